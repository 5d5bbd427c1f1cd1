// Shortcuts of a single key: they can be switched off, reach nothing under an open window, and never
// stand for a confirmation.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { actionsOf, choose, play } from './harness/play';
import { newGame } from './harness/table';
import { sentBy } from './harness/wire';

const stage = setStage();

// Somebody who is asked something with several answers, and what they have decided since.
async function asked(settings: { confirm?: boolean }) {
  const page = await stage.person(settings);
  const sent = sentBy(page);
  await newGame(page, { seats: 3 });
  await play(page, { until: async () => (await actionsOf(page)).length > 1 });
  const before = sent.length;
  const acts = () =>
    sent.slice(before).flatMap(({ type, action }) => (type === 'act' ? [action] : []));
  return { page, acts };
}

// What was pressed before has been obeyed once the help is shown, and closed again.
async function settle(page: Page): Promise<void> {
  await page.getByTestId('open-help').click();
  await page.getByTestId('help').getByRole('heading', { level: 2 }).waitFor();
  await page.keyboard.press('Escape');
}

test('with confirmation a number only selects, and Enter confirms', async () => {
  const { page, acts } = await asked({ confirm: true });
  const [one] = await actionsOf(page);
  for (let i = 0; i < 3; ++i) await page.keyboard.press('1');
  await page.locator('[data-testid="confirm"]:focus').waitFor();
  expect(acts()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(acts).toEqual([one]);
});

test('nothing under an open window is reached', async () => {
  const { page, acts } = await asked({});
  await page.keyboard.press('?');
  const title = page.getByTestId('help').getByRole('heading', { level: 2 });
  await title.click(); // The focus is nowhere now.
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await title.waitFor({ state: 'detached' });
  expect(acts()).toEqual([]);
  const [one] = await actionsOf(page);
  await page.keyboard.press('1');
  await expect.poll(acts).toEqual([one]);
});

test('they can be switched off', async () => {
  const { page, acts } = await asked({});
  expect(await page.locator('[aria-keyshortcuts]').count()).toBeGreaterThan(1);
  await page.getByTestId('settings').click();
  await choose(page, 'settings-keys', false);
  await page.keyboard.press('Escape');
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
  for (const key of ['1', '2', '?', 'l', 'c', 'u', 'n', 'g', ',']) await page.keyboard.press(key);
  await settle(page);
  expect(acts()).toEqual([]);
  await page.getByTestId('open-help').click();
  await page.getByTestId('help-keys').click();
  await page.getByTestId('keys-off').waitFor();
});
