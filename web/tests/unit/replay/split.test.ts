// What moved somebody's chances at each step.
import { describe, expect, it } from 'vitest';
import type { ChanceStep, Review } from '../../../src/protocol/generated';
import { barsOf, hueOf, splitAt, splitsOf } from '../../../src/replay/review/split';
import { reviewOf } from './reviews';

const review = reviewOf('std4');

function stepOf(event: number, moved: ChanceStep['moved'], shares = [0.2, 0.3, 0.5]): ChanceStep {
  const about = { decision: event, round: 1, seat: 0, action: 'draw' };
  return { ...about, event, moved, shares, errors: [0, 0, 0] };
}
function having(chances: ChanceStep[]): Review {
  return { ...review, names: ['a', 'b', 'c'], chances };
}

describe('the split', () => {
  it('has what is sure of every step, and nothing else', () => {
    for (const seat of review.names.keys()) {
      const splits = splitsOf(review, seat);
      expect(splits.map(({ n }) => n)).toEqual(review.chances.map(({ event }) => event));
      const told = splits.flatMap(({ parts }) => parts.map(({ change }) => change));
      const links = review.chances.flatMap(({ moved }) => moved);
      const sure = links.filter(
        ({ change, error }) => change[seat] && Math.abs(change[seat]) >= 2 * error[seat]!,
      );
      expect(told).toEqual(sure.map(({ change }) => change[seat]));
      expect(told.length).toBeGreaterThan(0);
    }
  });

  it('says whose decision it was, and which kind of chance', () => {
    const link = (kind: 'decision' | 'cards', seat: number) => {
      return { kind, seat, change: [0.1, -0.05, -0.05], error: [0.01, 0.01, 0.03] };
    };
    const one = having([stepOf(7, [link('decision', 0), link('cards', 0)])]);
    const causes = (seat: number) => splitsOf(one, seat)[0]!.parts.map(({ cause }) => cause);
    expect(causes(0)).toEqual(['own', 'cards']);
    expect(causes(1)).toEqual(['others', 'cards']);
    expect(causes(2)).toEqual([]);
  });

  it('knows a partner by equal chances', () => {
    const link = { kind: 'decision' as const, seat: 2, change: [0.1, -0.1, 0.1], error: [0, 0, 0] };
    const [split] = splitsOf(having([stepOf(7, [link], [0.6, 0.4, 0.6])]), 0);
    expect(split!.parts).toEqual([{ cause: 'partner', change: 0.1 }]);
  });

  it('adds up what was decided together', () => {
    const link = (seat: number, change: number, error: number) => {
      return { kind: 'decision' as const, seat, change: [change], error: [error] };
    };
    const steps = [
      stepOf(7, [link(1, 0.02, 0.015)]),
      stepOf(7, [link(2, 0.03, 0.02)]),
      stepOf(8, [link(1, 0.02, 0.015)]),
    ];
    const splits = splitsOf(having(steps), 0);
    expect(splits.map(({ n }) => n)).toEqual([7, 8]);
    expect(splits[0]!.parts).toEqual([{ cause: 'others', change: 0.05 }]);
    expect(splits[1]!.parts).toEqual([]);
  });

  it('is that of the last decision until the next', () => {
    const splits = [
      { n: 3, parts: [] },
      { n: 9, parts: [] },
    ];
    expect(splitAt(splits, 2)).toBeUndefined();
    expect(splitAt(splits, 8)).toBe(splits[0]);
    expect(splitAt(splits, 9)).toBe(splits[1]);
  });

  it('is drawn up and down, each part where the one before ends', () => {
    const bars = barsOf({
      n: 4,
      parts: [
        { cause: 'own', change: 0.015 },
        { cause: 'cards', change: -0.03 },
        { cause: 'others', change: 0.5 },
      ],
    });
    expect(bars).toEqual([
      { n: 4, hue: 'own', from: 0, to: 0.25 },
      { n: 4, hue: 'luck', from: 0, to: -0.5 },
      { n: 4, hue: 'others', from: 0.25, to: 1 },
    ]);
    expect(hueOf('revised')).toBe('revised');
  });
});
