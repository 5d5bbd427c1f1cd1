// The two voices that all sounds are made of: a tone and a burst of noise, short and dry unless they
// swell.
export interface Tone {
  at?: number; // seconds from now
  from: number; // Hz
  to?: number;
  length: number; // seconds
  gain: number;
  shape?: OscillatorType;
  swell?: boolean; // Comes and goes evenly: two that overlap by half are as loud as one.
}
export interface Noise {
  at?: number;
  length: number;
  gain: number;
  filter: BiquadFilterType;
  from: number; // Hz, the filter's
  to?: number;
  q?: number;
  swell?: boolean;
}

export interface Voices {
  tone(tone: Tone): void;
  noise(noise: Noise): void;
}
export type Sound = (voices: Voices) => void;

// Of a note by its number on a keyboard; 69 is the A of 440 Hz.
export function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

export class Synth implements Voices {
  readonly #context: AudioContext | OfflineAudioContext;
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;

  constructor(context: AudioContext | OfflineAudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.connect(context.destination);
    this.#hiss = hissOf(context);
  }

  // Does nothing while it is awake.
  wake(): void {
    if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined);
  }

  set volume(volume: number) {
    this.#out.gain.value = volume;
  }

  get now(): number {
    return this.#context.currentTime;
  }

  fadeTo(volume: number, seconds: number): void {
    this.#out.gain.setTargetAtTime(volume, this.now, seconds / 3);
  }

  // Whatever is still planned is not heard.
  end(): void {
    this.#out.disconnect();
  }

  // The same voices, so many seconds later.
  after(seconds: number): Voices {
    return {
      tone: (tone) => this.tone({ ...tone, at: seconds + (tone.at ?? 0) }),
      noise: (noise) => this.noise({ ...noise, at: seconds + (noise.at ?? 0) }),
    };
  }

  tone({ at = 0, from, to = from, length, gain, shape = 'triangle', swell = false }: Tone): void {
    const start = this.#context.currentTime + at;
    const source = this.#context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.#fading(start, length, gain, swell));
    source.start(start);
    source.stop(start + length);
  }

  noise({ at = 0, length, gain, filter, from, to = from, q = 1, swell = false }: Noise): void {
    const start = this.#context.currentTime + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = filter;
    band.Q.value = q;
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(band).connect(this.#fading(start, length, gain, swell));
    source.start(start);
    source.stop(start + length);
  }

  #fading(start: number, length: number, gain: number, swell: boolean): GainNode {
    const node = this.#context.createGain();
    // A source may be a sample early: what it gives then must not be heard in full.
    node.gain.value = 0.0001;
    node.gain.setValueAtTime(0.0001, start);
    if (swell) {
      node.gain.linearRampToValueAtTime(gain, start + length / 2);
      node.gain.linearRampToValueAtTime(0.0001, start + length);
    } else {
      node.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.012, length / 4));
      node.gain.exponentialRampToValueAtTime(0.0001, start + length);
    }
    node.connect(this.#out);
    return node;
  }
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

function hissOf(context: BaseAudioContext): AudioBuffer {
  const hiss = hisses.get(context) ?? makeHiss(context);
  hisses.set(context, hiss);
  return hiss;
}

function makeHiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
