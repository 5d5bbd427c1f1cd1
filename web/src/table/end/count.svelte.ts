import { pace, settings } from '../../app/settings.svelte';
import { play, type SoundName } from '../../sound/sound';
import type { Beat, Counting, Part } from './counting';

// In milliseconds at normal speed.
const lengths: Record<Beat['kind'], number> = {
  seat: 450,
  item: 380,
  sum: 520,
  gunslinger: 1700,
  winner: 0,
};

const itemSounds: Partial<Record<Part, SoundName>> = { jewels: 'jewel', strongboxes: 'box' };

function soundOf(beat: Beat): SoundName | undefined {
  if (beat.kind === 'item') return itemSounds[beat.item.part] ?? 'coins';
  if (beat.kind === 'gunslinger') return 'ricochet';
  return beat.kind === 'winner' ? 'whistle' : undefined;
}

// The counting as it goes on, beat by beat.
export class Count {
  at: number = $state(-1);
  readonly #beats: readonly Beat[];
  readonly over: boolean = $derived.by(() => this.at >= this.#beats.length - 1);

  constructor({ beats }: Counting, atOnce: boolean) {
    this.#beats = beats;
    if (atOnce || settings.speed === 'instant') this.skip();
  }

  skip(): void {
    this.at = this.#beats.length - 1;
  }

  // Waits for the next beat; returns what ends the waiting.
  wait(): () => void {
    const now = this.#beats[this.at];
    const timer = setTimeout(() => this.#next(), (now ? lengths[now.kind] : 700) * this.#pace());
    return () => clearTimeout(timer);
  }

  #pace(): number {
    return pace[settings.speed];
  }

  #next(): void {
    this.at += 1;
    const beat = this.#beats[this.at];
    const sound = beat && soundOf(beat);
    if (sound) play(sound);
  }
}
