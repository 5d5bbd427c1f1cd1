import { describe, expect, it } from 'vitest';
import { landAt, lands, wayBehind } from '../../../src/core/land';
import { musicBar } from '../../../src/sound/music';
import type { Tone } from '../../../src/sound/synth';

// Eight bars at this tension: how long they take, and what is played in them.
function bars(tension: number) {
  const tones: Tone[] = [];
  let noises = 0;
  const voices = { tone: (tone: Tone) => void tones.push(tone), noise: () => void (noises += 1) };
  let seconds = 0;
  for (let n = 0; n < 8; n += 1) seconds += musicBar(voices, n, tension);
  return { seconds, notes: tones.length + noises, top: Math.max(...tones.map(({ from }) => from)) };
}

describe('the music', () => {
  const rounds = [1, 2, 3, 4, 5].map((round) => bars(wayBehind(round, 5)));

  it('is faster and fuller in every round', () => {
    rounds.slice(1).forEach((later, i) => {
      const { seconds, notes } = rounds[i]!;
      expect(later.seconds).toBeLessThan(seconds);
      expect(later.notes).toBeGreaterThan(notes);
    });
  });

  it('rises in the last round', () => {
    expect(rounds[4]!.top).toBeGreaterThan(rounds[3]!.top * 1.1);
  });
});

describe('the way', () => {
  it('leads through every land, to the station in the last round', () => {
    const passed = [1, 2, 3, 4, 5].map((round) => landAt(wayBehind(round, 5)));
    expect(passed).toEqual(lands);
  });

  it('begins in the desert, also before the first round or without a known end', () => {
    expect(landAt(wayBehind(0, 5))).toBe('desert');
    expect(landAt(wayBehind(3, undefined))).toBe('desert');
  });

  it('ends at the station, however many rounds there are', () => {
    for (const rounds of [2, 3, 4, 7]) expect(landAt(wayBehind(rounds, rounds))).toBe('station');
  });
});
