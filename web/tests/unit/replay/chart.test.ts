// The chart of the chances, and the decisions that are marked on it.
import { describe, expect, it } from 'vitest';
import {
  bandPath,
  eventAt,
  linePath,
  pointAt,
  pointsOf,
  twins,
  xOf,
  yOf,
} from '../../../src/replay/review/chart';
import { errorFrom, isError, judgedAt, markedOf, ofSeat } from '../../../src/replay/review/marked';
import { replayOf } from '../core/fixtures';
import { reviewOf } from './reviews';

const review = reviewOf('std4');
const total = replayOf('std4.0').steps.length;
const points = pointsOf(review, total);
const frame = { width: 600, height: 100, edge: 11, total };

describe('the chart', () => {
  it('goes from the first decision to the result, by event', () => {
    expect(points[0]?.n).toBe((review.chances[0]?.event ?? 0) - 1);
    expect(points.at(-1)).toEqual({ n: total, shares: review.result, errors: [] });
    const numbers = points.map(({ n }) => n);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('has the chances before a decision until the next', () => {
    const { event, shares } = review.chances[20]!;
    expect(pointAt(points, event - 1)?.shares).toEqual(shares);
    expect(pointAt(points, 0)).toBe(points[0]);
  });

  it('says no result before all is known', () => {
    const chances = review.chances.map((step, i) => {
      const { shares: _, errors: __, ...bare } = step;
      return i < 10 ? step : bare;
    });
    const known = pointsOf({ ...review, chances, sums: [] }, total);
    expect(known.at(-1)?.n).toBe((review.chances[9]?.event ?? 0) - 1);
    expect(pointsOf({ ...review, chances: [], sums: [] }, total)).toEqual([]);
  });

  it('has the measure of the time line', () => {
    expect(xOf(frame, 0)).toBe(11);
    expect(xOf(frame, total)).toBe(589);
    for (const n of [0, 1, 100, total]) expect(eventAt(frame, xOf(frame, n))).toBe(n);
    expect(eventAt(frame, -50)).toBe(0);
    expect(eventAt(frame, 5000)).toBe(total);
    expect(yOf(frame, 1)).toBeLessThan(yOf(frame, 0));
  });

  it('draws a line, and a band around it, for every seat', () => {
    for (const seat of review.names.keys()) {
      expect(linePath(frame, points, seat)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/);
      expect(bandPath(frame, points, seat)).toMatch(/^M.*Z$/);
    }
    expect(bandPath(frame, [], 0)).toBe('');
  });

  it('knows partners by their equal chances', () => {
    expect(twins(points, 4)).toEqual(new Set());
    const side = points.map((point) => {
      const [a = 0, b = 0] = point.shares;
      return { ...point, shares: [a, b, a, b] };
    });
    expect(twins(side, 4)).toEqual(new Set([2, 3]));
  });
});

describe('marked decisions', () => {
  const marked = markedOf(review);

  it('are those that were wrong, and the great ones', () => {
    const wrong = review.judgements.filter(({ mark }) => mark !== 'best' && mark !== 'good');
    expect(marked.filter(({ shown }) => isError(shown)).length).toBe(wrong.length);
    for (const { shown, judgement } of marked) {
      expect(shown === 'great' ? 'best' : shown).toBe(judgement.mark);
    }
    expect(marked.some(({ shown }) => shown === 'great')).toBe(true);
  });

  it('are never great by chance alone', () => {
    for (const { shown, seat, judgement } of marked.filter((one) => one.shown === 'great')) {
      const step = review.chances.find(({ decision }) => decision === judgement.decision);
      const link = step?.moved.find(({ kind }) => kind === 'decision');
      expect([shown, link!.change[seat]! >= 2 * link!.error[seat]!]).toEqual(['great', true]);
    }
  });

  it('are gone through one by one, also those of one player', () => {
    for (const list of [marked, ofSeat(marked, 1)]) {
      const seen: number[] = [];
      for (let at = errorFrom(list, 0, 1); at; at = errorFrom(list, at.n, 1)) seen.push(at.n);
      const wrong = list.filter(({ shown }) => isError(shown)).map(({ n }) => n);
      expect(seen).toEqual([...new Set(wrong)]);
      expect(errorFrom(list, total, -1)?.n).toBe(seen.at(-1));
    }
    expect(ofSeat(marked, 1).every(({ seat }) => seat === 1)).toBe(true);
  });

  it('are found at their event', () => {
    const [first] = marked;
    expect(judgedAt(review, first!.n)).toContain(first!.judgement);
    expect(judgedAt(review, total + 1)).toEqual([]);
  });
});
