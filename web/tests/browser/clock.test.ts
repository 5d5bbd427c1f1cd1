// The show and the clock: nobody's time runs while the page shows what happened.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { setAside, setSpeed } from './harness/page';
import { play, table } from './harness/play';
import { newGame } from './harness/table';

const stage = setStage();

// On one's own clock, in seconds.
async function timeLeft(page: Page): Promise<number> {
  const text = await page.locator('[data-seat="0"] [role="timer"]').innerText();
  const [minutes = 0, seconds = 0] = text.trim().split(':').map(Number);
  return minutes * 60 + seconds;
}

async function round(page: Page): Promise<number> {
  return Number(await table(page).getAttribute('data-round'));
}

test('with six players the first question of round 2 opens with nearly all of its time', async () => {
  const page = await stage.person({ speed: 'normal' });
  await newGame(page, { seats: 6 });
  const full = await timeLeft(page);
  const until = async () => (await round(page)) === 2;
  await play(page, { until, prefer: /^draw$/ });
  expect(full).toBeGreaterThan(80);
  expect(await timeLeft(page)).toBeGreaterThan(full - 8);
});

test('what happened behind a hidden page is counted, and shown on request', async () => {
  const page = await stage.person({ speed: 'fast' });
  await newGame(page, { seats: 4 });
  await play(page, { decisions: 1 });
  await setAside(page, true);
  await page.locator('[data-testid="screen-table"][data-turn="mine"]').waitFor();
  await setAside(page, false);
  const number = async () => Number(await table(page).getAttribute('data-number'));
  const now = await number();
  const bar = page.getByTestId('skipped');
  expect(await bar.innerText()).toMatch(/Skipped \d+ event/);
  await setSpeed(page, 'slow'); // It is seen before it is over.
  await page.getByTestId('skipped-show').click();
  await bar.waitFor({ state: 'detached' });
  expect(await number()).toBeLessThan(now);
  await setSpeed(page, 'instant');
  await page.locator('[data-testid="screen-table"][data-turn="mine"]').waitFor();
  expect(await number()).toBe(now);
});
