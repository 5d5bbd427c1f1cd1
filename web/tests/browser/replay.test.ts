// Finished games, seen again: by link and from a file, forward and back, through other eyes.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setSpeed } from './harness/page';
import { choose, playToTheEnd } from './harness/play';
import { setStage } from './harness';
import { newGame, tableOf } from './harness/table';

const stage = setStage();

const root = (page: Page) => page.getByTestId('screen-replay');
async function number(page: Page): Promise<number> {
  return Number(await root(page).getAttribute('data-number'));
}

async function lookAround(page: Page): Promise<void> {
  if ((await number(page)) > 0) await page.getByTestId('replay-start').click();
  await page.locator('[data-testid="screen-replay"][data-number="0"]').waitFor();
  for (const way of ['next', 'turn', 'round']) {
    const before = await number(page);
    await page.getByTestId(`replay-${way}`).click();
    await expect.poll(() => number(page)).toBeGreaterThan(before);
  }
  for (const way of ['back', 'turn-back', 'round-back']) {
    const before = await number(page);
    await page.getByTestId(`replay-${way}`).click();
    await expect.poll(() => number(page)).toBeLessThan(before);
  }
  await page.getByTestId('replay-end').click();
  await expect.poll(() => number(page)).toBe(Number(await root(page).getAttribute('data-total')));
}

test('from two seats, from outside, and with everything open', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4, horses: true });
  await playToTheEnd(page);
  await page.getByTestId('replay').click();
  for (const seat of ['0', '2', '-1', 'open']) {
    await choose(page, 'replay-seat', seat);
    await page.locator(`[data-testid="screen-replay"][data-viewer="${seat}"]`).waitFor();
    await lookAround(page);
  }
});

test('from a file, as it is from its link', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await playToTheEnd(page);
  const record = await (await page.request.get(`/api/records/${tableOf(page)}`)).body();
  await page.goto('/replay');
  await page
    .getByTestId('record-file')
    .setInputFiles({ name: 'game.folsom', mimeType: 'text/plain', buffer: record });
  await root(page).and(page.locator('[data-total]')).waitFor();
  await lookAround(page);
});

test('that is played turns its pages, and skips them when told', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await playToTheEnd(page);
  await page.goto(`/replay/${tableOf(page)}`);
  await page.getByTestId('replay-start').click();
  await setSpeed(page, 'slow');
  await page.getByTestId('replay-play').click();
  const turned = page.getByTestId('scene-schemin');
  await turned.waitFor();
  await turned.getByTestId('skip').click();
  await turned.waitFor({ state: 'detached' });
  await page.getByTestId('replay-pause').waitFor();
});
