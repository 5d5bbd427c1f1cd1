import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOfText, nextStep, nonceFor, verdictOn, type Alarm } from '../../../src/app/deal';
import { OwnPart } from '../../../src/app/deal_part';
import { keepSeen, ownSecret, seenOf, type Seen } from '../../../src/app/deal_seen';
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
  const options = { clock: { kind: 'live' }, shuffle_seats: false };
  const config = { seats: 3, bandits: 'random' };
  return {
    type: 'room',
    table: 'T',
    stage: 'lobby',
    commit,
    chairs,
    config,
    options,
    ...more,
  } as Room;
}
const revealing = { deal: { phase: 'revealing', waiting: [0, 1] } };
const committed = (deal: number) => ({ commitment: hashOfText(mine(deal)) });
const sealed = { commitment: hashOfText(rival) };
const daily = { options: { clock: { kind: 'daily' }, shuffle_seats: false } };
const refusedOnce = { refused_starts: { count: 1, why: 'left', names: [] } };
// What a page has seen that was shown these rooms, one after the other.
function seenOfAll(...rooms: Room[]): Seen {
  let seen: Seen | undefined;
  for (const one of rooms) ({ seen } = nextStep(one, secret, seen, false));
  if (!seen) throw new Error('nothing was seen');
  return seen;
}
// Of a page that has revealed in the first deal.
const revealed = (): Seen => seenOfAll(room(revealing, committed(0), sealed));
const playing = (more: object = {}, own: Partial<Chair> = {}) =>
  room({ stage: 'playing', ...more }, own);
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
});

test('in correspondence games nobody is waited for who is excused, and everybody else', () => {
  const without = (...excused: number[]) => ({
    deal: { phase: 'revealing', waiting: [0], excused },
  });
  const step = (...more: object[]) =>
    nextStep(room(Object.assign({}, ...more), committed(0)), secret, undefined, false);
  expect(step(without(1), daily).say).toMatchObject({ type: 'reveal', nonce: mine(0) });
  for (const open of [step(revealing, daily), step(without(2), daily), step(without(1))]) {
    expect(open).toMatchObject({ alarm: 'others' });
    expect(open.say).toBeUndefined();
  }
  // Who was excused adds nothing.
  const { seen } = step(without(1), daily);
  expect(verdictOn(finished(daily), seen)).toEqual({ alarm: 'others' });
  const parts = [...bothParts().slice(0, 1), { chair: 1, seat: 0, excused: true }];
  expect(verdictOn(finished(daily, parts), seen)).toBe('fair');
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

test('a nonce is not told again for another game', () => {
  const seen = revealed();
  const shuffled = { options: { clock: { kind: 'live' }, shuffle_seats: true } };
  for (const other of [{ config: { seats: 3, bandits: 'drafted' } }, shuffled]) {
    const changed = room({ ...revealing, ...other }, committed(0), sealed);
    expect(nextStep(changed, secret, seen, false)).toEqual({ seen, alarm: 'options' });
    expect(verdictOn(finished(other), seen)).toEqual({ alarm: 'options' });
    expect(verdictOn(finished(), seen)).toBe('fair');
  }
  // After a refused start the next deal may be one of another game.
  const next = room({ ...revealing, ...shuffled, ...refusedOnce }, committed(1), sealed);
  expect(nextStep(next, secret, seen, false).say).toMatchObject({ nonce: mine(1) });
});

test('after the end everything must be as it was promised', () => {
  const seen = revealed();
  expect(verdictOn(room(), seen)).toBeUndefined();
  expect(verdictOn(finished(), seen)).toBe('fair');
  expect(verdictOn(finished(), undefined)).toBe('none-own');
  expect(verdictOn(finished({}, []), undefined)).toBe('nobody');
  expect(verdictOn(finished({}, [{ chair: 0, seat: 0, nonce: rival }]), undefined)).toBe('old');
  // A later version may tell more of a game.
  const config = { seats: 3, bandits: 'random', weather: 'fine' };
  expect(verdictOn(finished({ config }), seen)).toBe('fair');
});

test.each<[Alarm, Room]>([
  ['secret', finished({ fair: undefined })],
  ['commit', finished({ commit: rival })],
  ['commit', finished({ fair: { secret: rival, parts: bothParts() } })],
  ['commit', finished({ fair: { secret: 'no secret', parts: bothParts() } })],
  ['commitment', finished({}, [{ chair: 1, seat: 0, nonce: mine(0), ...sealed }])],
  ['commitment', finished({}, [...bothParts(), { chair: 2, seat: 2, ...sealed }])],
  ['commitment', finished({}, [...bothParts(), { chair: 2, seat: 2, nonce: commit }])],
  ['unsealed', finished({}, [{ chair: 0, seat: 0, nonce: mine(0) }])],
  ['own', finished({}, bothParts().slice(1))],
  ['others', finished({}, bothParts().slice(0, 1))],
  [
    'others',
    finished({}, [
      ...bothParts(),
      { chair: 2, seat: 2, nonce: commit, commitment: hashOfText(commit) },
    ]),
  ],
  ['refused', finished(refusedOnce)],
  ['options', finished({ config: { seats: 3, bandits: 'drafted' } })],
  ['options', finished({ options: { clock: { kind: 'live' }, shuffle_seats: true } })],
])('an alarm: %s', (alarm, end) => {
  expect(verdictOn(end, revealed())).toEqual({ alarm });
});

describe('who was never asked for a number', () => {
  const others = [{ chair: 1, seat: 1, nonce: rival, ...sealed }];
  const puppet = { nonce: commit, commitment: hashOfText(commit) };

  test('though they had a chair from the waiting room to the game, is alarmed', () => {
    const seen = seenOfAll(room({}, committed(0)), playing());
    expect(verdictOn(finished({}, others), seen)).toEqual({ alarm: 'own' });
    expect(verdictOn(finished({}, []), seen)).toEqual({ alarm: 'own' });
    expect(
      verdictOn(finished({}, [{ chair: 0, seat: 0, excused: true }, ...others]), seen),
    ).toEqual({
      alarm: 'own',
    });
    // Nor does it help to show them the game only at its end, or with a tale of who sat there.
    expect(verdictOn(finished({}, others), seenOfAll(room()))).toEqual({ alarm: 'own' });
    const passed = seenOfAll(room(), playing({}, { before: 'Zoe' }));
    expect(verdictOn(finished({}, others), passed)).toEqual({ alarm: 'own' });
    const old = [{ chair: 0, seat: 0, nonce: rival }];
    expect(verdictOn(finished({}, old), seen)).toEqual({ alarm: 'unsealed' });
  });

  test('in the second deal, having answered in the first, is alarmed too', () => {
    const seen = seenOfAll(room(revealing, committed(0), sealed), room(refusedOnce), playing());
    expect(verdictOn(finished(refusedOnce, others), seen)).toEqual({ alarm: 'own' });
    expect(verdictOn(finished({}, others), seen)).toEqual({ alarm: 'refused' });
  });

  test('since another device of theirs was, is told so', () => {
    const seen = seenOfAll(room({}, { commitment: puppet.commitment }), playing());
    expect(verdictOn(finished({}, [{ chair: 0, seat: 0, ...puppet }, ...others]), seen)).toBe(
      'elsewhere',
    );
  });

  test('since they were not there, in a correspondence game, is told so', () => {
    const seen = seenOfAll(room(daily), playing(daily));
    const excused = [{ chair: 0, seat: 0, excused: true }, ...others];
    expect(verdictOn(finished(daily, excused), seen)).toBe('not-there');
    // Nobody is excused from a game that is said to be by correspondence only when it is over.
    const live = seenOfAll(room(), playing());
    expect(verdictOn(finished(daily, excused), live)).toEqual({ alarm: 'own' });
  });

  test('since they had left, is not alarmed', () => {
    const left = room({}, { yours: false });
    const watching = room({ stage: 'playing' }, { yours: false });
    for (const seen of [
      seenOfAll(room(), left, watching),
      seenOfAll(room(revealing, committed(0), sealed), room(refusedOnce), left, watching),
      seenOfAll(room(), left, playing({}, { before: 'Zoe' })),
      // The chair was lost while one was not there, and another one taken over in play.
      seenOfAll(room(), playing(refusedOnce, { before: 'Zoe' })),
    ]) {
      expect(verdictOn(finished(refusedOnce, others), seen)).toBe('none-own');
    }
  });
});

test('what was seen is kept, of games that are not over and of the last that are', () => {
  expect(ownSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret()).toBe(ownSecret());
  for (let i = 0; i < 90; ++i) keepSeen({ table: `T${i}`, commit, over: i % 2 === 0 });
  keepSeen({ table: 'T49', commit: rival });
  expect(seenOf('T49')).toEqual({ table: 'T49', commit: rival });
  expect(seenOf('T0')).toBeUndefined();
  expect(seenOf('T8')).toBeUndefined();
  expect(seenOf('T10')).toBeDefined();
  expect(seenOf('T1')).toBeDefined();
  for (let i = 0; i < 600; ++i) keepSeen({ table: `U${i}`, commit });
  expect(seenOf('T1')).toBeUndefined();
  expect(seenOf('U100')).toBeDefined();
});

test('one who starts at once has committed before, and reveals whatever screen is shown', async () => {
  const said: object[] = [];
  const part = new OwnPart(async (message) => {
    said.push(message);
    return { type: 'ok' } as never;
  });
  await part.commitFirst('Q', commit);
  const own = nonceFor(ownSecret(), 'Q', 0);
  expect(said).toEqual([{ type: 'commit', table: 'Q', commitment: hashOfText(own) }]);
  part.take(room({ table: 'Q', ...revealing }, { commitment: hashOfText(own) }, sealed));
  expect(said[1]).toEqual({ type: 'reveal', table: 'Q', nonce: own });
  expect(seenOf('Q')).toMatchObject({ commit, nonce: own });
  // Another commit than the one that the table was made with.
  part.take(room({ table: 'Q', commit: rival }));
  expect(part.alarm).toBe('commit');
});
