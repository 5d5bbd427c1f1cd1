// Sounds of our own, synthesised. Browsers allow them from the first gesture on; before it, when
// muted and, unless it is to be heard there too, while the page is hidden nothing is played.
import { settings } from '../app/settings.svelte';
import type { Bandit } from '../protocol/generated';
import { ambienceOf, type Place } from './ambience';
import { Loop, type Bar } from './loop';
import { motifs } from './motifs';
import { musicBar } from './music';
import { sounds, type SoundName } from './sounds';
import { Synth, type Sound } from './synth';

export type { SoundName };

// Where the train rolls, and how tense it is there, from 0 to 1.
interface Scene {
  place: Place;
  tension: number;
}

interface Awake {
  context: AudioContext;
  effects: Synth;
  motifs: Synth;
}

let awake: Awake | undefined;
let scene: Scene | undefined;

export function play(name: SoundName, evenHidden = false): void {
  if (awake) sing(awake.effects, sounds[name], settings.volume, evenHidden);
}

export function playMotif(bandit: Bandit): void {
  if (awake) sing(awake.motifs, motifs[bandit], settings.music);
}

function sing(synth: Synth, sound: Sound, volume: number, evenHidden = false): void {
  if (settings.muted || volume === 0 || (document.hidden && !evenHidden)) return;
  synth.volume = volume;
  sound(synth);
}

// One thing that is heard all the time, or nothing; what was heard before fades.
class Ground {
  #loop: Loop | undefined;
  #name: string | undefined;

  play(context: AudioContext, name: string, bar: Bar, volume: number): void {
    if (this.#loop && this.#name === name) {
      this.#loop.volume = volume;
      return;
    }
    this.stop();
    this.#loop = new Loop(context, bar, volume);
    this.#name = name;
  }

  stop(): void {
    this.#loop?.stop();
    this.#loop = undefined;
  }
}

const ambience = new Ground();
const music = new Ground();

// What is heard all the time from now on; nothing without a scene. An effect that calls it runs again
// when the volumes are changed.
export function setScene(next: Scene | undefined): void {
  scene = next;
  tune();
}

function tune(): void {
  const { muted, ambience: rolling, music: song } = settings;
  const now = muted || document.hidden ? undefined : scene;
  if (awake && now && rolling > 0) {
    ambience.play(awake.context, now.place, ambienceOf(now.place), rolling);
  } else ambience.stop();
  if (awake && now && song > 0) music.play(awake.context, 'music', nextBar, song);
  else music.stop();
}

// At whatever tension there is by then.
const nextBar: Bar = (voices, n) => musicBar(voices, n, scene?.tension ?? 0);

// Phones silence a page that was away, and count a touch as a gesture only when it ends.
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  const first = !awake;
  awake ??= ears(new AudioContext());
  awake.effects.wake();
  if (first) tune();
}

function ears(context: AudioContext): Awake {
  return { context, effects: new Synth(context), motifs: new Synth(context) };
}

if (typeof window !== 'undefined') {
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
  document.addEventListener('visibilitychange', tune);
}
