// A game that was played in the page comes to the account, and is found on another device.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { openSettings } from './harness/page';
import { playToTheEnd } from './harness/play';
import { newGame } from './harness/table';

const stage = setStage();
const password = 'six bullets left';
const rows = (page: Page) => page.getByTestId('own-games').getByRole('listitem');

async function enter(page: Page): Promise<void> {
  await page.getByTestId('account-name').fill('Calamity Jane');
  await page.getByTestId('account-password').fill(password);
  await page.getByTestId('account-enter').click();
  await page.getByTestId('sign-out').waitFor();
}

test('games of this device come to the account, once', async () => {
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await playToTheEnd(page, { seed: 3 });
  await page.goto('/games');
  await rows(page).first().waitFor();
  expect(await page.getByTestId('bring').count()).toBe(0); // Nobody is signed in.
  await openSettings(page);
  await enter(page);
  await page.goto('/games');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByTestId('bring-games').waitFor();
    await noSidewaysScroll(page, 'bring games');
    await axeCheck(page, `bring games, ${width}`);
  }
  await page.getByTestId('bring-games').click();
  await page.getByText('1 game is in your account now.').waitFor();
  await expect.poll(() => page.getByTestId('bring').count()).toBe(0);
  expect(await rows(page).count()).toBe(1);

  const phone = await stage.person();
  await openSettings(phone);
  await phone.getByTestId('account-other').click();
  await enter(phone);
  await phone.goto('/games');
  await rows(phone).first().waitFor();
  await phone.getByTestId('replay').click();
  await phone.getByTestId('screen-replay').waitFor();
  expect(phone.url()).toMatch(/\/replay\/(?!here)\w+/);
  await phone.goto('/records'); // It is in no public list.
  await expect.poll(() => phone.getByTestId('records-away').count()).toBe(0);
});
