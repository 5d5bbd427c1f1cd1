// A piece without end: bars that follow each other, each planned shortly before it is heard.
import { Synth, type Voices } from './synth';

// Plays the bar of this number, from 0 on, and says how many seconds it takes.
export type Bar = (voices: Voices, n: number) => number;

const ahead = 0.5; // seconds
const fade = 1.2; // seconds

export class Loop {
  readonly #synth: Synth;
  readonly #bar: Bar;
  #n = 0;
  #next: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext, bar: Bar, volume: number) {
    this.#synth = new Synth(context);
    this.#synth.volume = 0;
    this.#bar = bar;
    this.#next = this.#synth.now;
    this.volume = volume;
    this.#plan();
  }

  set volume(volume: number) {
    this.#synth.fadeTo(volume, fade);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.volume = 0;
    setTimeout(() => this.#synth.end(), 2 * fade * 1000);
  }

  // What came too late to be planned is left out.
  #plan(): void {
    const { now } = this.#synth;
    this.#next = Math.max(this.#next, now);
    if (this.#next < now + ahead) {
      this.#next += this.#bar(this.#synth.after(this.#next - now), this.#n);
      this.#n += 1;
    }
    const wait = Math.max(0.1, this.#next - now - ahead);
    this.#timer = setTimeout(() => this.#plan(), wait * 1000);
  }
}
