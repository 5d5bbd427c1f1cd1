import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playbackOf } from '../../../src/core/follow/playback';
import { lands } from '../../../src/core/land';
import { sceneOf } from '../../../src/core/scene';
import { allRoundEvents, type Replay } from '../../../src/protocol/generated';
import { touchLand, touchStill } from '../../../src/train/acts/signs/land';
import type { Run } from '../../../src/train/run';
import { stripsOf, tilesOf } from '../../../src/train/strips';

const file = new URL('../../fixtures/std4.0.json', import.meta.url);
const { after } = playbackOf(JSON.parse(readFileSync(file, 'utf8')) as Replay).steps.at(-1)!;

// Notes which layers of the land and how many things before it were moved, and how.
function runOf() {
  const seen = { layers: [] as string[], props: 0, frames: [] as Keyframe[] };
  const run = {
    after: sceneOf(after),
    train: {
      elements(selector: string) {
        seen.layers.push(selector);
        return [{}];
      },
    },
    prop() {
      seen.props += 1;
      return { style: { transform: '' } };
    },
    async animate(_: unknown, frames: Keyframe[]) {
      seen.frames.push(...frames);
    },
  };
  // The part of a run that is used.
  return { seen, run: run as unknown as Run };
}

describe.each(allRoundEvents)('the land at %s', (event) => {
  it('is touched', async () => {
    const { seen, run } = runOf();
    await touchLand(event, run);
    expect(seen.layers.length + seen.props).toBeGreaterThan(0);
    expect(seen.frames.length).toBeGreaterThan(0);
  });

  it('stays where it is with reduced motion', async () => {
    const { seen, run } = runOf();
    await touchStill(event, run);
    expect(seen.props).toBe(0);
    expect(seen.frames.filter(({ transform }) => transform !== undefined)).toEqual([]);
  });
});

describe.each(lands)('the %s', (land) => {
  it('has something far, something near, rails, and a tunnel', () => {
    for (const road of [false, true]) {
      const names = Object.keys(tilesOf(land, road));
      const needed = ['far', 'middle', 'verge', 'front', 'track', 'wall'];
      expect(names).toEqual(expect.arrayContaining(needed));
    }
  });

  it('looks like no other', () => {
    const others = lands.filter((other) => other !== land);
    for (const other of others) expect(tilesOf(other, false)).not.toEqual(tilesOf(land, false));
  });
});

it('is a bridge with boards where horses run', () => {
  expect(tilesOf('bridge', true).verge).toBe(tilesOf('station', true).verge);
  expect(tilesOf('bridge', false).verge).not.toBe(tilesOf('bridge', true).verge);
});

describe('strips', () => {
  it('grow with the cars, but for what is under the wheels', () => {
    const [low, high] = [stripsOf(1), stripsOf(1.6)];
    expect(high.far.height).toBeCloseTo(low.far.height * 1.6);
    expect(high.track).toEqual(low.track);
  });
});
