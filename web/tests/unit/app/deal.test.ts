import { beforeEach, expect, test, vi } from 'vitest';
import {
  hashOfText,
  keepSeen,
  nextStep,
  nonceFor,
  ownSecret,
  seenOf,
  verdictOn,
  type Seen,
} from '../../../src/app/deal';
import type { Chair, Room } from '../../../src/protocol/generated';

const secret = 'ab'.repeat(32);
const serverSecret = '00'.repeat(32);
const commit = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const rival = 'cd'.repeat(32);
const mine = (deal: number) => nonceFor(secret, 'T', deal);

function chair(seat: number, more: Partial<Chair> = {}): Chair {
  return { seat, kind: 'person', here: true, away: false, yours: false, host: false, ...more };
}
function room(more: object = {}, own: Partial<Chair> = {}, other: Partial<Chair> = {}): Room {
  const chairs = [chair(0, { yours: true, ...own }), chair(1, other), chair(2, { kind: 'bot' })];
  const options = { clock: { kind: 'live' } };
  return { type: 'room', table: 'T', stage: 'lobby', commit, chairs, options, ...more } as Room;
}
const revealing = { deal: { phase: 'revealing', waiting: [0, 1] } };
const committed = (deal: number) => ({ commitment: hashOfText(mine(deal)) });
const sealed = { commitment: hashOfText(rival) };
// Of a page that has revealed in the first deal.
const revealed = (): Seen =>
  nextStep(room(revealing, committed(0), sealed), secret, undefined, false).seen;
const finished = (more: object = {}, parts: object[] = bothParts()) =>
  room({ stage: 'finished', fair: { secret: serverSecret, parts }, ...more });
function bothParts(): object[] {
  return [
    { chair: 0, seat: 1, nonce: mine(0), ...committed(0) },
    { chair: 1, seat: 0, nonce: rival, ...sealed },
  ];
}

beforeEach(() => vi.stubGlobal('localStorage', undefined));

test('a nonce is 64 digits, the same again, and another one in each deal', () => {
  expect(mine(0)).toMatch(/^[0-9a-f]{64}$/);
  expect(mine(0)).toBe(nonceFor(secret, 'T', 0));
  expect(new Set([mine(0), mine(1), nonceFor(secret, 'U', 0), nonceFor(rival, 'T', 0)]).size).toBe(
    4,
  );
});

test('a page commits where its chair shows no commitment, and once over a foreign one', () => {
  const commits = { type: 'commit', table: 'T', commitment: hashOfText(mine(0)) };
  expect(nextStep(room(), secret, undefined, false).say).toEqual(commits);
  expect(nextStep(room({}, committed(0)), secret, undefined, true).say).toBeUndefined();
  expect(nextStep(room({}, sealed), secret, undefined, true).say).toEqual(commits);
  expect(nextStep(room({}, sealed), secret, undefined, false).say).toBeUndefined();
  const committing = { deal: { phase: 'committing', waiting: [0] } };
  expect(nextStep(room(committing), secret, undefined, false).say).toEqual(commits);
  const excused = { deal: { phase: 'revealing', waiting: [1] } };
  expect(nextStep(room(excused), secret, undefined, false).say).toBeUndefined();
  const again = { refused_starts: { count: 1, why: 'left', names: [] } };
  expect(nextStep(room(again), secret, undefined, false).say).toMatchObject({
    commitment: hashOfText(mine(1)),
  });
});

test('a nonce is told only when everybody has committed', () => {
  const open = nextStep(room(revealing, committed(0)), secret, undefined, false);
  expect(open).toMatchObject({ alarm: 'others' });
  expect(open.say).toBeUndefined();
  const all = nextStep(room(revealing, committed(0), sealed), secret, undefined, false);
  expect(all.say).toEqual({ type: 'reveal', table: 'T', nonce: mine(0) });
  expect(all.seen).toMatchObject({ deal: 0, nonce: mine(0) });
  // By the day the absent are excused.
  const daily = { ...revealing, options: { clock: { kind: 'daily' } } };
  expect(nextStep(room(daily, committed(0)), secret, undefined, false).say).toBeDefined();
});

test('a nonce is not told again to other commitments', () => {
  const seen = revealed();
  const again = room(revealing, committed(0), sealed);
  expect(nextStep(again, secret, seen, false).say).toBeDefined();
  const changed = room(revealing, committed(0), { commitment: hashOfText(serverSecret) });
  expect(nextStep(changed, secret, seen, false)).toEqual({ seen, alarm: 'others' });
  const other = room({ commit: rival });
  expect(nextStep(other, secret, seen, false)).toEqual({ seen, alarm: 'commit' });
  const forgotten = { ...seen, deal: 1 };
  expect(nextStep(room(), secret, forgotten, false)).toMatchObject({ alarm: 'refused' });
});

test('after the end everything must be as it was promised', () => {
  const seen = revealed();
  expect(verdictOn(room(), seen)).toBeUndefined();
  expect(verdictOn(finished(), seen)).toBe('fair');
  expect(verdictOn(finished(), undefined)).toBe('none-own');
  expect(verdictOn(finished({}, [{ chair: 0, seat: 0, nonce: rival }]), undefined)).toBe('old');
});

test.each([
  ['commit', finished({ commit: rival })],
  ['commit', finished({ fair: { secret: rival, parts: bothParts() } })],
  ['commitment', finished({}, [{ chair: 1, seat: 0, nonce: mine(0), ...sealed }])],
  ['own', finished({}, bothParts().slice(1))],
  ['others', finished({}, bothParts().slice(0, 1))],
  ['others', finished({}, [...bothParts(), { chair: 2, seat: 2, nonce: commit }])],
  ['refused', finished({ refused_starts: { count: 1, why: 'left', names: [] } })],
])('an alarm: %s', (alarm, end) => {
  expect(verdictOn(end, revealed())).toBe(alarm);
});

test('what was seen is kept, of the last tables', () => {
  expect(ownSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret()).toBe(ownSecret());
  for (let i = 0; i < 50; ++i) keepSeen({ table: `T${i}`, commit });
  keepSeen({ table: 'T49', commit: rival });
  expect(seenOf('T49')).toEqual({ table: 'T49', commit: rival });
  expect(seenOf('T0')).toBeUndefined();
});
