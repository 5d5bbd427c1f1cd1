// Games that come from others: from a decision of a replay, and the same deal again.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { choose, playToTheEnd, table } from './harness/play';
import { setStage } from './harness';
import { resize } from './harness/sizes';
import { newGame, tableOf } from './harness/table';

const stage = setStage();
const wide: [number, number] = [1440, 900];
const phone: [number, number] = [390, 844];

const replay = (page: Page) => page.locator('[data-testid="screen-replay"][data-total]');
const dialog = (page: Page) => page.getByTestId('again-dialog');

async function look(page: Page, what: string): Promise<void> {
  for (const size of [phone, wide]) {
    await resize(page, size);
    await axeCheck(page, `${what}, ${size.join(' x ')}`);
    await noSidewaysScroll(page, what);
  }
}

async function midGame(page: Page): Promise<void> {
  await replay(page).waitFor();
  await page.getByTestId('replay-start').click();
  for (let round = 0; round < 2; ++round) await page.getByTestId('replay-round').click();
}

test('from a decision of a replay, in the page and at two clicks', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  const other = tableOf(page);
  await playToTheEnd(page);
  await page.getByTestId('replay').click();
  await midGame(page);
  await page.getByTestId('play-from-here').click();
  await dialog(page).waitFor();
  await look(page, 'play from here');
  await page.getByTestId('again-play').click();
  await table(page).waitFor();
  expect(tableOf(page)).not.toBe(other);
  await playToTheEnd(page);
  const note = page.getByTestId('origin').getByRole('link');
  expect(await note.getAttribute('href')).toContain(`/replay/here/${other}`);
  expect(await page.getByTestId('same-deal').count()).toBe(0);
  await page.getByTestId('replay').click();
  await replay(page).waitFor();
  await page.goto('/games');
  await expect.poll(() => page.getByTestId('origin-mark').count()).toBe(1);
});

test('the same deal again, in the page', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  await playToTheEnd(page);
  await page.getByTestId('same-deal').click();
  await dialog(page).waitFor();
  await look(page, 'the same deal');
  await choose(page, 'again-level', 'tenderfoot');
  await page.getByTestId('again-play').click();
  await table(page).waitFor();
  await playToTheEnd(page);
  await page.getByTestId('origin').waitFor();
  await page.goto('/games');
  await page.getByTestId('same-deal').first().click();
  await dialog(page).waitFor();
});

test('with friends, at a table that says where it comes from', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  await playToTheEnd(page);
  await page.getByTestId('replay').click();
  await midGame(page);
  await page.getByTestId('play-from-here').click();
  await choose(page, 'again-cards', 'as_were');
  await page.getByTestId('again-friends').click();
  await page.getByTestId('screen-room').waitFor();
  await page.getByTestId('origin').waitFor();
  expect(page.url()).toContain('/t/');
  expect(await page.getByTestId('options').count()).toBe(0);
  await look(page, 'a room with an origin');
  await page.getByTestId('fill').click();
  await page.getByTestId('start-game').click();
  await table(page).waitFor();
});
