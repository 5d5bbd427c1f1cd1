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
  script = (await scriptOf('listening')).code;
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

test('the train sounds different in every land, and is never loud', async () => {
  const page = await listener();
  const all = Object.entries(await page.evaluate(() => window.listening.listenToAmbience()));
  expect(all).toHaveLength(6);
  for (const [place, { peak, loudness, frames }] of all) {
    expect(peak, `${place} is clipped`).toBeLessThan(0.5);
    expect(loudness, `${place} is too quiet`).toBeGreaterThan(-46);
    expect(loudness, `${place} is too loud`).toBeLessThan(-24);
    const silent = frames.filter(({ level }) => level < -60);
    expect(silent, `${place} has holes`).toHaveLength(0);
  }
  const alike = all.flatMap(([name, one], i) =>
    all
      .slice(i + 1)
      .flatMap(([other, two]) => (distance(one, two) < 2 ? [`${name}, ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('music stays behind what happens, also in the last round', async () => {
  const page = await listener();
  const all = Object.entries(await page.evaluate(() => window.listening.listenToMusic()));
  expect(all).toHaveLength(5);
  for (const [tension, { peak, loudness }] of all) {
    expect(peak, `${tension} is clipped`).toBeLessThan(0.6);
    expect(loudness, `${tension} is too quiet`).toBeGreaterThan(-40);
    expect(loudness, `${tension} is too loud`).toBeLessThan(-22);
  }
});

test.each(['volume', 'music', 'ambience'] as const)(
  '%s is as loud as is wished',
  async (slider) => {
    const page = await listener();
    const peak = async (how: Listening.Circumstances = {}) => {
      await page.evaluate(script); // As if the page were new.
      return page.evaluate(([slider, how]) => window.listening.peakOf(slider, how), [
        slider,
        how,
      ] as const);
    };
    const full = await peak();
    expect(full).toBeGreaterThan(0.05);
    const part = (await peak({ volume: 0.25 })) / full;
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.3);
    for (const silent of [{ volume: 0 }, { muted: true }, { hidden: true }, { gesture: false }]) {
      expect(await peak(silent), JSON.stringify(silent)).toBe(0);
    }
    const evenHidden = await peak({ hidden: true, evenHidden: true });
    if (slider === 'volume') expect(evenHidden).toBeCloseTo(full, 3);
  },
);
