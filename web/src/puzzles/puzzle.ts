// The puzzles that ship: lines of a file that is fetched once (docs/puzzles.md).
import type { Action, Fact } from '../protocol/generated';
import address from './puzzles.jsonl?url';

export interface Puzzle {
  id: string;
  seat: number;
  right: Action[];
  shares: Record<Action, number>; // Of a win, in thousandths.
  themes: string[];
  why: Record<Action, Fact[]>; // For each wrong action, how the right one differs.
  rating: number;
  // Only for the hall to read, but for what it is about.
  position: { ask: string; config: { horses?: boolean } };
}

// The facts are counted in so many deals.
export const deals = 100;

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Puzzle => JSON.parse(line));
}

// What a hall must know of them to judge answers: lines as tools/puzzle_index writes them.
export function indexLines(puzzles: readonly Puzzle[]): string {
  return puzzles.map(indexLine).join('\n');
}

function indexLine({ id, rating, right, shares }: Puzzle): string {
  const actions = Object.keys(shares).map((one) => (right.includes(one) ? `=${one}` : one));
  return `${id} ${rating} ${actions.join(',')}`;
}

let loading: Promise<Puzzle[]> | undefined;

// Once; again after a failure.
export function loadPuzzles(): Promise<Puzzle[]> {
  loading ??= fetchPuzzles();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function fetchPuzzles(): Promise<Puzzle[]> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status} ${address}`);
  return readPuzzles(await reply.text());
}

// All answers, the best first.
export function byShare({ shares }: Puzzle): { action: Action; share: number }[] {
  return Object.entries(shares)
    .map(([action, share]) => ({ action, share: share / 1000 }))
    .sort((a, b) => b.share - a.share);
}

// The best of the wrong answers.
export function runnerUp(puzzle: Puzzle): Action | undefined {
  return byShare(puzzle).find(({ action }) => !puzzle.right.includes(action))?.action;
}
