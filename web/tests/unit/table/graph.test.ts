import { describe, expect, it } from 'vitest';
import type { GameTally } from '../../../src/protocol/generated';
import { apart, gridOf, tracksOf } from '../../../src/table/end/graph';
import { resultOf } from './games';

function tallyOf(money: number[][]): GameTally {
  return { counts: [], money };
}

describe('the money graph', () => {
  const result = resultOf('std4.0');
  const tracks = tracksOf(tallyOf(result.seats.map(({ total }) => [250, total])), result);

  it('ends with what everybody has', () => {
    expect(tracks.map(({ money }) => money.at(-1))).toEqual(result.seats.map(({ total }) => total));
    expect(new Set(tracks.map(({ bandit }) => bandit)).size).toBe(4);
  });

  it('has a grid from below the least to above the most', () => {
    const grid = gridOf(tracks);
    expect(grid[0]).toBe(0);
    expect(grid.at(-1)).toBeGreaterThanOrEqual(Math.max(...result.seats.map((s) => s.total)));
    expect(grid.length).toBeLessThanOrEqual(6);
  });

  it('keeps the ends of its lines apart, in their order', () => {
    expect(apart([50, 52, 10], 20, 200)).toEqual([50, 70, 10]);
    expect(apart([195, 190, 200], 20, 200)).toEqual([180, 160, 200]);
  });
});
