import { expect, test } from 'vitest';
import { lastRatings, ratingPath } from '../../../src/puzzles/chart';

const box = { width: 120, height: 40, edge: 5 };
const points = (path: string) =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number));

test('the line goes from edge to edge and stays in its box', () => {
  const line = points(ratingPath([1100, 1260, 1190, 1400, 900], box));
  expect(line.length).toBe(5);
  expect(line[0]?.[0]).toBe(5);
  expect(line.at(-1)?.[0]).toBe(115);
  for (const [, y] of line) {
    expect(y).toBeGreaterThanOrEqual(5);
    expect(y).toBeLessThanOrEqual(35);
  }
});

test('a rating that hardly moves looks so', () => {
  const line = points(ratingPath([1100, 1105], box));
  expect(Math.abs((line[0]?.[1] ?? 0) - (line[1]?.[1] ?? 0))).toBeLessThan(3);
});

test('one answer is enough, and only the last ones are shown', () => {
  expect(points(ratingPath([1100], box))).toEqual([[5, 20]]);
  expect(
    lastRatings(
      1100,
      Array.from({ length: 100 }, (_, i) => i),
    ).length,
  ).toBe(60);
  expect(lastRatings(1100, [1200])).toEqual([1100, 1200]);
});
