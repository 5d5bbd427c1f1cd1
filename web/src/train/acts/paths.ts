// Ways through the scene as keyframes.
import { figureRatio, type FigureAt } from '../../core/scene';
import { figureTransform, lootTransform } from '../geometry';

export interface Point {
  x: number;
  y: number;
}
interface Way {
  lift?: number; // how high the way bends
  hops?: number; // how often it bobs
  bob?: number; // how high each bob is
  spin?: number; // degrees turned on the way
}
type Stand = Pick<FigureAt, 'x' | 'y' | 'w'>;

function between(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

function points(from: Point, to: Point, way: Way, frames: number): (Point & { t: number })[] {
  const { lift = 0, hops = 0, bob = 0 } = way;
  return [...Array(frames + 1).keys()].map((i) => {
    const t = i / frames;
    const up = 4 * lift * t * (1 - t) + bob * Math.abs(Math.sin(Math.PI * hops * t));
    return { t, x: between(from.x, to.x, t), y: between(from.y, to.y, t) - up };
  });
}

function framesFor({ hops = 0 }: Way): number {
  return Math.max(10, hops * 4);
}

export function figureWay(from: Stand, to: Stand, way: Way = {}): Keyframe[] {
  return points(from, to, way, framesFor(way)).map(({ t, x, y }) => ({
    transform: figureTransform({ x, y, w: between(from.w, to.w, t) }, (way.spin ?? 0) * t),
  }));
}

export function tokenWay(
  from: Point & { size: number },
  to: Point & { size: number },
  way: Way = {},
): Keyframe[] {
  return points(from, to, way, framesFor(way)).map(({ t, x, y }) => ({
    transform: lootTransform({ x, y, size: between(from.size, to.size, t) }, (way.spin ?? 0) * t),
  }));
}

// The middle of somebody's body, and the plate with their emblem.
export function chest({ x, y, w }: Stand): Point {
  return { x, y: y - w * figureRatio * 0.55 };
}

export function plate({ x, y, w }: Stand): Point {
  return { x, y: y - w * 0.24 };
}
