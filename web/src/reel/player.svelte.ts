// Plays a reel: before each moment its slate, then the moment itself, then a rest on its last picture.
import { tick } from 'svelte';
import { Director, type Animator } from '../app/director.svelte';
import { Patience } from '../app/patience';
import { pace, settings } from '../app/settings.svelte';
import type { Act } from '../core/act';
import type { Playback } from '../core/follow/playback';
import { slateTime, type Reel, type ReelMoment } from '../core/reel';

// Where nothing moves, a moment is its one picture, for so long.
const stillTime = 4200;

export class ReelPlayer {
  at = $state(0); // Which moment; as many as there are: the end.
  slate = $state(true);
  playing = $state(true);
  readonly director: Director;
  readonly moments: readonly ReelMoment[];
  moment: ReelMoment | undefined = $derived.by(() => this.moments[this.at]);
  over: boolean = $derived.by(() => this.at >= this.moments.length);
  // Where to look: before a moment at its beginning, after it at its peak.
  act: Act | undefined = $derived.by(() => {
    if (this.director.busy) return this.director.act;
    return this.slate && !this.#isStill() ? this.moment?.acts[0] : this.moment?.peak;
  });

  readonly #line: Playback;
  readonly #steps: Playback['steps'];
  readonly #rest: number;
  readonly #still: () => boolean;
  readonly #patience = new Patience();
  #run = 0;
  #resume: (() => void) | undefined;
  #shown: (() => void) | undefined;

  // `still`: whoever looks on wants nothing to move.
  constructor(line: Playback, { moments, rest }: Reel, still: () => boolean) {
    this.#line = line;
    this.#steps = line.steps;
    this.#rest = rest;
    this.#still = still;
    this.moments = moments;
    this.director = new Director(line);
    this.director.onshown = () => this.director.behind === 0 && this.#shown?.();
  }

  setAnimator(animator: Animator | undefined): void {
    this.director.setAnimator(animator);
  }

  // From its beginning; before the first is the first, after the last the end.
  go(at: number): void {
    this.#stop();
    this.at = Math.min(Math.max(at, 0), this.moments.length);
    this.playing = !this.over;
    this.slate = !this.over;
    const { moment } = this;
    if (moment) void this.#show(moment, this.#run);
  }

  pause(): void {
    this.playing = false;
    this.#patience.end();
    this.director.pause();
  }

  play(): void {
    if (this.over) return this.go(0);
    this.playing = true;
    this.#resume?.();
    if (!this.slate && this.director.behind > 0) this.director.play();
  }

  turn(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  end(): void {
    this.#stop();
    this.director.end();
  }

  #stop(): void {
    this.#run += 1;
    this.director.pause();
    this.#patience.end();
    this.#resume?.();
    this.#shown?.();
  }

  #isStill(): boolean {
    return this.#still() || settings.speed === 'instant';
  }

  async #show(moment: ReelMoment, run: number): Promise<void> {
    const still = this.#isStill();
    this.#set(still ? [moment.peak] : moment.acts);
    await this.#wait(slateTime, run);
    if (run !== this.#run) return;
    this.slate = false;
    await tick();
    await this.#perform(still);
    await this.#wait(still ? stillTime : this.#rest, run);
    if (run === this.#run) this.go(this.at + 1);
  }

  // The line ends with these acts, so that the director stops there, and stands before the first.
  #set(acts: readonly Act[]): void {
    const [first, last] = [acts[0]?.step.n ?? 1, acts.at(-1)?.step.n ?? 1];
    this.#line.steps = this.#steps.slice(0, last);
    this.director.seek(first - 1);
  }

  async #perform(still: boolean): Promise<void> {
    const shown = new Promise<void>((resolve) => (this.#shown = resolve));
    if (still) this.director.on();
    else if (this.playing) this.director.play();
    await shown;
  }

  // That long at the speed that is set, pauses not counted.
  async #wait(ms: number, run: number): Promise<void> {
    let left = ms * (pace[settings.speed] || 1);
    while (left > 0 && run === this.#run) {
      if (!this.playing) await new Promise<void>((resolve) => (this.#resume = resolve));
      const begun = performance.now();
      await this.#patience.wait(left);
      left -= performance.now() - begun;
    }
  }
}
