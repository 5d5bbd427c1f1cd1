// What the plan leads to, looked at while the game waits: on the same train, and nothing happens.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { setSpeed } from './harness/page';
import { play, table } from './harness/play';
import { phone } from './harness/stage';
import { newGame, tableOf } from './harness/table';

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

test('who watches sees the same', async () => {
  const [page, watcher] = [await stage.person(), await stage.person()];
  await planning(page);
  const cards = await page.getByTestId('pile').locator('li').count();
  await watcher.goto(`/t/${tableOf(page)}`);
  await opener(watcher).click();
  await ghost(watcher).waitFor();
  expect(await watcher.getByTestId('pile').locator('button').count()).toBe(cards);
});

// Notes in `window.moved` what on the train moves from now on, and does not just fade.
function noteMoved(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const moves = JSON.stringify(frames).includes('transform');
    if (moves && this.closest('[data-testid="train"]')) moved.push(this.className);
    return animate.call(this, frames, options);
  };
}

test.each(['reduce', 'no-preference'] as const)('with motion: %s', async (reducedMotion) => {
  const page = await stage.person({}, { reducedMotion });
  await planning(page);
  await setSpeed(page, 'fast');
  await page.evaluate(noteMoved);
  await opener(page).click();
  await ghost(page).waitFor();
  const line = page.getByTestId('plan-line');
  const last = await line.getAttribute('max');
  await expect.poll(() => line.inputValue(), { timeout: 60_000 }).toBe(last);
  expect((await page.evaluate<string[]>('moved')).length > 0).toBe(reducedMotion !== 'reduce');
});

test('where cards are remembered nobody looks ahead', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4, memory: true });
  const cards = page.getByTestId('pile').locator('li');
  await play(page, { until: async () => (await cards.count()) > 3 });
  expect(await table(page).getAttribute('data-phase')).toBe('planning');
  expect(await opener(page).count()).toBe(0);
});
