// Where the lines of the chances run: by event, as the time line of a replay.
import type { Review } from '../../protocol/generated';

// Where a round begins.
export interface RoundMark {
  round: number;
  n: number;
}

export interface Point {
  n: number; // The number of the event after which it was so.
  shares: readonly number[]; // By seat.
  errors: readonly number[];
}

// What is known so far, in order; when all is, how it ended at last.
export function pointsOf({ chances, result, sums }: Review, total: number): Point[] {
  const points: Point[] = [];
  for (const { event, shares, errors } of chances) {
    if (!shares || !errors) continue;
    const point = { n: Math.min(Math.max(0, event - 1), total), shares, errors };
    // Decisions without an event of their own are at the same place.
    if (points.at(-1)?.n === point.n) points.pop();
    points.push(point);
  }
  if (sums.length === 0) return points;
  return [...points.filter(({ n }) => n < total), { n: total, shares: result, errors: [] }];
}

// The chances when the event of this number had happened.
export function pointAt(points: readonly Point[], n: number): Point | undefined {
  return points.filter((point) => point.n <= n).at(-1) ?? points[0];
}

// Where things are in a chart of this size. `edge`: the time line ends so far from its sides.
export interface Frame {
  width: number;
  height: number;
  edge: number;
  total: number;
}

const padding = 5; // Above 100 % and below 0 %.

export function xOf({ width, edge, total }: Frame, n: number): number {
  return edge + ((width - 2 * edge) * n) / Math.max(1, total);
}

export function yOf({ height }: Frame, share: number): number {
  return padding + (height - 2 * padding) * (1 - Math.min(1, Math.max(0, share)));
}

// The event that is meant by a finger at this x.
export function eventAt({ width, edge, total }: Frame, x: number): number {
  const part = (x - edge) / Math.max(1, width - 2 * edge);
  return Math.round(Math.min(1, Math.max(0, part)) * total);
}

export function linePath(frame: Frame, points: readonly Point[], seat: number): string {
  return points
    .map(
      ({ n, shares }, i) =>
        `${i ? 'L' : 'M'}${at(xOf(frame, n))} ${at(yOf(frame, shares[seat] ?? 0))}`,
    )
    .join('');
}

// Two standard errors to both sides.
export function bandPath(frame: Frame, points: readonly Point[], seat: number): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ n, shares, errors }) => {
      const share = (shares[seat] ?? 0) + sign * 2 * (errors[seat] ?? 0);
      return `${at(xOf(frame, n))} ${at(yOf(frame, share))}`;
    });
  return points.length > 0 ? `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z` : '';
}

function at(pixels: number): string {
  return pixels.toFixed(1);
}

// Seats whose line another seat has had before: partners have the same chances.
export function twins(points: readonly Point[], seats: number): Set<number> {
  const same = (a: number, b: number) => points.every(({ shares }) => shares[a] === shares[b]);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return new Set(all.filter((seat) => all.slice(0, seat).some((other) => same(seat, other))));
}
