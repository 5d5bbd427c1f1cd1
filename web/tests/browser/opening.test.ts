// How a game begins, and the scenes between its phases.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { play, table } from './harness/play';
import { phone } from './harness/stage';

const stage = setStage();

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('opening').waitFor();
}

test('nothing is played before the opening ends, and it comes once', async () => {
  const page = await stage.person({ speed: 'slow' });
  await playNow(page);
  await page.getByTestId('opening').getByText('All aboard').first().waitFor();
  const number = await table(page).getAttribute('data-number');
  expect(await page.getByTestId('pile').locator('li').count()).toBe(0); // Bots are quick.
  await expect.poll(() => page.getByTestId('opening').innerText()).toMatch(/You are \w+\s+\w+/);
  expect(await table(page).getAttribute('data-number')).toBe(number);
  expect(await table(page).getAttribute('data-caught-up')).toBe('false');
  await axeCheck(page, 'opening');
  await page.keyboard.press('?'); // A key of the table below.
  await page.keyboard.press('Escape');
  await page.getByTestId('opening').waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id))
    .toBe('main');
  await page.locator('[data-caught-up="true"]').waitFor();
  await page.reload();
  await table(page).waitFor();
  expect(await page.getByTestId('opening').count()).toBe(0);
});

test('who is always at the last event begins at once', async () => {
  const page = await stage.person({ speed: 'instant' });
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await table(page).waitFor();
  await page.locator('[data-caught-up="true"]').waitFor();
  expect(await page.getByTestId('opening').count()).toBe(0);
});

test('Stealin’ begins with a page, which a tap skips', async () => {
  const page = await stage.person({ speed: 'slow' }, { ...phone, reducedMotion: 'reduce' });
  await playNow(page);
  await noSidewaysScroll(page, 'opening');
  await page.getByTestId('skip').tap();
  const turned = page.getByTestId('scene-stealin');
  const next = page.locator('[data-action]').or(turned).first();
  for (let made = 0; made < 8 && !(await turned.isVisible()); ++made) {
    await next.waitFor();
    if (!(await turned.isVisible())) await play(page, { decisions: 1, seed: made });
    await next.waitFor();
  }
  await noSidewaysScroll(page, 'a page');
  const { number } = await table(page).evaluate(({ dataset }) => ({ ...dataset }));
  expect(await turned.innerText()).toContain('Stealin’');
  await page.getByTestId('skip').tap();
  await turned.waitFor({ state: 'detached' });
  await expect.poll(() => table(page).getAttribute('data-number')).not.toBe(number);
});
