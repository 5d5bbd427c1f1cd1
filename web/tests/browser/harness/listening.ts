// Runs in the page (see sounds.test.ts): sounds into numbers, since nobody listens here.
import { settings } from '../../../src/app/settings.svelte';
import { lands } from '../../../src/core/land';
import { ambienceOf } from '../../../src/sound/ambience';
import type { Bar } from '../../../src/sound/loop';
import { motifs } from '../../../src/sound/motifs';
import { musicBar } from '../../../src/sound/music';
import { play, playMotif, setScene } from '../../../src/sound/sound';
import { sounds } from '../../../src/sound/sounds';
import { Synth, type Noise, type Sound, type Tone } from '../../../src/sound/synth';

const rate = 44_100;
const frame = rate / 40;

export interface Heard {
  peak: number;
  loudness: number; // dB of the loudest twentieth of a second, as an ear weighs it.
  ends: number; // seconds
  stated: number; // seconds, by the voices that it is made of
  // What it is like, in 40ths of a second: dB, and Hz by the crossings of zero.
  frames: { level: number; pitch: number }[];
}

// Until when each voice says that it lasts.
class Notes extends Synth {
  until = 0;
  override tone(tone: Tone): void {
    this.until = Math.max(this.until, (tone.at ?? 0) + tone.length);
    super.tone(tone);
  }
  override noise(noise: Noise): void {
    this.until = Math.max(this.until, (noise.at ?? 0) + noise.length);
    super.noise(noise);
  }
}

const quiet = (seconds = 2) => new OfflineAudioContext(1, rate * seconds, rate);
const decibels = (value: number) => 20 * Math.log10(Math.max(value, 1e-4));
const loudest = (samples: Float32Array) => samples.reduce((m, x) => Math.max(m, Math.abs(x)), 0);

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
}

function framesOf(samples: Float32Array): Float32Array[] {
  const count = Math.floor(samples.length / frame);
  return Array.from({ length: count }, (_, i) => samples.subarray(i * frame, (i + 1) * frame));
}

function pitchOf(samples: Float32Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i++) {
    if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings += 1;
  }
  return (crossings * rate) / (2 * samples.length);
}

// Ears hear less of what is low.
async function weighed(samples: Float32Array): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, samples.length, rate);
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, samples.length, rate);
  source.buffer.copyToChannel(new Float32Array(samples), 0);
  const ear = context.createBiquadFilter();
  ear.type = 'highpass';
  ear.frequency.value = 400;
  ear.Q.value = 0;
  source.connect(ear).connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

// The same hiss every time.
function seedChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function listen(sound: Sound): Promise<Heard> {
  seedChance();
  const context = quiet();
  const notes = new Notes(context);
  sound(notes);
  return heardIn((await context.startRendering()).getChannelData(0), notes.until);
}

async function heardIn(samples: Float32Array, stated: number): Promise<Heard> {
  const levels = framesOf(await weighed(samples)).map(rms);
  const pairs = levels.map((level, i) => Math.hypot(level, levels[i + 1] ?? 0) / Math.SQRT2);
  return {
    peak: loudest(samples),
    loudness: decibels(Math.max(...pairs)),
    ends: samples.reduce((end, x, i) => (Math.abs(x) > 1e-3 ? i + 1 : end), 0) / rate,
    stated,
    frames: framesOf(samples).map((part) => ({ level: decibels(rms(part)), pitch: pitchOf(part) })),
  };
}

// So many bars, without the one in which it fades in.
async function listenOn(bar: Bar, bars: number): Promise<Heard> {
  seedChance();
  const length = bar(new Synth(quiet()), 0);
  const context = quiet(length * bars);
  const synth = new Synth(context);
  for (let n = 0; n < bars; n += 1) bar(synth.after(n * length), n);
  const samples = (await context.startRendering()).getChannelData(0);
  return heardIn(samples.subarray(Math.round(length * rate)), length);
}

type Album = Record<string, Heard>;

async function all<T>(things: readonly T[], hear: (thing: T) => Promise<Heard>): Promise<Album> {
  const heard = things.map(async (thing) => [String(thing), await hear(thing)]);
  return Object.fromEntries(await Promise.all(heard));
}

export function listenToAll(): Promise<Album> {
  const short: Record<string, Sound> = { ...sounds, ...motifs };
  return all(Object.keys(short), (name) => listen(short[name]!));
}

export function listenToAmbience(): Promise<Album> {
  return all([...lands, 'tunnel'] as const, (place) => listenOn(ambienceOf(place), 5));
}

export function listenToMusic(): Promise<Album> {
  return all([0, 0.25, 0.5, 0.75, 1], (tension) =>
    listenOn((voices, n) => musicBar(voices, n, tension), 9),
  );
}

export interface Circumstances {
  muted?: boolean;
  volume?: number; // Of what is heard; everything else is silent.
  gesture?: boolean;
  hidden?: boolean;
  evenHidden?: boolean;
}

// What the page is to play, by the slider that it obeys.
const players = {
  volume: (evenHidden: boolean) => play('bell', evenHidden),
  music: () => playMotif('belle'),
  ambience: () => setScene({ place: 'desert', tension: 0 }),
};
export type Slider = keyof typeof players;

// The peak of something as the page plays it.
export async function peakOf(
  slider: Slider,
  { muted = false, volume = 1, gesture = true, hidden = false, evenHidden = false }: Circumstances,
): Promise<number> {
  const context = quiet();
  Object.assign(window, {
    AudioContext: function () {
      return context;
    },
  });
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.assign(settings, { volume: 0, music: 0, ambience: 0, muted, [slider]: volume });
  if (gesture) dispatchEvent(new Event('pointerup'));
  players[slider](evenHidden);
  return loudest((await context.startRendering()).getChannelData(0));
}
