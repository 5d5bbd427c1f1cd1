// One's own part in the fair deal of a table (docs/fairness.md): which nonce it is, what to say
// when, and whether what was dealt in the end is what was promised. Pure, but for what is kept.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Chair, ClientMessage, Room } from '../protocol/generated';
import { keep, kept } from './kept';

// What this device saw of a table's deal: what it will be held against.
export interface Seen {
  table: string;
  commit: string; // The server's, when first seen.
  deal?: number; // The refused starts before the deal in which the nonce was told,
  commitments?: Record<string, string>; // and everybody's commitments then, by chair.
  nonce?: string;
}
export type Alarm = 'commit' | 'commitment' | 'own' | 'others' | 'refused';
export type Verdict = 'fair' | 'none-own' | 'old' | Alarm;

export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

// The same on every tab of this device, after a reload too; another one in each deal.
export function nonceFor(secret: string, table: string, deal: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${table} ${deal}`)));
}

const dealOf = (room: Room): number => room.refused_starts?.count ?? 0;
const plays = (chair: Chair): boolean => chair.kind === 'person' || chair.kind === 'program';

function commitmentsOf(room: Room): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { seat, commitment } of room.chairs) if (commitment) all[seat] = commitment;
  return all;
}

export interface Step {
  say?: ClientMessage;
  seen: Seen;
  alarm?: Alarm;
}

// What to do when the room looks like this. `replace`: a commitment that is not this device's (of
// another device, say) gives way to its own.
export function nextStep(
  room: Room,
  secret: string,
  before: Seen | undefined,
  replace: boolean,
): Step {
  const seen = before ?? { table: room.table, commit: room.commit };
  const own = room.chairs.filter((chair) => chair.yours);
  if (room.stage !== 'lobby' || own.length === 0) return { seen };
  if (room.commit !== seen.commit) return { seen, alarm: 'commit' };
  const deal = dealOf(room);
  if (seen.deal !== undefined && deal < seen.deal) return { seen, alarm: 'refused' };
  const nonce = nonceFor(secret, room.table, deal);
  const commitment = hashOfText(nonce);
  const waits = own.some(({ seat }) => room.deal?.waiting.includes(seat));
  if (room.deal && !waits) return { seen };
  const missing = own.some((chair) => !chair.commitment);
  const other = own.some((chair) => chair.commitment !== commitment);
  if (room.deal?.phase !== 'revealing') {
    const commits = missing || (other && replace && !room.deal);
    return commits ? { seen, say: { type: 'commit', table: room.table, commitment } } : { seen };
  }
  return other ? { seen } : reveal(room, seen, deal, nonce);
}

// Only when everybody has committed, and never a second time to other commitments.
function reveal(room: Room, seen: Seen, deal: number, nonce: string): Step {
  const open = room.chairs.filter((chair) => plays(chair) && !chair.commitment);
  if (open.length > 0 && room.options.clock.kind !== 'daily') return { seen, alarm: 'others' };
  const commitments = commitmentsOf(room);
  if (seen.deal === deal && !same(seen.commitments ?? {}, commitments)) {
    return { seen, alarm: 'others' };
  }
  return {
    seen: { ...seen, deal, commitments, nonce },
    say: { type: 'reveal', table: room.table, nonce },
  };
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

// After the end: does all that is told fit what was promised, and what this device saw?
export function verdictOn(room: Room, seen: Seen | undefined): Verdict | undefined {
  const { fair } = room;
  if (!fair) return undefined;
  const commit = bytesToHex(sha256(hexToBytes(fair.secret)));
  if (commit !== room.commit || (seen && seen.commit !== commit)) return 'commit';
  const given = fair.parts.filter((part) => part.nonce !== undefined);
  const sealed = given.filter((part) => part.commitment !== undefined);
  if (sealed.some((part) => hashOfText(part.nonce ?? '') !== part.commitment)) return 'commitment';
  if (seen?.nonce === undefined) return sealed.length < given.length ? 'old' : 'none-own';
  if (!given.some((part) => part.nonce === seen.nonce)) return 'own';
  const told = Object.fromEntries(given.map((part) => [part.chair, part.commitment ?? '']));
  if (!same(told, seen.commitments ?? {})) return 'others';
  return dealOf(room) === seen.deal ? 'fair' : 'refused';
}

// --- What is kept
const secretKey = 'folsom.deal.secret';
const seenKey = 'folsom.deals';
const mostSeen = 40;

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
  const others = allSeen().filter(({ table }) => table !== seen.table);
  keep(seenKey, JSON.stringify([...others, seen].slice(-mostSeen)));
}
