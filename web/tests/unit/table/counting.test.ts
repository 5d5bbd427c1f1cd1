import { describe, expect, it } from 'vitest';
import type { BanditScore, Result } from '../../../src/protocol/generated';
import { countingOf, rowsAt, totalAt } from '../../../src/table/end/counting';
import { resultOf, viewAt } from './games';

const games = ['std4.0', 'horses6.0', 'duo14.0'];

function ended(name: string) {
  return countingOf(resultOf(name), viewAt(name, Infinity));
}

function seat(total: number, gunslinger = 0) {
  return { shares: 0, mortal: 0, gunslinger, total, side_total: total };
}

// What Ghost and Belle hold, in a game whose view says nothing of their purses.
function twoBandits(ghost: Partial<BanditScore>, belle: Partial<BanditScore>): Result['bandits'] {
  const none = { purses: 0, jewels: 0, strongboxes: 0, conductor: 0, ransom: 0 };
  const free = { ...none, caught: false, counts: true };
  return { ghost: { seat: 0, ...free, ...ghost }, belle: { seat: 1, ...free, ...belle } };
}
const started = () => viewAt('std4.0', 0);

describe('the scores', () => {
  it.each(games)('show every dollar of %s', (game) => {
    const { rows } = ended(game);
    for (const row of rows) expect(totalAt(row, Infinity)).toBe(row.total);
  });

  it.each(games)('begin with the winners of %s', (game) => {
    const result = resultOf(game);
    const { rows } = ended(game);
    expect(rows.filter(({ winner }) => winner)).toHaveLength(result.winners.length);
    expect(rows[0]?.winner).toBe(true);
    expect(rows[0]?.place).toBe(1);
  });

  it('leave a tie of money at the same place, but not with the winner', () => {
    const result: Result = {
      seats: [seat(500), seat(900), seat(900), seat(500)],
      bandits: {},
      winners: [2],
    };
    const { rows } = countingOf(result, started());
    expect(rows.map(({ seat: who }) => who)).toEqual([2, 1, 0, 3]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
  });

  it('count what a caught bandit holds unless the server says that it does not count', () => {
    const caught = { purses: 500, caught: true };
    const bandits = twoBandits(caught, { ...caught, counts: false });
    const result: Result = { seats: [seat(500), seat(0)], bandits, winners: [] };
    for (const row of countingOf(result, started()).rows) {
      expect(totalAt(row, Infinity)).toBe(row.total);
      expect(row.bandits[0]?.items[0]?.counts).toBe(row.seat === 0);
    }
  });
});

describe('the counting', () => {
  it.each(games)('goes from the last place up and names the winner of %s last', (game) => {
    const { rows, beats } = ended(game);
    const opened = beats.flatMap((beat) => (beat.kind === 'seat' ? [beat.row] : []));
    expect(new Set(opened)).toEqual(new Set(rows));
    const sums = opened.map((row) => totalAt(row, row.summed));
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    expect(beats.map(({ kind }) => kind).indexOf('winner')).toBe(beats.length - 1);
  });

  it('opens one purse at a time', () => {
    const { beats } = ended('std4.0');
    const view = viewAt('std4.0', Infinity);
    const purses = beats.filter((beat) => beat.kind === 'item' && beat.item.part === 'purses');
    const held = Object.values(view.purses).filter((purse) => purse?.at.startsWith('on '));
    expect(purses).toHaveLength(held.length);
  });

  it('tells nothing of a row before its turn, and Gunslinger of nobody before all', () => {
    const { rows, beats } = ended('std4.0');
    const handed = beats.findIndex(({ kind }) => kind === 'gunslinger');
    expect(handed).toBe(beats.length - 2);
    for (const row of rows) {
      expect(totalAt(row, row.opened)).toBe(0);
      const bonus = row.items.find(({ part }) => part === 'gunslinger')?.amount ?? 0;
      expect(totalAt(row, handed - 1)).toBe(row.total - bonus);
    }
  });

  it('lets Gunslinger change the order', () => {
    const bandits = twoBandits({ purses: 500 }, { purses: 300 });
    const result: Result = { seats: [seat(500), seat(1300, 1000)], bandits, winners: [1] };
    const { rows, beats } = countingOf(result, started());
    const order = (at: number) => rowsAt(rows, at).map((row) => row.seat);
    expect(order(beats.length - 3)).toEqual([0, 1]);
    expect(order(beats.length - 2)).toEqual([1, 0]);
  });

  it('hands Gunslinger to nobody where there is none', () => {
    const bandits = twoBandits({ purses: 500 }, { purses: 300 });
    const result: Result = { seats: [seat(500), seat(300)], bandits, winners: [0] };
    const { beats } = countingOf(result, started());
    expect(beats.some(({ kind }) => kind === 'gunslinger')).toBe(false);
  });
});
