// Whole games against bots: by mouse, by keyboard alone, on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noSidewaysScroll } from './harness/axe';
import { setSpeed } from './harness/page';
import { choose, finger, keyboard, mouse, play, playToTheEnd, type Hand } from './harness/play';
import { phone } from './harness/stage';
import { setStage } from './harness';

const stage = setStage();

async function playNow(page: Page, hand: Hand): Promise<void> {
  await page.goto('/');
  await hand.use(page, page.getByTestId('play-now'));
  await page.getByTestId('screen-table').waitFor();
}

test('by mouse on the train, watching one round go by', async () => {
  const page = await stage.person({}, { reducedMotion: 'no-preference' });
  await page.goto('/');
  await choose(page, 'quick-level', 'tenderfoot');
  await choose(page, 'quick-seats', 4);
  await playNow(page, mouse);
  await play(page, { decisions: 3 });
  await setSpeed(page, 'fast');
  await play(page, { decisions: 4, seed: 2 });
  expect(await page.getByTestId('sentence').innerText()).not.toBe('');
  await setSpeed(page, 'instant');
  await playToTheEnd(page, { drawn: true });
  await page.getByTestId('rematch').click();
  await page.getByTestId('screen-room').waitFor();
});

test('by keyboard alone', async () => {
  const page = await stage.person();
  await playNow(page, keyboard);
  await playToTheEnd(page, { hand: keyboard, seed: 3 });
  await keyboard.use(page, page.getByTestId('replay'));
  await page.getByTestId('screen-replay').waitFor();
});

test('with a finger on a phone', async () => {
  const page = await stage.person({}, phone);
  await playNow(page, finger);
  await playToTheEnd(page, {
    hand: finger,
    seed: 4,
    before: (decision) => noSidewaysScroll(page, `decision ${decision}`),
  });
  await noSidewaysScroll(page, 'the scores');
});
