// The lesson as it is played: a line of real steps that goes on from stop to stop.
import { Director, type Animator } from '../app/director.svelte';
import { choicesOf, type Choice } from '../core/choices';
import { Playback } from '../core/follow/playback';
import type { Action, Aim, NumberedEvent, Result, View } from '../protocol/generated';
import { stops, type Stop } from './coach';

interface Decision {
  n: number;
  action: Action;
  actions: Action[];
  aims: Aim[]; // Of each of them.
}

// The form of lesson.json.
export interface LessonData {
  start: View;
  steps: NumberedEvent[];
  decisions: Decision[];
  score: Result;
}

export class Lesson {
  readonly data: LessonData;
  at = $state(0);
  director: Director;
  // The learner chose something else than what is asked.
  strayed = $state(false);

  #playback: Playback;
  #animator: Animator | undefined;

  constructor(data: LessonData) {
    this.data = data;
    this.#playback = this.#line();
    this.director = $state.raw(new Director(this.#playback, true, true));
  }

  get stop(): Stop {
    const stop = stops[this.at];
    if (!stop) throw new RangeError(`no stop ${this.at}`);
    return stop;
  }

  // The lesson has come to the stop: the coach speaks.
  get arrived(): boolean {
    return this.director.number >= this.stop.n;
  }

  get last(): boolean {
    return this.at === stops.length - 1;
  }

  get decision(): Decision | undefined {
    if (this.stop.kind === 'tell' || !this.arrived) return undefined;
    return this.data.decisions.find(({ n }) => n === this.stop.n);
  }

  get choices(): Choice[] {
    const { decision } = this;
    if (!decision) return [];
    return choicesOf(this.director.shown, decision);
  }

  setAnimator(animator: Animator | undefined): void {
    this.#animator = animator;
    this.director.setAnimator(animator);
  }

  // True if it was what the coach asked for, and the lesson goes on.
  choose(action: Action): boolean {
    if (action !== this.decision?.action) {
      this.strayed = this.decision !== undefined;
      return false;
    }
    this.next();
    return true;
  }

  next(): void {
    if (this.last) return;
    this.strayed = false;
    this.at += 1;
    this.#playback.push(this.#stepsTo(this.stop.n));
    this.director.play();
    this.director.grown();
  }

  // What a reader who is done reading wants.
  on(): void {
    if (!this.arrived) this.hurry();
    else if (this.stop.kind === 'tell') this.next();
  }

  // Right to the stop: no animation.
  hurry(): void {
    this.director.toEnd();
  }

  back(): void {
    this.jump(this.at - 1);
  }

  jump(at: number): void {
    if (at < 0 || at >= stops.length) return;
    this.at = at;
    this.strayed = false;
    this.director.end();
    this.#playback = this.#line();
    this.director = new Director(this.#playback, true, true);
    this.director.setAnimator(this.#animator);
  }

  end(): void {
    this.director.end();
  }

  // A line of its own for every jump, which ends where the stop is.
  #line(): Playback {
    const line = new Playback(this.data.start);
    line.push(this.#stepsTo(this.stop.n));
    return line;
  }

  #stepsTo(n: number): NumberedEvent[] {
    return this.data.steps.filter((step) => step.n <= n);
  }
}
