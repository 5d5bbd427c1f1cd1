// Games in the page itself: without a server, through reloads, crashes, several tabs, and with a
// store that is damaged or full.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, playToTheEnd, table } from './harness/play';
import { newGame, newTable, tableOf } from './harness/table';

const stage = setStage();
// What a browser itself writes when the server is gone.
const silence = /WebSocket|ERR_|Failed to fetch/;
const kills = Number(process.env['FOLSOM_KILLS'] ?? 3);

const scores = (page: Page) => page.getByTestId('scores');
const numberOf = async (page: Page) => Number(await table(page).getAttribute('data-number'));

// How much of the game is stored: its entries.
function entriesOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (beginning) =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('folsom');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('rows').objectStore('rows');
          const counting = rows.count(IDBKeyRange.bound(beginning, `${beginning}~`));
          counting.onsuccess = () => {
            opening.result.close();
            done(counting.result);
          };
        };
      }),
    `log/${id}/`,
  );
}

async function change(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(
    ([at, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('folsom');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put(value, at);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [key, text],
  );
}

// The finished game stands in the list, and its record plays again: nothing of it is missing, and
// nothing is there twice.
async function seeRecord(page: Page): Promise<void> {
  await page.getByTestId('replay').click();
  await page.getByTestId('screen-replay').waitFor();
  expect(page.url()).toMatch(/\/replay\/here\/\w+/);
  await page.goto('/records');
  await page.getByTestId('records-here').getByTestId('table-link').first().waitFor();
}

test('a game is played to its end when the server is gone, and saved', async () => {
  stage.expectTrouble(silence);
  const page = await stage.person();
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await table(page).waitFor();
  expect(page.url()).toMatch(/\/here\/\w+/);
  await play(page, { decisions: 2 });
  await stage.server.kill();
  await playToTheEnd(page, { seed: 4 });
  expect(await page.getByTestId('banner').innerText()).toBe('');
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-record').click();
  expect((await saving).suggestedFilename()).toMatch(/^\w+\.folsom$/);
  await stage.server.run();
  await seeRecord(page);
});

test('a reload at every question loses nothing and doubles nothing', async () => {
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  const id = tableOf(page);
  for (let seed = 1; !(await scores(page).isVisible()); ++seed) {
    await play(page, { decisions: 1, seed });
    const [entries, number] = [await entriesOf(page, id), await numberOf(page).catch(() => 0)];
    await page.reload();
    await page.locator('[data-action]').or(scores(page)).first().waitFor();
    expect(await entriesOf(page, id)).toBeGreaterThanOrEqual(entries);
    if (await table(page).isVisible()) expect(await numberOf(page)).toBeGreaterThanOrEqual(number);
  }
  await seeRecord(page);
});

test('two tabs play the same game', async () => {
  const one = await stage.person();
  await newGame(one, { here: true, seats: 3 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await table(two).waitFor();
  for (let made = 0; !(await scores(one).isVisible()); ++made) {
    const [tab, other] = made % 2 === 0 ? [one, two] : [two, one];
    await play(tab, { decisions: 1, seed: made });
    if (await scores(tab).isVisible()) break;
    const number = await numberOf(tab);
    await expect.poll(() => numberOf(other)).toBeGreaterThanOrEqual(number);
  }
  await scores(two).waitFor();
  expect(await scores(two).innerText()).toBe(await scores(one).innerText());
});

test('the other tab goes on when the one that leads is closed', async () => {
  const one = await stage.person();
  await newGame(one, { here: true, seats: 3 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await table(two).waitFor();
  await play(one, { decisions: 2 });
  await one.close();
  await playToTheEnd(two, { seed: 5 });
});

test(`a browser that is killed ${kills} times in mid-game loses nothing`, async () => {
  let page = await stage.person();
  await newGame(page, { here: true, seats: 4 });
  const [id, address] = [tableOf(page), page.url()];
  for (let kill = 0; kill < kills; ++kill) {
    await play(page, { decisions: 1, seed: kill });
    if (await scores(page).isVisible()) break;
    const entries = await entriesOf(page, id);
    // In the middle of the next decision, and of the bots' after it.
    const choice = page.locator('[data-action]:not([disabled])').first();
    await choice.waitFor();
    await choice.evaluate((button: HTMLElement) => button.click());
    await crash(page);
    const context = page.context();
    await page.close();
    page = await context.newPage();
    await page.goto(address);
    await page.locator('[data-action]').or(scores(page)).first().waitFor();
    expect(await entriesOf(page, id)).toBeGreaterThanOrEqual(entries);
  }
  await playToTheEnd(page, { seed: 9 });
  await seeRecord(page);
});

async function crash(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const crashed = new Promise((done) => page.once('crash', done));
  void tools.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a damaged log is told of as at a server', async () => {
  stage.expectTrouble(/log_unreadable/);
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await play(page, { decisions: 2 });
  const address = page.url();
  const id = tableOf(page);
  await page.goto('/rules');
  await change(page, `log/${id}/0000000003`, '{"tag":"00","text":"no entry"}');
  await page.goto(address);
  const trouble = page.getByTestId('screen-trouble');
  await trouble.waitFor();
  expect(await trouble.locator('[data-code]').getAttribute('data-code')).toBe('table/unreadable');
});

// Chromium's tools set no quota for a browser of a test: the worker gets a database that has none.
const noRoom = `
  let full = false;
  new BroadcastChannel('room').onmessage = ({ data }) => (full = data);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  };
`;
const setFull = (page: Page, full: boolean) =>
  page.evaluate((told) => new BroadcastChannel('room').postMessage(told), full);

test('a device without room says so, play goes on, and is saved when there is some', async () => {
  const page = await stage.person();
  await page.route(/hall\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: noRoom + (await response.text()) });
  });
  await newGame(page, { here: true, seats: 3 });
  await play(page, { decisions: 2 });
  const said = page.getByTestId('banner').getByText('No room left on this device');
  await setFull(page, true);
  await play(page, { decisions: 2, seed: 3 });
  await said.waitFor();
  await setFull(page, false);
  await play(page, { decisions: 1 });
  await said.waitFor({ state: 'detached' });
  const before = await numberOf(page);
  await page.reload();
  await expect.poll(() => numberOf(page)).toBeGreaterThanOrEqual(before);
  await playToTheEnd(page, { seed: 3 });
});

test('what needs others says kindly that there is no server, and works when there is one', async () => {
  stage.expectTrouble(silence);
  const page = await stage.person();
  await newTable(page, { seats: 3, people: 3 }); // Everything that is needed is loaded.
  await page.goto('/new');
  await page.getByTestId('open-table').waitFor();
  await stage.server.kill();
  await page.getByTestId('needs-server').waitFor();
  await page.getByTestId('open-table').click();
  await page.locator('.toast').getByText('needs a server').waitFor();
  await stage.server.run();
  await page.getByTestId('needs-server').waitFor({ state: 'detached' });
  await page.getByTestId('open-table').click();
  await page.getByTestId('screen-room').waitFor();
  expect(page.url()).toMatch(/\/t\/\w+/);
});

test('what only a server can do is not offered for a game in the page', async () => {
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await page.getByTestId('open-menu').click();
  const menu = page.getByTestId('menu');
  await menu.waitFor();
  expect(await menu.getByTestId('share').count()).toBe(0);
  expect(await menu.getByTestId('pass-on').count()).toBe(0);
});

test('a record may be dropped on any screen', async () => {
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await playToTheEnd(page);
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-record').click();
  const file = await (await saving).path();
  const text = await readFile(file, 'utf8');
  for (const [record, found] of [
    [text, page.locator('[data-testid="screen-replay"][data-number]')],
    ['a letter to my aunt', page.getByTestId('screen-trouble')],
  ] as const) {
    await page.goto('/rules');
    await page.getByTestId('screen-rules').waitFor();
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.folsom'));
      const how = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent('drop', how));
    }, record);
    await found.waitFor();
  }
});
