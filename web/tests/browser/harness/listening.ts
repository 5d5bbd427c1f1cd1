// Runs in the page (see sounds.test.ts): sounds into numbers, since nobody listens here.
import { settings } from '../../../src/app/settings.svelte';
import { play, type SoundName } from '../../../src/sound/sound';
import { sounds } from '../../../src/sound/sounds';
import { Synth, type Noise, type Tone } from '../../../src/sound/synth';

const rate = 44_100;
const seconds = 2;
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

const quiet = () => new OfflineAudioContext(1, rate * seconds, rate);
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
  const context = quiet();
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

async function listen(name: SoundName): Promise<Heard> {
  seedChance();
  const context = quiet();
  const notes = new Notes(context);
  sounds[name](notes);
  const samples = (await context.startRendering()).getChannelData(0);
  const levels = framesOf(await weighed(samples)).map(rms);
  const pairs = levels.map((level, i) => Math.hypot(level, levels[i + 1] ?? 0) / Math.SQRT2);
  return {
    peak: loudest(samples),
    loudness: decibels(Math.max(...pairs)),
    ends: samples.reduce((end, x, i) => (Math.abs(x) > 1e-3 ? i + 1 : end), 0) / rate,
    stated: notes.until,
    frames: framesOf(samples).map((part) => ({ level: decibels(rms(part)), pitch: pitchOf(part) })),
  };
}

export async function listenToAll(): Promise<Record<string, Heard>> {
  const names = Object.keys(sounds) as SoundName[];
  return Object.fromEntries(await Promise.all(names.map(async (n) => [n, await listen(n)])));
}

export interface Circumstances {
  muted?: boolean;
  volume?: number;
  gesture?: boolean;
  hidden?: boolean;
  evenHidden?: boolean;
}

// The peak of a bell as the page plays it.
export async function peakOfBell({
  muted = false,
  volume = 1,
  gesture = true,
  hidden = false,
  evenHidden = false,
}: Circumstances): Promise<number> {
  const context = quiet();
  Object.assign(window, {
    AudioContext: function () {
      return context;
    },
  });
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.assign(settings, { muted, volume });
  if (gesture) dispatchEvent(new Event('pointerup'));
  play('bell', evenHidden);
  return loudest((await context.startRendering()).getChannelData(0));
}
