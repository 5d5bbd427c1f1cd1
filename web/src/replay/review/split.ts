// What moved somebody's chances, step by step: own decisions, others' and chance, by its kinds.
import type { ChanceStep, Link, Review } from '../../protocol/generated';
import { isSure } from './words';

// As the sums have them.
export type Cause = 'own' | 'partner' | 'others' | Exclude<Link['kind'], 'decision'>;

export interface Part {
  cause: Cause;
  change: number;
}

// What came with the event of this number, until the next split. Whatever may be chance is left out.
export interface Split {
  n: number;
  parts: Part[];
}

// What counts as the same in the eyes of a reader who looks at colours.
export type Hue = 'own' | 'others' | 'luck' | 'revised';
export function hueOf(cause: Cause): Hue {
  if (cause === 'own' || cause === 'revised') return cause;
  return cause === 'partner' || cause === 'others' ? 'others' : 'luck';
}

function causeOf({ kind, seat: by }: Link, seat: number, partners: ReadonlySet<number>): Cause {
  if (kind !== 'decision') return kind;
  if (by === seat) return 'own';
  return by !== undefined && partners.has(by) ? 'partner' : 'others';
}

// Partners have the same chances at all times.
function partnersOf({ names, chances }: Review, seat: number): Set<number> {
  const known = chances.flatMap(({ shares }) => (shares ? [shares] : []));
  const same = (other: number) => known.every((shares) => shares[other] === shares[seat]);
  return new Set([...names.keys()].filter((other) => other !== seat && same(other)));
}

// Decisions that were made together have one event: what they did adds up.
function partsOf(steps: readonly ChanceStep[], seat: number, partners: Set<number>): Part[] {
  const sums = new Map<Cause, { change: number; squares: number }>();
  for (const link of steps.flatMap(({ moved }) => moved)) {
    const cause = causeOf(link, seat, partners);
    const { change, squares } = sums.get(cause) ?? { change: 0, squares: 0 };
    sums.set(cause, {
      change: change + (link.change[seat] ?? 0),
      squares: squares + (link.error[seat] ?? 0) ** 2,
    });
  }
  return [...sums].flatMap(([cause, { change, squares }]) =>
    isSure({ change, error: Math.sqrt(squares) }) ? [{ cause, change }] : [],
  );
}

export function splitsOf(review: Review, seat: number): Split[] {
  const partners = partnersOf(review, seat);
  const at = new Map<number, ChanceStep[]>();
  for (const step of review.chances) at.set(step.event, [...(at.get(step.event) ?? []), step]);
  return [...at].map(([n, steps]) => ({ n, parts: partsOf(steps, seat, partners) }));
}

// What moved them when the event of this number happened, or on the way from there.
export function splitAt(splits: readonly Split[], n: number): Split | undefined {
  return splits.filter((split) => split.n <= n).at(-1);
}

// Bars over and under a line, as high as the change; what would be higher than the strip ends there.
export interface SplitBar {
  n: number;
  hue: Hue;
  from: number; // In parts of half the strip's height, up is positive.
  to: number;
}
const whole = 0.06; // Of a win: as much as has room.

export function barsOf({ n, parts }: Split): SplitBar[] {
  const ends = { up: 0, down: 0 };
  return parts.map(({ cause, change }) => {
    const way = change > 0 ? 'up' : 'down';
    const from = ends[way];
    ends[way] = Math.max(-1, Math.min(1, from + change / whole));
    return { n, hue: hueOf(cause), from, to: ends[way] };
  });
}
