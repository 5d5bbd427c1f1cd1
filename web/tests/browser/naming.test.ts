// Who comes by a link is asked for a name, once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { introduce } from './harness/page';
import { newTable } from './harness/table';

const stage = setStage();
let hosts = 0;

async function hosted(): Promise<{ host: Page; link: string }> {
  const host = await stage.person();
  await introduce(host, `Anna ${++hosts}`);
  await newTable(host, { seats: 3, people: 3 });
  return { host, link: new URL(await host.getByTestId('table-link').inputValue()).pathname };
}

async function comes(link: string, page: Page): Promise<void> {
  await page.goto(link);
  await page.getByTestId('screen-room').waitFor();
}

test('a guest says who they are, and is not asked again', async () => {
  const { host, link } = await hosted();
  expect(await host.getByTestId('ask-name').count()).toBe(0);
  const guest = await stage.person();
  await comes(link, guest);
  await axeCheck(guest, 'a room that asks for a name');
  await guest.getByTestId('sit').first().click();
  const ask = guest.getByTestId('ask-name');
  await ask.getByTestId('your-name').fill('Cleo');
  await ask.getByTestId('your-name').press('Enter');
  await ask.waitFor({ state: 'detached' });
  await host.locator('[data-seat="1"]').getByText('Cleo').waitFor();
  await comes((await hosted()).link, guest);
  expect(await ask.count()).toBe(0);
});

test('a guest who wants no name is not asked again', async () => {
  const guest = await stage.person();
  await comes((await hosted()).link, guest);
  await guest.getByTestId('stay-guest').click();
  await comes((await hosted()).link, guest);
  expect(await guest.getByTestId('ask-name').count()).toBe(0);
});

test('one plays the bandit that was picked', async () => {
  const page = await stage.person();
  await page.goto('/');
  await page.getByTestId('quick-bandit').getByText('Belle').click();
  await page.getByTestId('play-now').click();
  await page.getByTestId('screen-table').waitFor();
  const own = page.locator('.standee.own[data-who]');
  await own.first().waitFor();
  expect(await own.getAttribute('data-who')).toBe('belle');
});
