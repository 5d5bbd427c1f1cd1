// What a browser does not give a page: a secure address, a database. Games run all the same, and the
// page says what is missing.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, playToTheEnd, table } from './harness/play';
import { plainHost } from './harness/stage';
import { ownActions, logOf } from './harness/stored';
import { tableOf } from './harness/table';

const stage = setStage();
const note = (page: Page) => page.getByTestId('device-note');

// A server on the local network, as ./play --lan is.
const atPlainHost = (path: string) => stage.server.url.replace('localhost', plainHost) + path;

async function playNow(page: Page): Promise<void> {
  await page.getByTestId('play-now').click();
  await table(page).waitFor();
}

test('over plain http a game is played and kept, two tabs share it, and what is missing is said', async () => {
  stage.expectTrouble(/Cross-Origin-Opener-Policy/); // A header for https.
  const one = await stage.person({}, { serviceWorkers: 'allow' });
  await one.goto(atPlainHost('/'));
  const given = () => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator];
  expect(await one.evaluate(given)).toEqual([false, false, false]);
  await note(one).getByText('not encrypted').waitFor();
  await playNow(one);
  await play(one, { decisions: 2 });
  const id = tableOf(one);
  await expect.poll(async () => ownActions(await logOf(one, id))).toHaveLength(2);

  const two = await one.context().newPage();
  await two.goto(one.url());
  await play(two, { decisions: 1, seed: 2 });
  await expect.poll(async () => ownActions(await logOf(one, id))).toHaveLength(3);
  await one.close(); // Nobody tells the other: it has to notice.
  await playToTheEnd(two, { seed: 3 });

  await two.goto(atPlainHost('/'));
  await two.getByTestId('open-settings').click();
  await two.getByTestId('offline').getByText('https').waitFor();
});

test('a browser that stores nothing says so, and a game is played to its end', async () => {
  stage.expectTrouble(/SecurityError/);
  const page = await stage.person();
  await page.route(/hall\.worker/, async (route) => {
    const response = await route.fetch();
    const closed = `IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError');
    };`;
    await route.fulfill({ response, body: closed + (await response.text()) });
  });
  await page.goto('/');
  await note(page).getByText('won’t store games').waitFor();
  await playNow(page);
  expect(page.url()).toMatch(/\/here\/\w+/);
  await playToTheEnd(page, { seed: 4 });
});
