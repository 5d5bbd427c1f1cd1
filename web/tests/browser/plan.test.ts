// What the plan leads to, looked at while the game waits: on the same train, and nothing happens.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { play, table } from './harness/play';
import { phone } from './harness/stage';
import { newGame } from './harness/table';

const stage = setStage();
const opener = (page: Page) => page.getByTestId('plan-open');
const ghost = (page: Page) => page.getByTestId('ghost-train');

// Somebody who is asked for a card while several lie there.
async function planning(page: Page, cards = 4): Promise<void> {
  await newGame(page, { seats: 4 });
  const lying = page.getByTestId('pile').locator('li');
  const isEnough = async () => (await lying.count()) >= cards && (await opener(page).isEnabled());
  await play(page, { until: isEnough });
}

test('by mouse: it is played, gone through, and left; the game is as it was', async () => {
  const page = await stage.person();
  await planning(page);
  const number = await table(page).getAttribute('data-number');
  const cards = await page.getByTestId('pile').locator('li').count();
  await opener(page).click();
  await ghost(page).waitFor();
  expect(await page.getByTestId('pile').locator('button').count()).toBe(cards);
  const line = page.getByTestId('plan-line');
  const last = Number(await line.getAttribute('max'));
  expect(last).toBeGreaterThan(cards);
  await line.fill('0');
  expect(await page.getByTestId('foreseen').innerText()).toContain('starts here');
  await page.getByTestId('plan-on').click();
  expect(await page.getByTestId('foreseen').innerText()).not.toContain('starts here');
  await page.getByTestId('pile').locator('button').last().click();
  expect(await line.inputValue()).toBe(String(last));
  await axeCheck(page, 'plan');
  await page.getByTestId('plan-close').click();
  await ghost(page).waitFor({ state: 'detached' });
  expect(await table(page).getAttribute('data-number')).toBe(number);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
    'plan-open',
  );
});

test('another way is shown when it is asked for', async () => {
  const page = await stage.person();
  await planning(page, 7);
  await opener(page).click();
  await ghost(page).waitFor();
  const ways = page.locator('[data-way]');
  const cards = page.getByTestId('pile').locator('button');
  for (let i = 0; i < (await cards.count()) && (await ways.count()) === 0; ++i) {
    await cards.nth(i).click({ position: { x: 6, y: 20 } }); // The next one lies over it.
  }
  const other = page.locator('[data-way][aria-pressed="false"]').first();
  const action = await other.getAttribute('data-way');
  await other.click();
  await page.locator(`[data-way="${action}"][aria-pressed="true"]`).waitFor({ state: 'attached' });
});

test('by keyboard; a card can be chosen, and it goes on with the new pile', async () => {
  const page = await stage.person();
  await planning(page);
  await page.keyboard.press('g');
  await ghost(page).waitFor();
  const cards = page.getByTestId('pile').locator('button');
  const before = await cards.count();
  await page.locator('button[data-card]').first().click();
  await expect.poll(async () => (await cards.count()) !== before).toBe(true);
  await page.keyboard.press('Escape');
  await ghost(page).waitFor({ state: 'detached' });
});

test('on a phone', async () => {
  const page = await stage.person({}, phone);
  await planning(page);
  await opener(page).tap();
  await ghost(page).waitFor();
  await page
    .getByTestId('pile')
    .locator('button')
    .first()
    .tap({ position: { x: 6, y: 20 } });
  await axeCheck(page, 'plan on a phone');
  await page.getByTestId('plan-close').tap();
  await ghost(page).waitFor({ state: 'detached' });
});
