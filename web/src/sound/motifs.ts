// A few notes for each bandit, heard when their card is turned up.
import type { Bandit } from '../protocol/generated';
import { hertz, type Sound, type Tone, type Voices } from './synth';

export const motifs: Record<Bandit, Sound> = {
  // Two notes that lie too close, out of nowhere.
  ghost: (v) => {
    line(v, [76, 77, 76], [0, 0.28, 0.62], { length: 0.5, gain: 0.11, shape: 'sine' });
  },
  // A flute over a drum.
  cheyenne: (v) => {
    line(v, [74, 79, 77, 74], [0, 0.16, 0.28, 0.42], { length: 0.24, gain: 0.16 });
    line(v, [43, 43], [0, 0.28], { length: 0.14, gain: 0.24, shape: 'sine' });
  },
  // A guitar, struck downwards.
  django: (v) => {
    line(v, [40, 47, 52, 55, 59], [0, 0.05, 0.1, 0.15, 0.2], {
      length: 0.6,
      gain: 0.06,
      shape: 'sawtooth',
    });
  },
  // A music box.
  belle: (v) => {
    line(v, [84, 88, 91, 96, 91], [0, 0.12, 0.24, 0.36, 0.54], {
      length: 0.3,
      gain: 0.09,
      shape: 'sine',
    });
  },
  // A trumpet that is early.
  tuco: (v) => {
    line(v, [67, 67, 72, 76], [0, 0.1, 0.2, 0.36], {
      length: 0.22,
      gain: 0.075,
      shape: 'sawtooth',
    });
  },
  // Two steps down, and a bow.
  doc: (v) => {
    line(v, [69, 62, 57, 62], [0, 0.2, 0.4, 0.66], {
      length: 0.34,
      gain: 0.1,
      shape: 'square',
    });
  },
};

function line(
  voices: Voices,
  notes: readonly number[],
  times: readonly number[],
  tone: Omit<Tone, 'at' | 'from'>,
): void {
  notes.forEach((note, i) => voices.tone({ ...tone, at: times[i] ?? 0, from: hertz(note) }));
}
