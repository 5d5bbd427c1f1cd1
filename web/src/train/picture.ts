// The drawn stage in pixels, and what the camera sees of it.
import type { Box, Scene } from '../core/scene';
import type { Window } from './camera';
import type { fitOf } from './geometry';

export const stepBack = 0.75; // of the size in a narrow room
const closest = 2.2;

export interface Picture {
  width: number;
  height: number;
  reach: number; // How wide it is drawn.
  cover: number; // Of its foot, when the most is covered, and now.
  hides: number;
  narrow: boolean;
  below: number; // What is under the scene.
  scene: Scene;
  fit: ReturnType<typeof fitOf>;
}

export function sceneHeightOf({ scene, fit }: Pick<Picture, 'scene' | 'fit'>): number {
  return (scene.bottom - scene.top) * fit.unit;
}

export function windowOf({ width, height, reach, hides, narrow }: Picture): Window {
  return {
    width: reach,
    height,
    wide: width,
    high: height - hides,
    beyond: height / 2, // sky above and ground below what is seen at rest
    least: narrow ? stepBack : 1,
    most: closest,
  };
}

// A frame of the scene; undefined: all of it. In a narrow room what is framed is scrolled to the
// middle.
export function framed(frame: Box | undefined, picture: Picture): Box {
  const { width, height, reach, cover, hides, narrow, below, scene, fit } = picture;
  const atRest = Math.min(0, hides - cover) * 0.6; // Of the room that is free some goes to the sky.
  if (!frame) return { x: (reach - width) / 2, y: atRest, w: width, h: height - hides };
  const w = frame.w * fit.unit;
  const x = narrow ? (reach - w) / 2 : fit.origin + frame.x * fit.unit;
  const y = height - below - sceneHeightOf(picture) + (frame.y - scene.top) * fit.unit;
  return { x, y, w, h: frame.h * fit.unit };
}
