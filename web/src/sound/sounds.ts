// What is heard, by name.
import type { Sound, Voices } from './synth';

export type SoundName =
  | 'hoof'
  | 'gallop'
  | 'steam'
  | 'shot'
  | 'ricochet'
  | 'punch'
  | 'coins'
  | 'jewel'
  | 'box'
  | 'step'
  | 'climb'
  | 'whistle'
  | 'brake'
  | 'sweep'
  | 'card'
  | 'bell'
  | 'marshal'
  | 'gulp'
  | 'gasp'
  | 'nothing'
  | 'click'
  | 'accent';

export const sounds: Record<SoundName, Sound> = {
  hoof: (s) => hoofs(s, [0, 0.12]),
  gallop: (s) => hoofs(s, [0, 0.09, 0.2, 0.36, 0.45, 0.56]),
  steam: (s) => s.noise({ length: 0.28, gain: 0.26, filter: 'bandpass', from: 900, to: 400 }),
  shot(s) {
    s.noise({ length: 0.16, gain: 0.42, filter: 'lowpass', from: 3800, to: 300 });
    s.tone({ from: 170, to: 50, length: 0.12, gain: 0.35, shape: 'square' });
  },
  ricochet(s) {
    sounds.shot(s);
    s.tone({ at: 0.1, from: 2600, to: 900, length: 0.3, gain: 0.09, shape: 'sine' });
  },
  punch(s) {
    s.tone({ from: 150, to: 45, length: 0.14, gain: 0.5 });
    s.noise({ length: 0.07, gain: 0.3, filter: 'lowpass', from: 1100, to: 250 });
  },
  coins(s) {
    [0, 0.06, 0.11, 0.19].forEach((at, i) =>
      s.tone({ at, from: 2500 + i * 330, length: 0.09, gain: 0.07, shape: 'square' }),
    );
  },
  jewel(s) {
    [0, 0.07, 0.14].forEach((at, i) =>
      s.tone({ at, from: [1318, 1760, 2637][i] ?? 1318, length: 0.35, gain: 0.09, shape: 'sine' }),
    );
  },
  box(s) {
    s.tone({ from: 120, to: 60, length: 0.18, gain: 0.4 });
    s.noise({ at: 0.02, length: 0.1, gain: 0.4, filter: 'bandpass', from: 1500, q: 4 });
  },
  step: (s) => [0, 0.13, 0.26].forEach((at) => knock(s, at, 300)),
  climb: (s) => [0, 0.12, 0.24].forEach((at, i) => knock(s, at, 280 + i * 80)),
  whistle(s) {
    [587, 740, 880].forEach((from) => {
      s.tone({ from, to: from * 1.01, length: 0.34, gain: 0.07 });
      s.tone({ at: 0.42, from, to: from * 0.97, length: 0.6, gain: 0.07 });
    });
    s.noise({ length: 0.9, gain: 0.03, filter: 'highpass', from: 3000 });
  },
  brake(s) {
    s.tone({ from: 2300, to: 1500, length: 0.7, gain: 0.05, shape: 'sawtooth' });
    s.noise({ length: 0.8, gain: 0.14, filter: 'bandpass', from: 3200, to: 1400, q: 6 });
  },
  sweep: (s) => s.noise({ length: 0.5, gain: 0.75, filter: 'bandpass', from: 300, to: 1500, q: 2 }),
  card: (s) => s.noise({ length: 0.08, gain: 0.19, filter: 'bandpass', from: 2400, to: 4200 }),
  bell(s) {
    s.tone({ from: 1046, length: 0.5, gain: 0.14, shape: 'sine' });
    s.tone({ from: 2793, length: 0.3, gain: 0.05, shape: 'sine' });
  },
  marshal(s) {
    s.tone({ from: 2100, to: 2300, length: 0.12, gain: 0.07, shape: 'square' });
    s.tone({ at: 0.15, from: 2300, to: 2100, length: 0.24, gain: 0.07, shape: 'square' });
  },
  gulp: (s) =>
    [0, 0.16].forEach((at) => s.tone({ at, from: 180, to: 420, length: 0.1, gain: 0.3 })),
  gasp: (s) => s.noise({ length: 0.4, gain: 0.26, filter: 'bandpass', from: 700, to: 1800, q: 1 }),
  nothing: (s) =>
    [0, 0.14].forEach((at, i) => s.tone({ at, from: 220 - i * 50, length: 0.12, gain: 0.2 })),
  // A hammer that falls on nothing.
  click(s) {
    s.noise({ length: 0.03, gain: 0.5, filter: 'highpass', from: 2600 });
    s.tone({ at: 0.02, from: 1500, to: 700, length: 0.05, gain: 0.16, shape: 'square' });
  },
  // A beat of a big drum.
  accent(s) {
    s.tone({ from: 95, to: 38, length: 0.6, gain: 0.5, shape: 'sine' });
    s.noise({ length: 0.05, gain: 0.16, filter: 'lowpass', from: 500, to: 120 });
  },
};

function hoofs(voices: Voices, beats: readonly number[]): void {
  for (const at of beats) knock(voices, at, 420);
}

function knock(voices: Voices, at: number, pitch: number): void {
  voices.tone({ at, from: pitch, to: pitch / 2, length: 0.06, gain: 0.22 });
  voices.noise({ at, length: 0.03, gain: 0.1, filter: 'bandpass', from: pitch * 4 });
}
