import { errorKey } from './errors';

// How the page of a trouble looks: its heading, and the ways on that make sense from there.
export type TroubleKind =
  | 'lost'
  | 'full'
  | 'kicked'
  | 'closed'
  | 'outdated'
  | 'alone'
  | 'server'
  | 'record'
  | 'limit'
  | 'broken'
  | 'refused';
export type WayOn = 'watch' | 'new' | 'records' | 'file' | 'bots';

export function troubleKind(code: string): TroubleKind {
  const key = errorKey(code);
  if (key === 'outdated') return 'outdated';
  if (key === 'link-none') return 'alone';
  if (/^(link-|code-|table-unknown|table-no-such-seat)/.test(key)) return 'lost';
  if (/^table-(full|full-house|seat-taken|no-spectators)$/.test(key)) return 'full';
  if (key === 'table-kicked') return 'kicked';
  if (key.startsWith('closed') || key === 'table-over') return 'closed';
  if (key.startsWith('record-')) return 'record';
  if (key.startsWith('limit-')) return 'limit';
  if (key.startsWith('here-')) return 'broken';
  if (key.startsWith('server-') || key === 'client-offline' || key === 'origin') return 'server';
  if (key === 'client-broken' || key === 'general' || key === 'not-understood') return 'broken';
  return 'refused';
}

const ways: Record<TroubleKind, WayOn[]> = {
  lost: ['watch', 'new'],
  full: ['watch', 'new'],
  kicked: ['watch', 'new'],
  closed: ['new', 'records'],
  outdated: [],
  alone: ['bots'],
  server: [],
  record: ['records', 'file'],
  limit: [],
  broken: [],
  refused: ['watch'],
};

export function waysOn(kind: TroubleKind): WayOn[] {
  return ways[kind];
}

// Troubles that may be over when one looks again.
export function worthRetrying(kind: TroubleKind): boolean {
  return ['outdated', 'alone', 'server', 'limit', 'broken'].includes(kind);
}
