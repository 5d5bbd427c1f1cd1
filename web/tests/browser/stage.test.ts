// In the lesson and in replays the train has the whole width too, and figures are as large as at the
// table.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { playToTheEnd } from './harness/play';
import { newGame, tableOf } from './harness/table';

const stage = setStage();

// A window, and how many pixels tall a figure is there at least.
const sizes: [width: number, height: number, figure: number][] = [
  [1440, 900, 90],
  [1280, 720, 90],
  [844, 390, 40],
  [390, 844, 56],
];

async function fills(page: Page): Promise<void> {
  const { figures, ...found } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const train = document.querySelector('[data-testid="train"]')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('[data-testid="train"] .standee .body')];
    return {
      beyond: [scrollWidth - innerWidth, scrollHeight - innerHeight],
      side: train && innerWidth - train.width,
      figures: all.map((body) => Math.round(body.getBoundingClientRect().height)),
    };
  });
  const [width, , least] = sizes.find(([wide]) => wide === page.viewportSize()?.width) ?? [0, 0, 0];
  expect({ width, ...found }).toEqual({ width, beyond: [0, 0], side: 0 });
  expect(figures.length, `figures at ${width}`).toBeGreaterThan(0);
  expect(Math.min(...figures), `figures at ${width}`).toBeGreaterThanOrEqual(least);
}

async function fillsEverywhere(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await fills(page);
  }
}

test('the lesson', async () => {
  const page = await stage.person();
  await page.goto('/learn');
  await page.locator('[data-step="0"][data-arrived="true"]').waitFor();
  await fillsEverywhere(page);
});

test('a replay', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4 });
  await playToTheEnd(page);
  const id = tableOf(page);
  for (const seat of ['0', 'open']) {
    await page.goto(`/replay/${id}?seat=${seat}&at=60`);
    await page.locator('[data-testid="screen-replay"][data-number="60"]').waitFor();
    await fillsEverywhere(page);
  }
});
