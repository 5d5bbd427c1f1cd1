// The train on the page, as those see it who move its parts.
import type { Pose } from '../art/figures/pose';
import type { Scene, Who } from '../core/scene';
import type { View } from '../protocol/generated';
import type { DrawnTrain } from './run';

export type Poses = Partial<Record<Who, { pose: Pose; facing?: 1 | -1 | undefined }>>;

export interface Parts {
  root: HTMLElement;
  effects: HTMLElement;
  poses: Poses;
  still: boolean;
  scene: (view: View) => Scene;
}

// `parts` may be read late: they are there when the train is.
export function drawnTrain(parts: Parts): DrawnTrain {
  return {
    scene: (view) => parts.scene(view),
    element: (key) => parts.root.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? undefined,
    elements: (selector) => [...parts.root.querySelectorAll<HTMLElement>(selector)],
    get effects() {
      return parts.effects;
    },
    pose(who, pose, facing) {
      if (pose) parts.poses[who] = { pose, facing };
      else delete parts.poses[who];
    },
    rush(factor) {
      for (const strip of parts.root.querySelectorAll('[data-layer="land"]')) {
        for (const animation of strip.getAnimations()) animation.updatePlaybackRate(factor);
      }
    },
    get still() {
      return parts.still;
    },
  };
}
