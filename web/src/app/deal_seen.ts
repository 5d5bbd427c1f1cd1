// What this device keeps of the deals that it takes part in: what they will be held against.
import { bytesToHex } from '@noble/hashes/utils';
import { keep, kept } from './kept';

export interface Seen {
  table: string;
  commit: string; // The server's, when first seen.
  starts?: number; // The most refused starts, while one had a chair in the waiting room,
  chair?: boolean; // whether one kept it,
  daily?: boolean; // and whether it was to be a correspondence game.
  seats?: number[]; // One's own from the start, when the game was first seen.
  deal?: number; // The refused starts before the deal in which the nonce was told,
  commitments?: Record<string, string>; // everybody's commitments then, by chair,
  game?: Record<string, unknown>; // and what was to be played.
  nonce?: string;
  over?: boolean;
}

const secretKey = 'folsom.deal.secret';
const seenKey = 'folsom.deals';
// Of games that are over; and of all, in case some are never seen to end.
const mostOver = 40;
const most = 500;

export function ownSecret(): string {
  const known = kept(secretKey);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const made = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  keep(secretKey, made);
  return made;
}

function allSeen(): Seen[] {
  try {
    const list: unknown = JSON.parse(kept(seenKey) ?? '[]');
    return Array.isArray(list) ? (list as Seen[]) : [];
  } catch {
    return [];
  }
}

export const seenOf = (table: string): Seen | undefined =>
  allSeen().find((seen) => seen.table === table);

export function keepSeen(seen: Seen): void {
  const all = [...allSeen().filter(({ table }) => table !== seen.table), seen];
  const spare = new Set(all.filter(({ over }) => over).slice(0, -mostOver));
  keep(seenKey, JSON.stringify(all.filter((one) => !spare.has(one)).slice(-most)));
}
