// From scene units to boxes on the page. Inside the scene one unit is one CSS pixel; the scene as a
// whole is scaled to its room.
import { carWidth, coachWidth, figureSlim, sceneOf, type Box, type Scene } from '../core/scene';
import type { View } from '../protocol/generated';

// The boxes that drawings are made for.
const figureBox = { w: 60, h: 96 };
const lootBox = 40;
const horseBox = { w: 90, h: 64 };
// Pixels: smaller letters cannot be read, larger ones hide the figure.
const smallestTag = 11.5;
const largestTag = 17;

export function move(x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)}deg)`;
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})${turned}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

// Figures and horses turn and grow around their feet, tokens around their middle.
export function figureTransform(at: { x: number; y: number; w: number }, turn = 0): string {
  return move(at.x - figureBox.w / 2, at.y - figureBox.h, at.w / figureBox.w, turn);
}

export function lootTransform(at: { x: number; y: number; size: number }, turn = 0): string {
  return move(at.x - lootBox / 2, at.y - lootBox / 2, at.size / lootBox, turn);
}

export function horseTransform(at: Box, turn = 0): string {
  const x = at.x + at.w / 2 - horseBox.w / 2;
  return move(x, at.y + at.h - horseBox.h, at.w / horseBox.w, turn);
}

export function coachTransform({ x, y, w }: Box): string {
  return move(x, y, w / coachWidth);
}

// The size of letters on a figure or a token, in its own pixels: in proportion to it, as far as at
// `unit` pixels to the scene's unit that is not too small or too large. Beside a figure there may
// be another with a tag of its own.
export function figureTag(w: number, unit: number, least = smallestTag): number {
  const room = (w * figureSlim * unit - 6) / 2;
  return tagOf(23, (w * unit) / figureBox.w, Math.min(room, largestTag), least);
}

export function lootTag(size: number, unit: number, least = smallestTag): number {
  return tagOf(19, (size * unit) / lootBox, largestTag, least);
}

function tagOf(drawn: number, scale: number, largest: number, least: number): number {
  return Math.max(Math.min(drawn, largest / scale), least / scale);
}

// How the scene fills its room: pixels per scene unit, and where x = 0 is from the left edge of a
// world that may be wider than the room.
export interface Fit {
  unit: number;
  origin: number;
  world: number;
}

const lowest = 1;
const tallest = 1.6;
const narrowStretch = 1.3;
const narrowNear = 0.9;
const narrowBelow = 1024;
const peek = 0.9; // A car's share of a narrow room: its neighbours look in at the edges.

// How cars are stretched, and how large things on the road are. In a narrow room the train is seen
// car by car: that is one where seen as a whole it would be much smaller than the height allows.
export interface Shape {
  narrow: boolean;
  stretch: number;
  near: number | undefined;
}

export function shapeOf(view: View, width: number, height: number, map: number): Shape {
  if (width >= narrowBelow) return wideShape(view, width, height);
  const close = sceneOf(view, narrowStretch, narrowNear);
  const whole = width / longOf(close);
  const narrow = width > 0 && whole < 0.75 * ((height - map) / highOf(close));
  if (!narrow) return wideShape(view, width, height);
  return { narrow, stretch: narrowStretch, near: narrowNear };
}

// The tallest cars that leave a little of the room to the sky.
function wideShape(view: View, width: number, height: number): Shape {
  const low = sceneOf(view, lowest);
  const tall = sceneOf(view, tallest);
  const room = (height * 0.88 * longOf(low)) / Math.max(width, 1);
  const share = (room - highOf(low)) / (highOf(tall) - highOf(low));
  const stretch = lowest + (tallest - lowest) * Math.min(Math.max(share, 0), 1);
  return { narrow: false, stretch, near: undefined };
}

function highOf({ top, bottom }: Scene): number {
  return bottom - top;
}

function longOf({ left, right }: Scene): number {
  return right - left;
}

// `reach`: how much of a narrow world is drawn at once, for a camera that steps back.
export function fitOf(
  scene: Scene,
  width: number,
  height: number,
  narrow: boolean,
  reach = width,
): Fit {
  const high = height / highOf(scene);
  const long = longOf(scene);
  const wide = narrow ? (width * peek) / carWidth : width / long;
  const unit = Math.max(Math.min(high, wide), 0.1);
  if (!narrow || long * unit <= width) {
    return { unit, origin: (reach - long * unit) / 2 - scene.left * unit, world: reach };
  }
  // The last car can come to the middle too; before the first one is the nose.
  const after = Math.max((reach - carWidth * unit) / 2, 0);
  const origin = Math.max(-scene.left * unit, after);
  return { unit, origin, world: origin + scene.right * unit + after };
}

// The scenes of views at one size, each drawn up once.
export function scenesOf(stretch: number, near: number | undefined): (view: View) => Scene {
  const known = new WeakMap<View, Scene>();
  return (view) => {
    const found = known.get(view) ?? sceneOf(view, stretch, near);
    known.set(view, found);
    return found;
  };
}
