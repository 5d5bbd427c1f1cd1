// The eye behind the camera: which frame is shown, and when it changes.
import { pace, settings } from '../app/settings.svelte';
import type { Act } from '../core/act';
import type { Box } from '../core/scene';
import { steady, type Shot } from './frames';

const patience = 1200; // Milliseconds until it goes back to the whole train when nothing is on.

// How long the camera takes from one frame to the next, in milliseconds.
export function panTime(): number {
  return 620 * pace[settings.speed];
}

// What there is to look at.
export interface Stage {
  question: Shot | undefined; // What can be picked.
  act: Act | undefined; // What happens, and what comes after it.
  next: Act | undefined;
}

export class Eye {
  // In scene units; undefined: the whole train.
  frame = $state.raw<Box>();
  // What is in the frame happened already when it was turned to.
  late = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  // The camera shows what can be picked, else what happens, and then what comes next. One that does
  // not follow shows the whole train.
  direct(
    { question, act, next }: Stage,
    follows: boolean,
    shotIn: (act: Act) => Shot | undefined,
  ): void {
    if (!follows) this.show(undefined);
    else if (question) this.show(question);
    else if (!act) this.rest();
    else {
      if (act.ms > 0) this.show(shotIn(act), true);
      if (next && next.ms > 0) this.showLater(shotIn(next), staysAt(act));
    }
  }

  // Undefined: the whole train.
  show(shot: Shot | undefined, late = false): void {
    clearTimeout(this.#timer);
    const frame = shot && steady(this.frame, shot);
    if (frame !== this.frame) this.late = late;
    this.frame = frame;
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

// In milliseconds: what is said can be read to its end, else the camera arrives before the next act.
function staysAt({ ms, word }: Act): number {
  return word ? ms * 0.94 : Math.min(ms * 0.6, Math.max(0, ms - panTime()));
}
