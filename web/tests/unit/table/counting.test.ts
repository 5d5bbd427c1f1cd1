import { describe, expect, it } from 'vitest';
import type { Result } from '../../../src/protocol/generated';
import { counted, seatRows } from '../../../src/table/end/counting';
import { resultOf } from './games';

const games = ['std4.0', 'horses6.0', 'duo14.0'];

describe('the scores', () => {
  it.each(games)('show every dollar of %s', (game) => {
    for (const row of seatRows(resultOf(game))) {
      const ofBandits = row.bandits
        .filter(({ caught }) => !caught)
        .flatMap(({ parts }) => parts.map(({ amount }) => amount));
      const all = [...ofBandits, ...row.parts.map(({ amount }) => amount)];
      expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(row.total);
    }
  });

  it.each(games)('begin with the winners of %s', (game) => {
    const result = resultOf(game);
    const rows = seatRows(result);
    expect(rows.filter(({ winner }) => winner)).toHaveLength(result.winners.length);
    expect(rows[0]?.winner).toBe(true);
    expect(rows[0]?.place).toBe(1);
  });

  it('leave a tie of money at the same place, but not with the winner', () => {
    const seat = (total: number) => ({
      shares: 0,
      mortal: 0,
      gunslinger: 0,
      total,
      side_total: total,
    });
    const result: Result = {
      seats: [seat(500), seat(900), seat(900), seat(500)],
      bandits: {},
      winners: [2],
    };
    const rows = seatRows(result);
    expect(rows.map(({ seat: who }) => who)).toEqual([2, 1, 0, 3]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
  });
});

describe('counting up', () => {
  it('starts at nothing, never overshoots and ends exactly', () => {
    expect(counted(1250, 0)).toBe(0);
    expect(counted(1250, 1)).toBe(1250);
    let last = 0;
    for (let part = 0; part <= 1; part += 0.05) {
      const now = counted(1250, part);
      expect(now).toBeGreaterThanOrEqual(last);
      expect(now).toBeLessThanOrEqual(1250);
      last = now;
    }
  });

  it('counts debts down', () => {
    expect(counted(-300, 1)).toBe(-300);
    expect(counted(-300, 0.5)).toBeLessThan(0);
  });
});
