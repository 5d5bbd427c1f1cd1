// The train as it is heard in each land: bars of rolling, over which the land speaks.
import type { Land } from '../core/land';
import type { Bar } from './loop';
import type { Voices } from './synth';

export type Place = Land | 'tunnel';

interface Row {
  joints: readonly number[]; // when wheels go over the joints of the rails
  knock: { pitch: number; gain: number; echo?: number };
  roll: { from: number; gain: number };
  land: (voices: Voices, n: number) => void;
}

const bar = 3.6; // seconds
const swell = 2 * bar; // how long what comes and goes is heard: into the next bar
const trot = [0, 0.16, 1.2, 1.36, 2.4, 2.56];

const rows: Record<Place, Row> = {
  // Dry wind, and something that chirps in the heat.
  desert: {
    joints: trot,
    knock: { pitch: 190, gain: 0.1 },
    roll: { from: 240, gain: 0.09 },
    land(v, n) {
      wind(v, 620, 0.035);
      if (n % 3 === 1) chirps(v, { from: 3900, beats: 9, every: 0.09, gain: 0.008 });
    },
  },
  // Walls answer, and far above a hawk cries.
  canyon: {
    joints: trot,
    knock: { pitch: 210, gain: 0.09, echo: 0.3 },
    roll: { from: 200, gain: 0.09 },
    land(v, n) {
      wind(v, 330, 0.06);
      if (n % 4 !== 2) return;
      v.tone({ at: 0.8, from: 2100, to: 1350, length: 0.7, gain: 0.02 });
      v.tone({ at: 1.5, from: 2000, to: 1350, length: 0.6, gain: 0.008 });
    },
  },
  // Hollow under the wheels: beams that creak, and water.
  bridge: {
    joints: [0, 0.16, 0.6, 0.76, 1.2, 1.36, 1.8, 1.96, 2.4, 2.56, 3, 3.16],
    knock: { pitch: 120, gain: 0.14 },
    roll: { from: 150, gain: 0.12 },
    land(v, n) {
      v.noise({ length: swell, gain: 0.02, filter: 'highpass', from: 1800, swell: true });
      if (n % 2 === 0) {
        v.tone({ at: 1.9, from: 92, to: 78, length: 0.5, gain: 0.03, shape: 'sawtooth' });
      }
    },
  },
  // Crickets, and now and then an owl.
  night: {
    joints: trot,
    knock: { pitch: 170, gain: 0.08 },
    roll: { from: 180, gain: 0.08 },
    land(v, n) {
      for (const at of [0.1, 1, 1.9, 2.8]) {
        chirps(v, { at, from: 4400, beats: 4, every: 0.06, gain: 0.012 });
      }
      if (n % 4 !== 1) return;
      for (const at of [1.3, 1.75]) {
        v.tone({ at, from: 400, to: 370, length: 0.32, gain: 0.035, shape: 'sine' });
      }
    },
  },
  // The bell of the locomotive, steam, and birds that wake up.
  station: {
    joints: [0, 0.2, 1.8, 2],
    knock: { pitch: 180, gain: 0.09 },
    roll: { from: 200, gain: 0.07 },
    land(v, n) {
      for (const at of [0.4, 2.2]) {
        v.tone({ at, from: 880, length: 1.1, gain: 0.022, shape: 'sine' });
        v.tone({ at, from: 2217, length: 0.5, gain: 0.008, shape: 'sine' });
      }
      v.noise({ at: 1, length: 0.9, gain: 0.03, filter: 'highpass', from: 2400 });
      for (const [i, at] of [0.9, 1.05, 1.2, 2.9].entries()) {
        const from = 2600 + ((i + n) % 3) * 350;
        v.tone({ at, from, to: from * 1.3, length: 0.09, gain: 0.014, shape: 'sine' });
      }
    },
  },
  // Everything comes back from the rock.
  tunnel: {
    joints: [0, 0.16, 0.9, 1.06, 1.8, 1.96, 2.7, 2.86],
    knock: { pitch: 150, gain: 0.12, echo: 0.12 },
    roll: { from: 300, gain: 0.16 },
    land: (v) => wind(v, 180, 0.09),
  },
};

// Without end.
export function ambienceOf(place: Place): Bar {
  const { joints, knock, roll, land } = rows[place];
  return (voices, n) => {
    const { from, gain } = roll;
    voices.noise({ length: swell, gain, filter: 'lowpass', from, swell: true });
    for (const at of joints) {
      hit(voices, at, knock.pitch, knock.gain);
      if (knock.echo) hit(voices, at + knock.echo, knock.pitch * 1.1, knock.gain * 0.4);
    }
    land(voices, n);
    return bar;
  };
}

function hit(voices: Voices, at: number, pitch: number, gain: number): void {
  voices.tone({ at, from: pitch, to: pitch * 0.6, length: 0.09, gain });
  voices.noise({ at, length: 0.05, gain: gain * 0.7, filter: 'bandpass', from: pitch * 6 });
}

function wind(voices: Voices, from: number, gain: number): void {
  const blows = { length: swell, filter: 'bandpass', q: 2, swell: true } as const;
  voices.noise({ ...blows, from, to: from * 1.4, gain });
}

interface Chirps {
  at?: number;
  from: number; // Hz
  beats: number;
  every: number; // seconds
  gain: number;
}

function chirps(voices: Voices, { at = 0.4, from, beats, every, gain }: Chirps): void {
  for (let i = 0; i < beats; i++) {
    const length = every * 0.6;
    voices.tone({ at: at + i * every, from, length, gain, shape: 'sine' });
  }
}
