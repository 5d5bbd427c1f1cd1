// It is your turn: the title says so, a notification where it is wished, and a message to an address.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { asked } from './harness/asked';
import { openSettings, setAside } from './harness/page';
import { choose, play, table } from './harness/play';
import { gather, start, tableOf } from './harness/table';

const stage = setStage({ 'allow-private-webhooks': true });

declare global {
  interface Window {
    told: string[];
  }
}

// A page that keeps the notifications it makes.
async function watched(): Promise<Page> {
  const page = await stage.person();
  await page.addInitScript(() => {
    window.told = [];
    class Note {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        window.told.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Note });
  });
  return page;
}

const told = (page: Page) => page.evaluate(() => window.told);

// All decide until this one is asked, or is not.
async function playUntil(
  one: Page,
  is: 'asked' | 'not asked',
  pages: readonly Page[],
): Promise<void> {
  for (;;) {
    const now = await asked(pages);
    if (now.includes(one) === (is === 'asked')) return;
    for (const page of now) await play(page, { decisions: 1 });
  }
}

async function wishNotices(page: Page, on: boolean): Promise<void> {
  await choose(page, 'settings-notify', on);
  await page.keyboard.press('Escape');
  await page.getByTestId('settings-dialog').waitFor({ state: 'hidden' });
}

test('a page in the background says that it is your turn, as wished', async () => {
  const [anna, ben] = [await watched(), await stage.person()];
  const pages = [anna, ben];
  await openSettings(anna);
  await wishNotices(anna, true);
  await gather(anna, [ben], { seats: 3 });
  await start(anna, pages);

  await playUntil(anna, 'asked', pages);
  expect(await anna.title()).toBe('Your turn! · Folsom');
  expect(await told(anna)).toEqual([]); // It can be seen.
  await playUntil(anna, 'not asked', pages);
  expect(await anna.title()).toBe('Folsom: the table');
  await setAside(anna, true);
  await playUntil(anna, 'asked', pages);
  expect(await anna.title()).toBe('Your turn! · Folsom');
  expect(await told(anna)).toEqual(['Your turn: The table is waiting for you.']);

  await setAside(anna, false);
  await anna.getByTestId('open-menu').click();
  await anna.getByTestId('menu').getByRole('button', { name: 'Settings' }).click();
  await wishNotices(anna, false);
  await anna.keyboard.press('Escape');
  await playUntil(anna, 'not asked', pages);
  await setAside(anna, true);
  await playUntil(anna, 'asked', pages);
  expect(await anna.title()).toBe('Your turn! · Folsom');
  expect(await told(anna)).toHaveLength(1);
});

test('who is not there gets a message at the address they gave', async () => {
  const mailbox = createServer();
  await once(mailbox.listen(0, '127.0.0.1'), 'listening');
  const { port } = mailbox.address() as AddressInfo;
  const letter = once(mailbox, 'request');
  const [host, anna] = [await stage.person(), await stage.person()];
  try {
    await openSettings(anna);
    const address = anna.getByTestId('webhook');
    await address.fill(`http://127.0.0.1:${port}/turn?who=anna`);
    await address.press('Enter');
    await anna.getByRole('status').getByText('Saved.').waitFor();
    await gather(host, [anna], { seats: 3, clock: 'daily' });
    await anna.close();
    await host.locator('[data-seat="1"]').getByText('Offline').waitFor();
    await start(host, [host]);
    let came = false;
    void letter.then(() => (came = true));
    const waiting = () => table(host).getAttribute('data-turn');
    while (!came) {
      await expect.poll(async () => came || (await waiting()) === 'mine').toBe(true);
      if (!came) await play(host, { decisions: 1 });
    }
    const [request, answer] = await letter;
    answer.end();
    expect([request.method, request.url]).toEqual(['POST', '/turn?who=anna']);
    expect(JSON.parse(await text(request))).toMatchObject({ table: tableOf(host), seat: 1 });
  } finally {
    mailbox.closeAllConnections();
    mailbox.close();
  }
});

test('an address that nobody can reach is not taken', async () => {
  const page = await stage.person();
  await openSettings(page);
  await page.getByTestId('webhook').fill('ftp://folsom.example/turn');
  await page.getByTestId('webhook').press('Enter');
  await page.getByText('That address does not work.').waitFor();
});
