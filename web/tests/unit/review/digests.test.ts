import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { digestOf, Digests, type Digest } from '../../../src/review/digests';
import { fewest, judgedOf } from '../../../src/review/judged';
import { Shelf } from '../../../src/review/shelf';
import { reviewOf } from '../replay/reviews';

afterEach(() => vi.restoreAllMocks());

const digest = (iterations: number, judge = 'a'): Digest => ({ iterations, judge, seats: [] });

describe('what a review came to', () => {
  const review = reviewOf('std4');

  test('is every player’s accuracy, and where they gave something away', () => {
    const { seats, iterations } = digestOf(review);
    expect(iterations).toBe(review.iterations);
    expect(seats.map(({ decisions }) => decisions)).toEqual(
      review.players.map(({ decisions }) => decisions),
    );
    for (const { loss, lost_by_round } of seats) {
      expect(lost_by_round).toHaveLength(6);
      expect(lost_by_round.reduce((sum, one) => sum + one, 0)).toBeCloseTo(loss, 4);
    }
  });

  test('of one game says what its review says', () => {
    for (const [seat, player] of review.players.entries()) {
      const judged = judgedOf([digestOf(review).seats[seat]!]);
      expect(judged.games).toBe(1);
      expect(judged.accuracy).toBeCloseTo(player.accuracy!, 4);
      for (const [kind, one] of Object.entries(player.by_card)) {
        if (one?.accuracy === undefined) continue;
        if (one.decisions < fewest) expect(judged.byCard[kind]).toBeUndefined();
        else expect(judged.byCard[kind]).toBeCloseTo(one.accuracy, 3);
      }
    }
  });

  test('of several games counts each by what was at stake', () => {
    const empty = { marks: {}, by_card: {}, lost_by_round: [0, 0.1] };
    const judged = judgedOf([
      { ...empty, decisions: 3, loss: 0.1, stake: 1, marks: { blunder: 1 } },
      { ...empty, decisions: 3, loss: 0.2, stake: 3, lost_by_round: [0, 0.1, 0.2] },
    ]);
    expect(judged.accuracy).toBeCloseTo(1 - 0.3 / 4);
    expect(judged.lostByRound.map((one) => one.toFixed(2))).toEqual(['0.00', '0.10', '0.10']);
    expect(judged.marks).toMatchObject({ blunder: 1, best: 0 });
  });

  test('of no game is nothing', () => {
    expect(judgedOf([])).toMatchObject({ games: 0, accuracy: undefined, lostByRound: [] });
  });
});

describe('what reviews came to is kept', () => {
  test('by game, beside the reviews', async () => {
    const factory = new IDBFactory();
    await new Shelf(factory).put('key', 'review');
    await new Digests(factory).put('one', digest(100));
    await new Digests(factory).put('two', digest(200));
    expect(await new Digests(factory).all()).toEqual(
      new Map([
        ['one', digest(100)],
        ['two', digest(200)],
      ]),
    );
    expect(await new Shelf(factory).get('key')).toBe('review');
  });

  test('of the most thorough review, unless another judge came', async () => {
    const digests = new Digests(new IDBFactory());
    await digests.put('one', digest(400));
    await digests.put('one', digest(100));
    expect((await digests.all()).get('one')).toEqual(digest(400));
    await digests.put('one', digest(100, 'b'));
    expect((await digests.all()).get('one')).toEqual(digest(100, 'b'));
  });

  test('also where reviews were kept before there were digests', async () => {
    const factory = new IDBFactory();
    await new Promise((resolve) => {
      const request = factory.open('folsom.reviews', 1);
      request.onupgradeneeded = () => {
        const rows = request.result.createObjectStore('reviews');
        rows.createIndex('at', 'at');
        rows.put({ review: 'old', at: 1 }, 'key');
      };
      request.onsuccess = () => resolve(request.result.close());
    });
    await new Digests(factory).put('one', digest(100));
    expect((await new Digests(factory).all()).size).toBe(1);
    expect(await new Shelf(factory).get('key')).toBe('old');
  });

  test('nowhere where there is no database', async () => {
    await new Digests(undefined).put('one', digest(1));
    expect((await new Digests(undefined).all()).size).toBe(0);
  });
});
