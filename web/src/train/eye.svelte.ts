// The eye behind the camera: which frame is shown, and when it changes.
import type { Box } from '../core/scene';
import { steady, type Shot } from './frames';

const patience = 1200; // Milliseconds until it goes back to the whole train when nothing is on.

export class Eye {
  // In scene units; undefined: the whole train.
  frame = $state.raw<Box>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  // Undefined: the whole train.
  show(shot: Shot | undefined): void {
    clearTimeout(this.#timer);
    this.frame = shot && steady(this.frame, shot);
  }

  // What comes next is framed before it happens.
  showLater(shot: Shot | undefined, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(shot), ms);
  }

  rest(): void {
    this.showLater(undefined, patience);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
