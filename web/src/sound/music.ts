// A tune of the road, in A minor: faster, fuller and higher the closer the end.
import { hertz, type Voices } from './synth';

// The root of each bar, and the third above it.
const chords = [
  { root: 45, third: 3 },
  { root: 41, third: 4 },
  { root: 48, third: 4 },
  { root: 40, third: 4 },
] as const;
// Whistled over four bars: beat, note, beats.
const phrase: readonly (readonly [number, number, number])[] = [
  [0, 76, 2],
  [2, 74, 1],
  [3, 72, 1],
  [4, 69, 3],
  [8, 72, 1.5],
  [9.5, 74, 0.5],
  [10, 76, 2],
  [12, 71, 3],
];
const beats = 4;

// tension: 0 at the start of the game, 1 in its last round.
export function musicBar(voices: Voices, n: number, tension: number): number {
  const beat = 60 / (76 + 56 * tension);
  const lift = tension < 1 ? 0 : 2;
  const bar = { voices, n, beat, lift, tension };
  bass(bar);
  strum(bar);
  if (tension >= 0.25) brush(bar);
  if (isWhistled(n, tension)) whistle(bar);
  if (tension >= 0.75) drum(bar);
  return beats * beat;
}

interface BarOfMusic {
  voices: Voices;
  n: number;
  beat: number; // seconds
  lift: number; // semitones
  tension: number;
}

function chordOf(n: number) {
  return chords[n % chords.length] ?? chords[0];
}

function bass({ voices, n, beat, lift, tension }: BarOfMusic): void {
  const { root } = chordOf(n);
  const steps = tension < 0.5 ? [0, 7] : [0, 7, 12, 7];
  steps.forEach((step, i) => {
    const at = (i * beats * beat) / steps.length;
    voices.tone({ at, from: hertz(root + step + lift), length: 0.5, gain: 0.13 });
  });
}

// Off the beat; from the second round on at a gallop.
function strum({ voices, n, beat, lift, tension }: BarOfMusic): void {
  const { root, third } = chordOf(n);
  const strokes = tension < 0.25 ? [1, 3] : [1, 1.5, 1.75, 3, 3.5, 3.75];
  for (const stroke of strokes) {
    [12, 12 + third, 19].forEach((step, i) =>
      voices.tone({
        at: stroke * beat + i * 0.012,
        from: hertz(root + step + lift),
        length: 0.16,
        gain: 0.045,
      }),
    );
  }
}

function brush({ voices, beat, tension }: BarOfMusic): void {
  const every = tension < 0.75 ? 0.5 : 0.25;
  for (let at = 0; at < beats; at += every) {
    const gain = at % 1 === 0 ? 0.035 : 0.02;
    voices.noise({ at: at * beat, length: 0.05, gain, filter: 'highpass', from: 5000 });
  }
}

// Of eight bars the last four; later on all of them.
function isWhistled(n: number, tension: number): boolean {
  return tension >= 0.5 || n % 8 >= 4;
}

function whistle({ voices, n, beat, lift }: BarOfMusic): void {
  const from = (n % 4) * beats;
  for (const [start, note, length] of phrase) {
    if (start < from || start >= from + beats) continue;
    const pitch = hertz(note + lift);
    voices.tone({
      at: (start - from) * beat,
      from: pitch * 0.985,
      to: pitch,
      length: length * beat * 1.1,
      gain: 0.06,
      shape: 'sine',
    });
  }
}

function drum({ voices, beat, tension }: BarOfMusic): void {
  for (const at of tension < 1 ? [0, 2] : [0, 1, 2, 3, 3.5]) {
    voices.tone({ at: at * beat, from: 100, to: 45, length: 0.22, gain: 0.2, shape: 'sine' });
  }
}
