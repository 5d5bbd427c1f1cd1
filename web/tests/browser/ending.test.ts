// The money is counted before anybody is told who won.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { seeOwnGames, seeStory } from './harness/own_games';
import { play, playToTheEnd, table } from './harness/play';
import { newGame, tableOf } from './harness/table';

const stage = setStage();

// Sets a speed as another tab would, now or as soon as there is such a thing on the page.
function setSpeed(page: Page, speed: 'slow' | 'fast', when = 'body'): Promise<void> {
  return page.evaluate(
    ([value, selector]) => {
      const set = () => {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        const stored = JSON.parse(localStorage.getItem('folsom.settings') ?? '{}') as object;
        const newValue = JSON.stringify({ ...stored, speed: value });
        localStorage.setItem('folsom.settings', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'folsom.settings', newValue }));
      };
      const watch = new MutationObserver(set);
      watch.observe(document.body, { subtree: true, childList: true });
      set();
    },
    [speed, when] as const,
  );
}

// A game that has just ended, and is counted slowly.
async function counting(page: Page): Promise<void> {
  await newGame(page, { seats: 3 });
  const last = page.getByRole('group', { name: 'Round 5 of 5' });
  await play(page, { until: () => last.isVisible() });
  await setSpeed(page, 'fast');
  await setSpeed(page, 'slow', '[data-counted="false"]');
  await playToTheEnd(page);
}

test('counts from the last place, and names nobody before the end', async () => {
  const page = await stage.person();
  await counting(page);
  const end = page.locator('[data-counted]');
  expect(await end.getAttribute('data-counted')).toBe('false');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The loot is counted');
  expect(await page.getByTestId('winner').count()).toBe(0);
  expect(await page.getByTestId('scores').locator('.winner').count()).toBe(0);
  await axeCheck(page, 'counting');

  await page.getByTestId('skip-count').click();
  await page.locator('[data-counted="true"]').waitFor();
  expect(await page.getByTestId('winner').count()).toBeGreaterThan(0);
  const told = (await page.getByTestId('told').locator('p').allInnerTexts()).map((line) =>
    Number(/Sum: \$([\d,]+)/.exec(line)?.[1]?.replace(',', '') ?? NaN),
  );
  expect(told).toHaveLength(3 + 2);
  const sums = told.slice(0, 3);
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
  expect(await page.getByTestId('told').locator('p').last().innerText()).toBe(
    await page.getByRole('heading', { level: 1 }).innerText(),
  );
  await seeStory(page, 3);
  await axeCheck(page, 'the story');
  const poster = page.waitForEvent('download');
  await page.getByTestId('share-poster').first().click();
  expect((await poster).suggestedFilename()).toBe('wanted.png');
  await seeOwnGames(page);
});

test('who comes back finds it counted', async () => {
  const page = await stage.person();
  await counting(page);
  await page.getByTestId('skip-count').click();
  await page.getByRole('button', { name: 'Look at the train again' }).click();
  await table(page).waitFor();
  await page.getByRole('button', { name: 'Back to the scores' }).click();
  await page.locator('[data-counted="true"]').waitFor();
  await page.goto(`/t/${tableOf(page)}`);
  await page.locator('[data-counted="true"]').waitFor();
});
