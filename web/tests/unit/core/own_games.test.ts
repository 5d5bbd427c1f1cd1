import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/core/own_figures';
import { everything, isWanted, playedOf, type Played } from '../../../src/core/own_games';
import { placesOf } from '../../../src/core/standing';
import type { OwnGame, Result, SeatTally, SummarySeat } from '../../../src/protocol/generated';

const counts: SeatTally = {
  cards: 10,
  idle: 2,
  hits: 3,
  misses: 1,
  bullets: 2,
  neutral: 1,
  punches: 1,
  punched: 0,
  taken: 4,
  lost: 1,
  marshal: 0,
  by_card: { fire: { resolved: 4, nothing: 1 }, move: { resolved: 6, nothing: 1 } },
};

function resultOf(totals: number[], winners: number[]): Result {
  const seats = totals.map((total) => {
    return { shares: 0, mortal: 0, gunslinger: 0, total, side_total: total };
  });
  const none = { purses: 0, jewels: 0, strongboxes: 0, conductor: 0, ransom: 0 };
  const tuco = { ...none, seat: 0, caught: false, counts: true };
  return { seats, winners, bandits: { tuco, doc: { ...tuco, seat: 1 } } };
}

const drifter: SummarySeat = { kind: 'bot', level: 'drifter' };
const ann: SummarySeat = { kind: 'person', name: 'Ann' };

interface Wish {
  totals?: number[];
  winners?: number[];
  yours?: number[];
  seats?: SummarySeat[];
  at?: number;
  hints?: number;
}
function gameOf(wish: Wish = {}): OwnGame {
  const { totals = [1000, 500], winners = [0], yours = [0], seats = [ann, drifter] } = wish;
  return {
    summary: {
      table: `t${wish.at ?? 1}`,
      code: 'ABCDE',
      title: '',
      stage: 'finished',
      config: {
        seats: 2,
        edition: '2014',
        variant: 'duo14',
        expert: false,
        horses: false,
        bandits: 'random',
        wagons: 'random',
      },
      seats,
      free: 0,
      clock: 'none',
      created_at: 0,
      changed_at: wish.at ?? 1,
      commit: '0'.repeat(64),
      result: resultOf(totals, winners),
      ...(wish.hints !== undefined && { hints: wish.hints }),
    },
    yours,
    tally: { counts: [counts, { ...counts, idle: 6 }], money: [[], []] },
  };
}
const played = (wish?: Wish): Played => playedOf(gameOf(wish));

describe('places', () => {
  it('are shared by equals, but never with the winner', () => {
    expect(placesOf(resultOf([500, 900, 900, 500], [2]))).toEqual([3, 2, 1, 3]);
  });
});

describe('a game of one’s own', () => {
  it('has a place, money and a bandit', () => {
    expect(played({ yours: [1] })).toMatchObject({ seat: 1, place: 2, money: 500, won: false });
    expect(played().bandits).toEqual(['tuco']);
  });

  it('is nobody’s where one had several seats', () => {
    expect(played({ yours: [0, 1] }).seat).toBeUndefined();
  });

  it('is found by its words, its kind, its company and its outcome', () => {
    const found = (wanted: object, one = played()) =>
      isWanted({ ...everything, ...wanted }, one, 'Ann Drifter Two players');
    expect(found({})).toBe(true);
    expect(found({ text: ' ann  drift' })).toBe(true);
    expect(found({ text: 'ann bob' })).toBe(false);
    expect(found({ variant: 'standard' })).toBe(false);
    expect(found({ company: 'bots' })).toBe(true);
    expect(found({ company: 'people' })).toBe(false);
    expect(found({ company: 'people' }, played({ seats: [ann, ann] }))).toBe(true);
    expect(found({ outcome: 'lost' })).toBe(false);
    expect(found({ outcome: 'lost' }, played({ winners: [1] }))).toBe(true);
    expect(found({ helped: 'alone' })).toBe(true);
    expect(found({ helped: 'hinted' })).toBe(false);
    expect(found({ helped: 'alone' }, played({ hints: 2 }))).toBe(false);
    expect(found({ helped: 'hinted' }, played({ hints: 2 }))).toBe(true);
  });
});

describe('figures', () => {
  it('are none without a game of one’s own', () => {
    expect(figuresOf([])).toBeUndefined();
    expect(figuresOf([played({ yours: [0, 1] })])).toBeUndefined();
    const { game, ...rest } = played();
    const summary = { ...game.summary, origin: { table: 'other', deal: true as const } };
    expect(figuresOf([{ ...rest, game: { ...game, summary } }])).toBeUndefined();
  });

  it('add up', () => {
    const games = [
      played({ at: 4 }),
      played({ at: 3 }),
      played({ at: 2, winners: [1], totals: [100, 900] }),
      played({ at: 1, yours: [1], totals: [300, 700], winners: [1] }),
    ];
    const figures = figuresOf(games);
    expect(figures).toMatchObject({ games: 4, won: 3, mean: 700 });
    expect(figures?.money).toEqual([700, 100, 1000, 1000]);
    expect(figures?.streaks).toEqual({ now: 2, longest: 2, drought: 1 });
    expect(figures?.bandits).toContainEqual({ key: 'tuco', games: 3, won: 2 });
    expect(figures?.bandits).toContainEqual({ key: 'ghost', games: 0, won: 0 });
    expect(figures?.levels).toEqual([{ key: 'drifter', games: 4, won: 3 }]);
  });

  it('compare oneself with the others', () => {
    const habit = figuresOf([played()])?.habits.find(({ key }) => key === 'idle');
    expect(habit).toEqual({ key: 'idle', you: 0.2, others: 0.6, percent: true });
  });

  it('say what became of one’s cards, by kind', () => {
    expect(figuresOf([played({ at: 1 }), played({ at: 2 })])?.cards).toEqual([
      { kind: 'move', resolved: 12, nothing: 2 },
      { kind: 'fire', resolved: 8, nothing: 2 },
    ]);
  });

  it('count games with hints, but for neither streaks nor honours', () => {
    const games = [
      played({ at: 1, winners: [1], totals: [100, 900] }),
      played({ at: 2, hints: 1, totals: [3000, 0] }),
    ];
    const figures = figuresOf(games);
    expect(figures).toMatchObject({ games: 2, hinted: 1, won: 1 });
    expect(figures?.streaks).toEqual({ now: 0, longest: 0, drought: 1 });
    expect(figures?.honours.find(({ key }) => key === 'haul')?.n).toBe(100);
    const helped = figuresOf([played({ hints: 1 })]);
    expect(helped?.streaks).toEqual({ now: 0, longest: 0, drought: 0 });
    expect(helped?.honours).toEqual([]);
  });

  it('remember the game in which most happened', () => {
    const honours = figuresOf([played({ at: 2 }), played({ at: 1, totals: [2000, 1] })])?.honours;
    const haul = honours?.find(({ key }) => key === 'haul');
    expect(haul).toMatchObject({ n: 2000, played: { at: 1 } });
    expect(honours?.some(({ key }) => key === 'marshal')).toBe(false);
  });
});
