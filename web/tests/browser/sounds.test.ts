// Sounds, as far as numbers can tell: each can be heard, none hurts, and no two are alike.
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { setStage } from './harness';
import type * as Listening from './harness/listening';
import { scriptOf } from './harness/script';

declare global {
  interface Window {
    listening: typeof Listening;
  }
}

const stage = setStage();
let script: string;
beforeAll(async () => {
  script = await scriptOf('listening');
});

// An address of the server's without the game, which would make sounds of its own.
async function listener(): Promise<Page> {
  stage.expectTrouble(/favicon\.ico/); // Which such an address lacks.
  const page = await stage.person();
  await page.goto('/healthz');
  await page.evaluate(script);
  return page;
}

type Heard = Listening.Heard;
const floor = -50;

// How far two sounds are apart on the average while either can be heard: dB, and semitones where both
// can.
function distance(one: Heard, other: Heard): number {
  const apart = one.frames.flatMap((a, i) => {
    const b = other.frames[i];
    if (!b || Math.max(a.level, b.level) < floor) return [];
    const level = Math.abs(Math.max(a.level, floor) - Math.max(b.level, floor));
    const both = Math.min(a.level, b.level) > floor;
    return [level + (both ? 12 * Math.abs(Math.log2((a.pitch + 40) / (b.pitch + 40))) : 0)];
  });
  return apart.reduce((sum, x) => sum + x, 0) / apart.length;
}

test('every sound can be heard, hurts nobody, ends in time and is like no other', async () => {
  const page = await listener();
  const all = Object.entries(await page.evaluate(() => window.listening.listenToAll()));
  expect(all.length).toBeGreaterThan(15);
  for (const [name, { peak, loudness, ends, stated }] of all) {
    expect(peak, `${name} is clipped`).toBeLessThan(0.9);
    expect(loudness, `${name} is too quiet`).toBeGreaterThan(-38);
    expect(loudness, `${name} is too loud`).toBeLessThan(-18);
    expect(stated, `${name} is too long`).toBeLessThan(1.5);
    expect(ends, `${name} goes on`).toBeLessThanOrEqual(stated);
    expect(ends, `${name} is hardly there`).toBeGreaterThan(0.03);
  }
  const alike = all.flatMap(([name, one], i) =>
    all
      .slice(i + 1)
      .flatMap(([other, two]) => (distance(one, two) < 3 ? [`${name}, ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('is as loud as is wished', async () => {
  const page = await listener();
  const bell = async (how: Listening.Circumstances = {}) => {
    await page.evaluate(script); // As if the page were new.
    return page.evaluate((how) => window.listening.peakOfBell(how), how);
  };
  const full = await bell();
  expect(full).toBeGreaterThan(0.1);
  expect(await bell({ volume: 0.25 })).toBeCloseTo(full / 4, 3);
  expect(await bell({ hidden: true, evenHidden: true })).toBeCloseTo(full, 3);
  for (const silent of [{ volume: 0 }, { muted: true }, { hidden: true }, { gesture: false }]) {
    expect(await bell(silent), JSON.stringify(silent)).toBe(0);
  }
});
