// Where the camera looks: which part of the stage to show, and the lens that shows it. All of it is
// computed; Train.svelte only carries it out.
import type { Box } from '../core/scene';

// What the camera looks through. Of the drawn stage (`width` by `height`, with more sky above and
// ground below it) `wide` by `high` pixels are seen, from the top.
export interface Window {
  width: number;
  height: number;
  wide: number;
  high: number;
  beyond: number; // how much more there is above and below
  least: number; // zoom
  most: number;
}

export interface Lens {
  zoom: number;
  x: number;
  y: number;
}

// The closest look that has all of the frame in it, and nothing beyond what is drawn.
export function lensOf(frame: Box, window: Window): Lens {
  const { wide, high, least, most } = window;
  const zoom = within(Math.min(wide / frame.w, high / frame.h), least, most);
  const x = wide / 2 - (frame.x + frame.w / 2) * zoom;
  const y = high / 2 - (frame.y + frame.h / 2) * zoom;
  return {
    zoom,
    x: within(x, wide - window.width * zoom, 0),
    y: within(y, high - (window.height + window.beyond) * zoom, window.beyond * zoom),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

// The smallest box with all of these in it; nothing for none.
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

// A box of at least this size, with the same middle.
export function atLeast(box: Box, w: number, h: number): Box {
  const [wide, high] = [Math.max(box.w, w), Math.max(box.h, h)];
  return { x: box.x - (wide - box.w) / 2, y: box.y - (high - box.h) / 2, w: wide, h: high };
}
