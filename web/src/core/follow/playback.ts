// A game as a line of steps that can be gone forward and back. A live game grows at its end.
import type { Event, Foreseen, NumberedEvent, Replay, View } from '../../protocol/generated';
import { applyPatch } from './patch';

export interface Step {
  n: number;
  event?: Event;
  stand_in?: true; // A stand-in decided.
  before: View;
  after: View;
}

export type Way = 1 | -1;

const turnMarks: readonly Event['type'][] = ['turn_began', 'card_revealed', 'event_began'];

function isTurn(step: Step): boolean {
  return step.event !== undefined && turnMarks.includes(step.event.type);
}

function isRound(step: Step): boolean {
  return step.event?.type === 'round_began';
}

export class Playback {
  steps: Step[] = [];
  // How many steps are shown.
  at = 0;
  #start: View;
  #first: number;

  constructor(view: View, n = 0) {
    this.#start = view;
    this.#first = n;
  }

  // Forgets everything: `view`, after event `n`, is all that is known.
  reset(view: View, n: number): void {
    this.#start = view;
    this.#first = n;
    this.steps = [];
    this.at = 0;
  }

  // The next number stands for a jump to this view: a decision was taken back.
  leap(view: View): void {
    this.steps.push({ n: this.lastNumber() + 1, before: this.newest(), after: view });
  }

  // False if there is a gap; what comes before it is taken.
  push(events: readonly NumberedEvent[]): boolean {
    for (const { n, event, patch, stand_in } of events) {
      if (n <= this.lastNumber()) continue;
      if (n !== this.lastNumber() + 1) return false;
      const step = stepFrom(this.newest(), n, patch, event);
      this.steps.push(stand_in ? { ...step, stand_in } : step);
    }
    return true;
  }

  // What the last step led to besides.
  amend(patch: object): void {
    const last = this.steps.at(-1);
    if (last) last.after = applyPatch(last.after, patch);
  }

  newest(): View {
    return this.steps.at(-1)?.after ?? this.#start;
  }

  lastNumber(): number {
    return this.#first + this.steps.length;
  }

  shown(): View {
    return this.last()?.after ?? this.#start;
  }

  // The last step that is shown.
  last(): Step | undefined {
    return this.steps[this.at - 1];
  }

  // The number of the last event that is shown.
  number(): number {
    return this.#first + this.at;
  }

  behind(): number {
    return this.steps.length - this.at;
  }

  next(): Step | undefined {
    const step = this.steps[this.at];
    if (step) this.at += 1;
    return step;
  }

  back(): Step | undefined {
    if (this.at > 0) this.at -= 1;
    return this.last();
  }

  toStart(): void {
    this.at = 0;
  }

  toEnd(): void {
    this.at = this.steps.length;
  }

  // To the event of this number, or as near as the line goes.
  seek(n: number): void {
    this.at = Math.min(Math.max(n - this.#first, 0), this.steps.length);
  }

  toTurn(way: Way): void {
    this.#toMark(way, (step) => isTurn(step) || isRound(step));
  }

  toRound(way: Way): void {
    this.#toMark(way, isRound);
  }

  #toMark(way: Way, isMark: (step: Step) => boolean): void {
    for (let at = this.at + way; at > 0 && at <= this.steps.length; at += way) {
      const step = this.steps[at - 1];
      if (step && isMark(step)) {
        this.at = at;
        return;
      }
    }
    this.at = way > 0 ? this.steps.length : 0;
  }
}

function stepFrom(before: View, n: number, patch: object, event: Event | undefined): Step {
  const after = applyPatch(before, patch);
  return event ? { n, event, before, after } : { n, before, after };
}

export function playbackOf(replay: Replay): Playback {
  const playback = new Playback(replay.start);
  playback.push(replay.steps);
  return playback;
}

// What a preview foretells, as steps that never happened.
export function foreseenSteps(view: View, events: readonly Foreseen[]): Step[] {
  const steps: Step[] = [];
  for (const { event, patch } of events) {
    steps.push(stepFrom(steps.at(-1)?.after ?? view, 0, patch, event));
  }
  return steps;
}
