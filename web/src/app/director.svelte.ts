// Plays the steps of a game, each as long as it deserves.
import { tick } from 'svelte';
import type { View } from '../protocol/generated';
import type { Act } from '../core/act';
import type { Playback, Step, Way } from '../core/follow/playback';
import { actAhead, actsLeft } from './ahead';
import { Patience } from './patience';
import { settings } from './settings.svelte';
import { isHidden, onHidden, seen } from './visibility';

// By the time `play` is called the page shows `act.step.after`: what led there is animated. With a
// pace of 0 it must resolve at once. `settle` jumps, and ends running animations.
export interface Animator {
  play(act: Act): Promise<void>;
  settle(view: View): void;
}

// What is shown before an act: a page that turns, a card that is flipped. Undefined: nothing.
export type Scene = (act: Act) => Promise<void> | undefined;

export class Director {
  shown: View;
  step = $state.raw<Step>();
  // What is on the stage, from the silence before it on, and what is to come next, if it is known.
  act = $state.raw<Act>();
  next = $state.raw<Act>();
  playing = $state(false);
  // A step is being shown: its animation, or the pause to read it.
  busy = $state(false);
  // The last step, while it is played; not one that was jumped to.
  played: Step | undefined = $derived(
    this.busy && this.act?.step === this.step ? this.step : undefined,
  );
  // Something else is on the stage: nothing is played.
  held = $state(false);
  behind = $state(0);
  number = $state(0);
  total = $state(0);
  // Up to which event everything has been seen: not what is still on the stage.
  seen: number = $derived.by(() => {
    const stages = this.held || (this.busy && this.act?.step.n === this.number);
    return stages ? this.number - 1 : this.number;
  });
  // What was left out without anybody's wish: from which number on, and how many acts.
  skipped = $state.raw<{ from: number; acts: number }>();
  // Runs when a step has been shown, and when it was paused.
  onshown: (() => void) | undefined;
  // How far somebody else lets it go: what they let through is shown at once, and nothing is played.
  // Undefined: nobody does. `goOn` looks again.
  lead: (() => number | undefined) | undefined;
  // Each may show something before an act, at most as long as the act's `scene`.
  readonly scenes = new Set<Scene>();

  readonly #playback: Playback;
  readonly #live: boolean;
  readonly #waits: boolean;
  #animator: Animator | undefined;
  // Grows with every command: a run of steps that finds another number than its own ends.
  #run = 0;
  readonly #patience = new Patience();
  #holds = 0;
  readonly #stopListening: () => void;

  // A live game plays whatever comes, and goes on with it whenever one arrives at now. While nobody
  // can see it, it skips what comes; with `waits` it goes on when it is seen again.
  constructor(playback: Playback, live = false, waits = false) {
    this.#playback = playback;
    this.#live = live;
    this.#waits = waits;
    this.playing = live;
    if (live) playback.toEnd();
    this.shown = $state.raw(playback.shown());
    this.#publish();
    this.#stopListening = onHidden(() => this.#leave());
  }

  setAnimator(animator: Animator | undefined): void {
    this.#animator = animator;
    animator?.settle(this.shown);
  }

  play(): void {
    if (this.#playback.behind() === 0 && !this.playing) this.#restart();
    this.playing = true;
    this.goOn();
  }

  pause(): void {
    this.playing = false;
    this.#patience.end();
    this.onshown?.();
  }

  // Nothing is played until then: the opening, say, has the stage.
  async hold(until: Promise<unknown>): Promise<void> {
    this.#holds += 1;
    this.held = true;
    await until.catch(console.error);
    this.#holds -= 1;
    this.held = this.#holds > 0;
    this.goOn();
    this.onshown?.();
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

  // To the end, though nobody asked for it; what is left out can be shown later.
  skip(): void {
    const acts = actsLeft(this.#playback);
    const { from, acts: before } = this.skipped ?? { from: this.number, acts: 0 };
    if (acts > 0) this.skipped = { from, acts: before + acts };
    this.toEnd();
  }

  showSkipped(): void {
    if (!this.skipped) return;
    this.seek(this.skipped.from);
    this.skipped = undefined;
    this.play();
  }

  // The line is another one.
  renew(): void {
    this.skipped = undefined;
    this.toEnd();
  }

  // The line has grown; `jump`: by too much to be watched.
  grown(jump = false): void {
    if (this.playing && settings.speed === 'instant' && !this.#isLed()) this.toEnd();
    else if (!this.#isLed() && (jump || (this.playing && !this.#waits && isHidden()))) this.skip();
    else {
      this.#publish();
      this.goOn();
    }
  }

  end(): void {
    this.playing = false;
    this.#interrupt();
    this.#stopListening();
  }

  #leave(): void {
    if (!this.#live || !this.playing || this.#isLed()) return;
    if (this.#waits) void this.hold(seen());
    else this.skip();
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
    this.#patience.end();
  }

  #isLed(): boolean {
    return this.lead?.() !== undefined;
  }

  #mustWait(): boolean {
    const upTo = this.lead?.();
    return upTo !== undefined && this.#playback.number() >= upTo;
  }

  goOn(): void {
    if (!this.playing || this.busy || this.held || this.#mustWait()) return;
    this.busy = true;
    void this.#playAll(this.#run);
  }

  async #playAll(run: number): Promise<void> {
    while (run === this.#run && this.playing && !this.held && this.#playback.behind() > 0) {
      if (this.#mustWait()) break;
      if (this.#isLed()) await this.#passOne();
      else if (settings.speed === 'instant') return this.toEnd();
      else await this.#playNext(run);
      if (run === this.#run) this.onshown?.();
    }
    this.#finish(run);
  }

  // Of what takes no time one after the other, the cards of a deal say, only the last is drawn.
  async #playNext(run: number): Promise<void> {
    while (this.#isBrief(0) && this.#isBrief(1)) this.#playback.next();
    await this.#playOne(run);
  }

  #isBrief(ahead: number): boolean {
    return actAhead(this.#playback, ahead)?.ms === 0;
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
    if (this.#playback.behind() > 0) this.goOn();
  }

  async #playOne(run: number): Promise<void> {
    const act = actAhead(this.#playback);
    if (!act) return;
    this.act = act;
    if (this.playing) await this.#prelude(act);
    if (run !== this.#run || !this.#playback.next()) return;
    this.#publish();
    await tick();
    if (run === this.#run) await this.#perform(act, run);
  }

  // Others have seen it: it is so now. What takes no time is not drawn by itself.
  async #passOne(): Promise<void> {
    this.act = actAhead(this.#playback);
    this.#playback.next();
    this.#publish();
    if ((this.act?.ms ?? 0) > 0) await tick();
  }

  // The scenes before it, and silence; who paused wants to see it now.
  async #prelude(act: Act): Promise<void> {
    const scenes = [...this.scenes].flatMap((scene) => scene(act) ?? []);
    if (scenes.length > 0) await this.#patience.wait(act.scene, Promise.all(scenes));
    if (this.playing) await this.#patience.wait(act.beat);
  }

  // The game goes on even if an animation does not.
  async #perform(act: Act, run: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, act.ms - act.beat)));
    try {
      await Promise.race([this.#animator?.play(act), time]);
    } catch (error) {
      console.error(error);
    }
    if (this.playing && run === this.#run) await this.#patience.wait(act.ms, time);
    clearTimeout(timer);
  }

  #publish(): void {
    const playback = this.#playback;
    this.shown = playback.shown();
    this.step = playback.last();
    this.next = actAhead(this.#playback);
    this.behind = playback.behind();
    this.number = playback.number();
    this.total = playback.lastNumber();
  }
}
