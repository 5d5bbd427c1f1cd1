import { describe, expect, test } from 'vitest';
import {
  beaten,
  dayAt,
  deedLine,
  moneyBars,
  monthAfter,
  numberOf,
  placeSign,
  shareText,
  stateOf,
  untilNext,
  weeksOf,
} from '../../../src/core/daily';
import type { DailyResult, DailyTry } from '../../../src/protocol/generated';

const result: DailyResult = {
  money: 1250,
  place: 2,
  seats: 4,
  rounds: [
    { money: 250, deed: 'robbed' },
    { money: 250, deed: 'shot' },
    { money: 0, deed: 'lost' },
    { money: 500, deed: 'hit' },
    { money: 1000, deed: 'quiet' },
  ],
};

describe('the line to share', () => {
  test('has train, money, place and a sign for each round', () => {
    expect(shareText('Folsom No. 18 · $1,250', result, 'https://x.example/daily')).toBe(
      '🚂 Folsom No. 18 · $1,250 · 🥈 2/4\n💰🔫💸🩹💤\n▃▃▁▅█\nhttps://x.example/daily',
    );
  });
  test('has no medal after the third, and no bars above nothing', () => {
    expect(placeSign({ ...result, place: 4 })).toBe('4/4');
    expect(moneyBars(result.rounds.map((round) => ({ ...round, money: -50 })))).toBe('▁▁▁▁▁');
    expect(deedLine([])).toBe('');
  });
});

test('only who made less is beaten', () => {
  expect(beaten(500, [250, 500, 750, 499])).toBe(2);
});

describe('the calendar', () => {
  test('has weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11'); // Begins with a Sunday.
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });
  test('goes over the new year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -2)).toBe('2026-11');
  });
  test('numbers trains by their days', () => {
    expect(numberOf('2026-11-01', { day: '2026-11-18', number: 18 })).toBe(1);
    expect(dayAt(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  });
});

test('the next train is never in the past', () => {
  expect(untilNext(3_600_000 * 5, 60_000)).toEqual({ hours: 4, minutes: 59 });
  expect(untilNext(0, 5)).toEqual({ hours: 0, minutes: 0 });
});

test.each([
  [undefined, 'none'],
  [{ stage: 'playing' }, 'riding'],
  [{ stage: 'finished' }, 'checking'],
  [{ stage: 'finished', result }, 'done'],
  [{ stage: 'finished', refused: 'daily/not_alone' }, 'refused'],
  [{ stage: 'closed' }, 'left'],
] as const)('a ride %o is %s', (one, state) => {
  const ride = one && ({ day: '2026-11-18', table: 'x', ...one } as DailyTry);
  expect(stateOf(ride)).toBe(state);
});
