// From scene units to boxes on the page. Inside the scene one unit is one CSS pixel; the scene as a
// whole is scaled to its room.
import { carWidth, coachWidth, sceneOf, type Box, type Scene } from '../core/scene';
import type { View } from '../protocol/generated';

// The boxes that drawings are made for.
const figureBox = { w: 60, h: 96 };
const lootBox = 40;
const horseBox = { w: 90, h: 64 };

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

// How the scene fills its room: pixels per scene unit, and where x = 0 is from the left edge of a
// world that may be wider than the room.
interface Fit {
  unit: number;
  origin: number;
  world: number;
  narrow: boolean;
}

export const narrowBelow = 720;
const tallest = 1.5;
const peek = 0.9; // A car's share of a narrow room: its neighbours look in at the edges.

// The tallest cars that leave a fifth of the room to the sky.
export function stretchOf(view: View, width: number, height: number): number {
  const low = sceneOf(view, 1);
  const tall = sceneOf(view, tallest);
  const room = (height * 0.8 * (low.right - low.left)) / Math.max(width, 1);
  const share = (room - highOf(low)) / (highOf(tall) - highOf(low));
  return 1 + (tallest - 1) * Math.min(Math.max(share, 0), 1);
}

function highOf({ top, bottom }: Scene): number {
  return bottom - top;
}

export function fitOf(scene: Scene, width: number, height: number, narrow: boolean): Fit {
  const high = height / highOf(scene);
  const long = scene.right - scene.left;
  const wide = narrow ? (width * peek) / carWidth : width / long;
  const unit = Math.max(Math.min(high, wide), 0.1);
  if (!narrow || long * unit <= width) {
    return { unit, origin: (width - long * unit) / 2 - scene.left * unit, world: width, narrow };
  }
  // The last car can come to the middle too; before the first one is the nose.
  const after = Math.max((width - carWidth * unit) / 2, 0);
  const origin = Math.max(-scene.left * unit, after);
  return { unit, origin, world: origin + scene.right * unit + after, narrow };
}
