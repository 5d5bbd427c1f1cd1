// One's own part in the fair deal of a table (docs/fairness.md): which nonce it is, what to say
// when, and whether what was dealt in the end is what was promised.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Chair, ClientMessage, DealPart, Room } from '../protocol/generated';
import type { Seen } from './deal_seen';

export type Alarm =
  'secret' | 'commit' | 'commitment' | 'unsealed' | 'own' | 'others' | 'options' | 'refused';
// `elsewhere`: right only if one was there with another device too.
export type Verdict =
  'fair' | 'none-own' | 'not-there' | 'nobody' | 'old' | 'elsewhere' | { alarm: Alarm };

export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

// The same on every tab of this device, after a reload too; another one in each deal.
export function nonceFor(secret: string, table: string, deal: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${table} ${deal}`)));
}

const dealOf = (room: Room): number => room.refused_starts?.count ?? 0;
const plays = (chair: Chair): boolean => chair.kind === 'person' || chair.kind === 'program';
const isDaily = (room: Room): boolean => room.options.clock.kind === 'daily';
const isExcused = (room: Room, { seat }: Chair): boolean =>
  isDaily(room) && (room.deal?.excused?.includes(seat) ?? false);
const gameOf = (room: Room): Record<string, unknown> => ({
  ...room.config,
  shuffle_seats: room.options.shuffle_seats,
});

function commitmentsOf(room: Room): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { seat, commitment } of room.chairs) if (commitment) all[seat] = commitment;
  return all;
}

export interface Step {
  say?: ClientMessage;
  seen: Seen | undefined; // What to keep.
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
  if (room.stage !== 'lobby') return { seen: before && seenInPlay(room, before) };
  const own = room.chairs.filter((chair) => chair.yours);
  if (own.length === 0) return { seen: before?.chair ? { ...before, chair: false } : before };
  if (before && room.commit !== before.commit) return { seen: before, alarm: 'commit' };
  const deal = dealOf(room);
  if (before && deal < (before.deal ?? 0)) return { seen: before, alarm: 'refused' };
  const seen = seenInLobby(room, before);
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

// Only when everybody has committed who is not excused, and never a second time to other
// commitments or for another game.
function reveal(room: Room, seen: Seen, deal: number, nonce: string): Step {
  const bound = room.chairs.filter((chair) => plays(chair) && !isExcused(room, chair));
  if (bound.some((chair) => !chair.commitment)) return { seen, alarm: 'others' };
  const commitments = commitmentsOf(room);
  const say: ClientMessage = { type: 'reveal', table: room.table, nonce };
  if (seen.deal !== deal) {
    return { seen: { ...seen, deal, commitments, game: gameOf(room), nonce }, say };
  }
  if (!same(seen.commitments ?? {}, commitments)) return { seen, alarm: 'others' };
  return isStill(seen.game ?? {}, gameOf(room)) ? { seen, say } : { seen, alarm: 'options' };
}

// --- What is seen
function seenInLobby(room: Room, before: Seen | undefined): Seen {
  const starts = Math.max(dealOf(room), before?.starts ?? 0);
  const daily = isDaily(room);
  if (before?.chair && before.starts === starts && before.daily === daily) return before;
  const { table, commit } = room;
  return { ...(before ?? { table, commit }), starts, chair: true, daily };
}

function seenInPlay(room: Room, before: Seen): Seen {
  const over = room.stage !== 'playing';
  if (before.seats && (before.over ?? false) === over) return before;
  return { ...before, seats: before.seats ?? seatsFromTheStart(room, before), over };
}

// Who lost the chair in a refused start may have taken over another one since the game began.
function seatsFromTheStart(room: Room, seen: Seen): number[] {
  const lost = dealOf(room) !== seen.starts;
  const own = room.chairs.filter((chair) => chair.yours && !(lost && chair.before !== undefined));
  return seen.chair ? own.map(({ seat }) => seat) : [];
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

// A later version may tell more of a game than the one that saw it begin.
function isStill(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  const text = (value: unknown) => JSON.stringify(value);
  return Object.entries(before).every(([key, value]) => text(value) === text(now[key]));
}

// --- After the end: does all that is told fit what was promised, and what this device saw?
export function verdictOn(room: Room, seen: Seen | undefined): Verdict | undefined {
  if (!room.fair) return room.stage === 'finished' ? { alarm: 'secret' } : undefined;
  const { secret, parts } = room.fair;
  const isSecret = /^[0-9a-f]{64}$/.test(secret);
  const commit = isSecret ? bytesToHex(sha256(hexToBytes(secret))) : '';
  if (commit !== room.commit || (seen && seen.commit !== commit)) return { alarm: 'commit' };
  const sealed = parts.filter((part) => part.commitment !== undefined);
  const given = parts.filter((part) => part.nonce !== undefined);
  const fits = sealed.every(({ nonce, commitment }) => hashOfText(nonce ?? '') === commitment);
  const isOld = sealed.length === 0 && given.length > 0;
  if (!fits || (!isOld && sealed.length < given.length)) return { alarm: 'commitment' };
  // Who saw the waiting room saw it in the new scheme.
  if (isOld) return seen ? { alarm: 'unsealed' } : 'old';
  const own = seen && ownVerdict(room, parts, seen);
  return own ?? (given.length === 0 ? 'nobody' : 'none-own');
}

// Nothing if one had no part in it.
function ownVerdict(room: Room, parts: DealPart[], seen: Seen): Verdict | undefined {
  const deal = dealOf(room);
  const isIn = parts.some(({ nonce }) => nonce !== undefined && nonce === seen.nonce);
  if (deal < (seen.starts ?? 0) || (isIn && deal !== seen.deal)) return { alarm: 'refused' };
  if (isIn) return held(room, parts, seen);
  if (seen.nonce !== undefined && deal === seen.deal) return { alarm: 'own' };
  const seats = seen.seats ?? seatsFromTheStart(room, seen);
  const own = seats.map((at) => parts.find(({ seat }) => seat === at));
  if (own.length === 0) return undefined;
  if (seen.daily && own.every((part) => part?.excused)) return 'not-there';
  return own.every((part) => part?.nonce !== undefined) ? 'elsewhere' : { alarm: 'own' };
}

// One's own nonce is in it: what about all the rest that one was shown with it?
function held(room: Room, parts: DealPart[], seen: Seen): Verdict {
  const given = parts.filter(({ nonce }) => nonce !== undefined);
  const told = Object.fromEntries(given.map((part) => [part.chair, part.commitment ?? '']));
  if (!same(told, seen.commitments ?? {})) return { alarm: 'others' };
  return isStill(seen.game ?? {}, gameOf(room)) ? 'fair' : { alarm: 'options' };
}
