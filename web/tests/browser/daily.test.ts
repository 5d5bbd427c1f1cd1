// The daily train: ridden once, judged, on the board beside others, compared with our levels, shared;
// in the page itself too, and with a clock that is wrong.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { playToTheEnd } from './harness/play';
import { resize } from './harness/sizes';

const stage = setStage();
const result = (page: Page) => page.getByTestId('daily-result');
const levels = (page: Page) => page.getByTestId('daily-levels').getByRole('listitem');
const rows = (page: Page) => page.getByTestId('daily-board').locator('tbody tr');

async function ride(page: Page, seed: number): Promise<void> {
  await page.getByTestId('daily-go').click();
  await page.getByTestId('screen-table').waitFor();
  await playToTheEnd(page, { seed });
  await page.getByTestId('skip-count').or(page.getByTestId('daily-back')).first().waitFor();
  if (await page.getByTestId('skip-count').isVisible())
    await page.getByTestId('skip-count').click();
  await page.getByTestId('daily-back').click();
  await result(page).waitFor();
}

async function seeEverywhere(page: Page, screen: string): Promise<void> {
  for (const size of [
    [1440, 900],
    [1280, 720],
    [844, 390],
    [390, 844],
  ] as [number, number][]) {
    await resize(page, size);
    await noSidewaysScroll(page, `${screen}, ${size[0]}`);
    await axeCheck(page, `${screen}, ${size[0]}`);
  }
}

test('two people ride today’s train and meet on its board', async () => {
  const first = await stage.person();
  await first.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await first.goto('/');
  await first.getByTestId('start-daily').getByText('No.').waitFor();
  await first.getByTestId('start-daily').click();
  await first.getByTestId('daily-go').waitFor();
  expect(await first.getByTestId('daily-board').innerText()).toContain('once you have ridden');
  expect(await first.getByTestId('daily-next').innerText()).toMatch(/next train leaves in/);
  await seeEverywhere(first, 'before the ride');
  await resize(first, [1440, 900]);
  await ride(first, 3);
  await rows(first).and(first.locator('[aria-current]')).waitFor();
  await expect.poll(() => levels(first).count(), { timeout: 60_000 }).toBe(5);
  expect(await levels(first).nth(3).innerText()).toMatch(/Better than Desperado in \d+ of 10/);
  expect(await first.getByTestId('daily-streak').innerText()).toBe('1 day in a row');

  await first.getByTestId('daily-copy').click();
  const line = await first.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(
    /^🚂 Folsom No\. \d+ · .*\$.* \d\/\d\n\S+\n[▁▂▃▄▅▆▇█]+\nhttps?:\/\/\S+\/daily$/u,
  );
  expect(await first.getByTestId('daily-line').innerText()).toBe(line.replaceAll('\n', ' '));

  const second = await stage.person();
  await second.goto('/daily');
  await ride(second, 8);
  await expect.poll(() => rows(second).count()).toBeGreaterThan(1);
  expect(await rows(second).and(second.locator('[aria-current]')).count()).toBe(1);
  await levels(second).first().waitFor();
  await seeEverywhere(second, 'after the ride');

  await second.goto('/');
  await second.locator('[data-testid="start-daily"][data-state="done"]').waitFor();
  await second.reload();
  await second.getByTestId('start-daily').getByText('You made').waitFor();
});

test('the calendar leads to past trains, which are ridden for fun', async () => {
  const page = await stage.person();
  await page.goto('/daily');
  const days = page.getByTestId('daily-calendar').locator('a[data-day]');
  await days.first().waitFor();
  const past = page
    .getByTestId('daily-calendar')
    .locator('a[data-day]:not([aria-current])')
    .first();
  const day = await past.getAttribute('data-day');
  await past.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`day=${day}`));
  await page.getByTestId('daily-practice').waitFor();
  await page.getByTestId('daily-practice').click();
  await page.getByTestId('screen-table').waitFor();
});

test('a clock that is days ahead gets the server’s day', async () => {
  const page = await stage.person();
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3 * 86_400_000;
  });
  await page.goto('/daily');
  await page.getByTestId('daily-clock').waitFor();
  expect(await page.getByTestId('daily-clock').innerText()).toContain('The server’s day counts');
  await axeCheck(page, 'a wrong clock');
});

test('in the page itself, with a line of the same kind', async () => {
  const page = await stage.person();
  await page.goto('/daily?on=here');
  expect(await page.getByTestId('daily-offline').innerText()).toContain('your device’s date');
  await ride(page, 3);
  expect(new URL(page.url()).searchParams.get('on')).toBe('here');
  await expect.poll(() => levels(page).count(), { timeout: 90_000 }).toBe(5);
  expect(await page.getByTestId('daily-board').count()).toBe(0);
  expect(await page.getByTestId('daily-line').innerText()).toMatch(/^🚂 Folsom No\. \d+/u);
  await page.reload();
  await result(page).waitFor(); // One try here, too.
  await seeEverywhere(page, 'the device’s own');
});
