// What all one's games add up to: with hints and without, and judged by their reviews.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { actionsOf, choose, play, playToTheEnd } from './harness/play';
import { resize } from './harness/sizes';
import { newGame } from './harness/table';

const stage = setStage();
const all = 'From all 2 of your games.';
const judged = (page: Page) => page.getByTestId('judged-of');

async function played(page: Page, hint: boolean, seed: number): Promise<void> {
  await newGame(page, { seats: 3, here: true });
  if (hint) {
    await play(page, { until: async () => (await actionsOf(page)).length > 1 });
    await page.getByTestId('ask-hint').click();
    await page.getByTestId('hint').waitFor();
  }
  await playToTheEnd(page, { seed });
}

test('habits, judged as far as games were reviewed; games with hints apart', async () => {
  const page = await stage.person();
  await played(page, true, 1);
  await page.goto('/games?view=figures&review=8');
  await page.getByTestId('hinted-note').waitFor();
  expect(await page.getByTestId('honours').count()).toBe(0);
  await played(page, false, 2);

  await page.goto('/games');
  await choose(page, 'filter-helped', 'hinted');
  await page.getByText('1 game', { exact: true }).waitFor();
  for (const size of [
    [390, 844],
    [844, 390],
  ] as [number, number][]) {
    await resize(page, size);
    await noSidewaysScroll(page, 'my games');
    await axeCheck(page, `my games, ${size.join(' x ')}`);
    const ways = page.locator('li[data-table]').locator('a, button');
    const cut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length;
    expect([await ways.count(), await ways.evaluateAll(cut)]).toEqual([6, 0]);
  }

  await page.goto('/games?view=figures&review=8');
  await page.getByTestId('honours').waitFor();
  await page.getByTestId('own-cards').locator('[data-card="move"]').waitFor();
  expect(await judged(page).innerText()).toContain('None of these games');
  await page.getByTestId('judge-more').click();
  await expect.poll(() => judged(page).innerText(), { timeout: 240_000 }).toBe(all);
  await page.getByTestId('judge-more').waitFor({ state: 'detached' });
  expect(await page.getByTestId('own-accuracy').innerText()).toMatch(/\d+\s?%/);
  for (const size of [
    [1440, 900],
    [390, 844],
  ] as [number, number][]) {
    await resize(page, size);
    await noSidewaysScroll(page, 'statistics');
    await axeCheck(page, `statistics, ${size.join(' x ')}`);
  }
  await choose(page, 'figures-helped', 'alone');
  await page.getByText('From your only game.').waitFor();
  await page.reload(); // What was found is kept.
  await expect.poll(() => judged(page).innerText()).toBe(all);
});
