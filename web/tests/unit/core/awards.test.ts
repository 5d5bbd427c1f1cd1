import { describe, expect, it } from 'vitest';
import { awardsOf } from '../../../src/core/awards';
import type { GameTally, SeatTally } from '../../../src/protocol/generated';

const nothing: SeatTally = {
  cards: 12,
  idle: 0,
  hits: 0,
  misses: 0,
  bullets: 1,
  neutral: 0,
  punches: 0,
  punched: 0,
  taken: 0,
  lost: 0,
  marshal: 0,
  by_card: {},
};

function tallyOf(...seats: Partial<SeatTally>[]): GameTally {
  const counts = seats.map((seat) => ({ ...nothing, ...seat }));
  return { counts, money: counts.map(() => [250, 250, 250, 250, 250, 250]) };
}

describe('awards', () => {
  it('go to everybody, each to one', () => {
    const awards = awardsOf(
      tallyOf({ misses: 4 }, { lost: 5 }, { bullets: 7 }, { hits: 6, misses: 1 }),
    );
    expect(awards.map(({ award }) => award)).toEqual([
      'barn-door',
      'robbed-blind',
      'lead-magnet',
      'fastest-gun',
    ]);
    expect(awards.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(awards[2]?.n).toBe(7);
  });

  it('say that somebody never hit anything only if so', () => {
    const [first] = awardsOf(tallyOf({ misses: 5, hits: 1 }, {}));
    expect(first?.award).not.toBe('barn-door');
  });

  it('are given once, to whom they fit best', () => {
    const awards = awardsOf(tallyOf({ lost: 6, punched: 5 }, { lost: 6 }, {}));
    expect(new Set(awards.slice(0, 2).map(({ award }) => award)).size).toBe(2);
    expect(awards[0]?.award).toBe('punchbag');
    expect(awards[1]?.award).toBe('robbed-blind');
  });

  it('console those of whom there is nothing to tell', () => {
    const awards = awardsOf(tallyOf({ bullets: 0 }, {}));
    expect(awards.map(({ award }) => award)).toEqual(['not-a-scratch', 'passenger']);
  });

  it('see a fortune made in the last round', () => {
    const tally = tallyOf({}, {});
    tally.money[1] = [250, 250, 500, 500, 500, 1500];
    expect(awardsOf(tally)[1]).toEqual({ seat: 1, award: 'last-minute', n: 1000 });
  });
});
