// Plays the steps of a game with pauses to read them.
import { tick } from 'svelte';
import type { View } from '../protocol/generated';
import type { Playback, Step, Way } from '../core/follow/playback';
import { pace, settings } from './settings.svelte';

// pace: 1 is normal, 0 instant (must resolve at once). By the time `play` is called the page shows
// `step.after`: what led there is animated. `settle` jumps, and ends running animations.
export interface Animator {
  play(step: Step, pace: number): Promise<void>;
  // How long the step wants to be looked at afterwards, in milliseconds at normal speed.
  dwell(step: Step): number;
  settle(view: View): void;
}

const longestAnimation = 5000;

export class Director {
  shown: View;
  step = $state.raw<Step>();
  playing = $state(false);
  // A step is being shown: its animation, or the pause to read it.
  busy = $state(false);
  behind = $state(0);
  number = $state(0);
  total = $state(0);
  // Runs when a step has been shown.
  onshown: (() => void) | undefined;

  readonly #playback: Playback;
  readonly #live: boolean;
  #animator: Animator | undefined;
  // Grows with every command: a run of steps that finds another number than its own ends.
  #run = 0;
  #wake: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopListening: () => void;

  // A live game plays whatever comes, and goes on with it whenever one arrives at now.
  constructor(playback: Playback, live = false) {
    this.#playback = playback;
    this.#live = live;
    this.playing = live;
    if (live) playback.toEnd();
    this.shown = $state.raw(playback.shown());
    this.#publish();
    this.#stopListening = onHidden(() => {
      if (live && this.playing) this.toEnd();
    });
  }

  setAnimator(animator: Animator | undefined): void {
    this.#animator = animator;
    animator?.settle(this.shown);
  }

  play(): void {
    if (this.#playback.behind() === 0 && !this.playing) this.#restart();
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    this.playing = false;
    this.#wake?.();
  }

  // One step forward, animated.
  on(): void {
    if (this.#playback.behind() === 0) return;
    this.playing = false;
    this.#interrupt();
    this.#animator?.settle(this.shown);
    this.busy = true;
    void this.#playOnce(this.#run);
  }

  back(): void {
    this.#jump(() => this.#playback.back());
  }

  toStart(): void {
    this.#jump(() => this.#playback.toStart());
  }

  turn(way: Way): void {
    this.#jump(() => this.#playback.toTurn(way));
  }

  round(way: Way): void {
    this.#jump(() => this.#playback.toRound(way));
  }

  seek(n: number): void {
    this.#jump(() => this.#playback.seek(n));
  }

  toEnd(): void {
    this.#jump(() => this.#playback.toEnd());
  }

  // The line has grown; `jump`: by too much to be watched.
  grown(jump = false): void {
    if (jump || (this.playing && (isHidden() || settings.speed === 'instant'))) this.toEnd();
    else {
      this.#publish();
      this.#goOn();
    }
  }

  end(): void {
    this.playing = false;
    this.#interrupt();
    this.#stopListening();
  }

  // Playing a finished game starts it over.
  #restart(): void {
    if (this.#playback.newest().phase === 'over') this.toStart();
  }

  #jump(move: () => void): void {
    this.playing = false;
    this.#interrupt();
    move();
    this.#publish();
    this.#animator?.settle(this.shown);
    this.#rest();
  }

  // At the end of the line a replay stops, and a live game waits for what comes.
  #rest(): void {
    if (this.#playback.behind() === 0) this.playing = this.#live;
    this.onshown?.();
  }

  #interrupt(): void {
    this.#run += 1;
    this.busy = false;
    this.#wake?.();
  }

  #goOn(): void {
    if (!this.playing || this.busy) return;
    this.busy = true;
    void this.#playAll(this.#run);
  }

  async #playAll(run: number): Promise<void> {
    while (run === this.#run && this.playing && this.#playback.behind() > 0) {
      if (settings.speed === 'instant') return this.toEnd();
      const step = await this.#playOne(run);
      if (run !== this.#run || !step) break;
      await this.#wait((this.#animator?.dwell(step) ?? 0) * pace[settings.speed]);
      if (run === this.#run) this.onshown?.();
    }
    this.#finish(run);
  }

  async #playOnce(run: number): Promise<void> {
    await this.#playOne(run);
    this.#finish(run);
  }

  #finish(run: number): void {
    if (run !== this.#run) return;
    this.busy = false;
    this.#rest();
    // It may have been told to play meanwhile.
    if (this.#playback.behind() > 0) this.#goOn();
  }

  async #playOne(run: number): Promise<Step | undefined> {
    const step = this.#playback.next();
    if (!step) return undefined;
    this.#publish();
    await tick();
    if (run === this.#run) await this.#perform(step);
    return step;
  }

  // The game goes on even if an animation does not.
  async #perform(step: Step): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestAnimation)));
    try {
      await Promise.race([this.#animator?.play(step, pace[settings.speed]), enough]);
    } catch (error) {
      console.error(error);
    }
    clearTimeout(timer);
  }

  #publish(): void {
    const playback = this.#playback;
    this.shown = playback.shown();
    this.step = playback.last();
    this.behind = playback.behind();
    this.number = playback.number();
    this.total = playback.lastNumber();
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = () => {
        clearTimeout(this.#timer);
        this.#wake = undefined;
        resolve();
      };
      this.#timer = setTimeout(this.#wake, ms);
    });
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

function onHidden(run: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const listen = () => {
    if (isHidden()) run();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
