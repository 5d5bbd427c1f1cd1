// The two voices that all sounds are made of: a tone and a burst of noise, short and dry.
export interface Tone {
  at?: number; // seconds from now
  from: number; // Hz
  to?: number;
  length: number; // seconds
  gain: number;
  shape?: OscillatorType;
}
export interface Noise {
  at?: number;
  length: number;
  gain: number;
  filter: BiquadFilterType;
  from: number; // Hz, the filter's
  to?: number;
  q?: number;
}

export class Synth {
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

  tone({ at = 0, from, to = from, length, gain, shape = 'triangle' }: Tone): void {
    const start = this.#context.currentTime + at;
    const source = this.#context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.#fading(start, length, gain));
    source.start(start);
    source.stop(start + length);
  }

  noise({ at = 0, length, gain, filter, from, to = from, q = 1 }: Noise): void {
    const start = this.#context.currentTime + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = filter;
    band.Q.value = q;
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(band).connect(this.#fading(start, length, gain));
    source.start(start);
    source.stop(start + length);
  }

  #fading(start: number, length: number, gain: number): GainNode {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(0.0001, start);
    node.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.012, length / 4));
    node.gain.exponentialRampToValueAtTime(0.0001, start + length);
    node.connect(this.#out);
    return node;
  }
}

function hissOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
