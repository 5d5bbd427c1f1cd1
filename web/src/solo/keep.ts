// What a hall keeps: an ordered map from key to text, of which it asks later (src/ledger/ledger.h).
export type Range = [from: string, to: string];
export type Row = [key: string, text: string];

export interface Reading {
  get: string[];
  scan: Range[];
  room?: true;
}

export interface Commit {
  if: [key: string, text: string | null][];
  has: [key: string, there: boolean][];
  put: Row[];
  remove: string[];
  clear: Range[];
  tell: unknown[];
  strict: boolean;
}

export interface Failure {
  failed: 'full' | 'broken' | 'away' | 'read_only';
  why: string;
}

export interface Room {
  used: number;
  free?: number;
}

export type Known = { get: (string | null)[]; scan: Row[][]; room?: Room };
export type Answer = Known | { done: boolean } | Failure;

export interface Keep {
  // What is kept outlasts this tab, and others of this browser have it too.
  readonly lasts: boolean;
  // Never rejects.
  ask(question: Reading | Commit): Promise<Answer>;
}

export function isReading(question: Reading | Commit): question is Reading {
  return 'get' in question;
}
