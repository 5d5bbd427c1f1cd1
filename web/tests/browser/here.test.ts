// Games in the page itself: without a server, through reloads, crashes, several tabs, and with a
// store that is damaged or full.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, playToTheEnd, table } from './harness/play';
import { changeRow, logOf, ownActions, type Row } from './harness/stored';
import { newGame, newTable, tableOf } from './harness/table';

const stage = setStage();
// What a browser itself writes when the server is gone.
const silence = /WebSocket|ERR_|Failed to fetch/;
const kills = Number(process.env['FOLSOM_KILLS'] ?? 3);

const scores = (page: Page) => page.getByTestId('scores');

// Everything that was stored is still there, as it was and where it was; returns what is stored now.
async function seeUntouched(page: Page, id: string, before: Row[]): Promise<Row[]> {
  const now = await logOf(page, id);
  expect(now.slice(0, before.length)).toEqual(before);
  return now;
}

const choices = (page: Page) => page.locator('[data-action]:not([disabled])');
const question = (page: Page) => choices(page).or(scores(page)).first();
const isOver = (page: Page) => scores(page).isVisible();

// Answers the open question and does not wait for what comes of it; returns the action.
async function decide(page: Page, seed: number): Promise<string> {
  const all = await choices(page).all();
  const choice = all[seed % all.length]!;
  return choice.evaluate((button: HTMLElement) => {
    button.click();
    return button.dataset['action'] ?? '';
  });
}

interface Fall {
  seed: number;
  stored: boolean; // Not before the answer is stored; else it may be lost, but not be there twice.
  fall: () => Promise<Page>; // Returns the page that comes after.
}

// Answers the open question, and the page goes down.
async function answerAndFall(page: Page, { seed, stored, fall }: Fall): Promise<Page> {
  const id = tableOf(page);
  const before = await logOf(page, id);
  const action = await decide(page, seed);
  const own = [...ownActions(before), action];
  if (stored) await expect.poll(async () => ownActions(await logOf(page, id))).toEqual(own);
  const next = await fall();
  await question(next).waitFor();
  const after = ownActions(await seeUntouched(next, id, before));
  expect(stored ? [own] : [ownActions(before), own]).toContainEqual(after);
  return next;
}

// The finished game stands in the list, and its record plays again.
async function seeRecord(page: Page): Promise<void> {
  await page.getByTestId('replay').click();
  await page.getByTestId('screen-replay').waitFor();
  expect(page.url()).toMatch(/\/replay\/here\/\w+/);
  await page.goto('/records');
  await page.getByTestId('records-here').getByTestId('table-link').first().waitFor();
  await page.goto('/games');
  await page.getByTestId('own-games').getByTestId('replay').click();
  await page.getByTestId('screen-replay').waitFor();
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

test('bots whose networks cannot be fetched go by their rule of thumb', async () => {
  stage.expectTrouble(silence);
  const page = await stage.person();
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  await page.route('**/*.net', (route) => route.abort());
  await newGame(page, { here: true, seats: 3 });
  await play(page, { decisions: 3 });
  expect(said.filter((text) => text.includes('rule of thumb'))).toHaveLength(1);
});

test('a reload at every question loses nothing and doubles nothing', async () => {
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await question(page).waitFor();
  const fall = () => page.reload().then(() => page);
  for (let seed = 1; !(await isOver(page)); ++seed) {
    await answerAndFall(page, { seed, stored: seed % 2 === 0, fall });
  }
  await seeRecord(page);
});

// The number of the question that the page asks, when it asks one; or that the game is over.
async function askedIn(page: Page): Promise<string> {
  const asked = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="scores"]')) return 'over';
    if (!document.querySelector('[data-action]:not([disabled])')) return undefined;
    return document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'];
  });
  return (await asked.jsonValue()) ?? '';
}

// Clicks a choice if the page still asks this; returns its action.
function clickAt(page: Page, decision: string, last: boolean): Promise<string | undefined> {
  return page.evaluate(
    ([asked, end]) => {
      const root = document.querySelector<HTMLElement>('[data-testid="screen-table"]');
      const all = [...document.querySelectorAll<HTMLElement>('[data-action]:not([disabled])')];
      const button = all.at(end ? -1 : 0);
      if (root?.dataset['decision'] !== asked || !button) return undefined;
      button.click();
      return button.dataset['action'];
    },
    [decision, last] as const,
  );
}

test('two tabs answer the same questions at once, and each is answered once', async () => {
  const one = await stage.person();
  await newGame(one, { here: true, seats: 3 });
  const id = tableOf(one);
  const two = await one.context().newPage();
  await two.goto(one.url());
  let contested = 0;
  let log: Row[] = [];
  for (;;) {
    const decision = await askedIn(one);
    await expect.poll(() => askedIn(two)).toBe(decision);
    log = await seeUntouched(one, id, log);
    if (decision === 'over') break;
    const clicked = await Promise.all([
      clickAt(one, decision, false),
      clickAt(two, decision, true),
    ]);
    const actions = clicked.filter((action) => action !== undefined);
    contested += Number(new Set(actions).size === 2);
    await expect.poll(() => askedIn(one)).not.toBe(decision);
    const now = ownActions(await seeUntouched(one, id, log));
    expect(now.slice(0, -1)).toEqual(ownActions(log));
    expect(actions).toContain(now.at(-1));
  }
  expect(contested).toBeGreaterThan(0);
  expect(await scores(two).innerText()).toBe(await scores(one).innerText());
});

test('the other tab goes on when the one that leads is closed', async () => {
  const one = await stage.person();
  await newGame(one, { here: true, seats: 3 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await table(two).waitFor();
  await play(one, { decisions: 2 });
  const id = tableOf(one);
  await expect.poll(async () => ownActions(await logOf(one, id))).toHaveLength(2);
  const log = await logOf(one, id);
  await one.close();
  await playToTheEnd(two, { seed: 5 });
  await seeUntouched(two, id, log);
});

test(
  `a browser that is killed ${kills} times in mid-game loses nothing and doubles nothing`,
  async () => {
    let page = await stage.person();
    await newGame(page, { here: true, seats: 4 });
    for (let kill = 0; kill < kills; ++kill) {
      await question(page).waitFor();
      if (await isOver(page)) await newGame(page, { here: true, seats: 4 });
      await question(page).waitFor();
      // In the middle of a decision, or of the bots' after it.
      const fall = () => crash(page);
      page = await answerAndFall(page, { seed: kill, stored: kill % 2 === 1, fall });
    }
    await playToTheEnd(page, { seed: 9 });
    await seeRecord(page);
  },
  120_000 + kills * 20_000,
);

// Returns another page at the same address.
async function crash(page: Page): Promise<Page> {
  const [context, address] = [page.context(), page.url()];
  const tools = await context.newCDPSession(page);
  const crashed = new Promise((done) => page.once('crash', done));
  void tools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test('a damaged log is told of as at a server', async () => {
  stage.expectTrouble(/log_unreadable/);
  const page = await stage.person();
  await newGame(page, { here: true, seats: 3 });
  await play(page, { decisions: 2 });
  const address = page.url();
  const id = tableOf(page);
  await page.goto('/rules');
  await changeRow(page, `log/${id}/0000000003`, '{"tag":"00","text":"no entry"}');
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
  const id = tableOf(page);
  await expect.poll(async () => ownActions(await logOf(page, id))).toHaveLength(5);
  const log = await logOf(page, id);
  await page.reload();
  await question(page).waitFor();
  await seeUntouched(page, id, log);
  await playToTheEnd(page, { seed: 3 });
});

test('what needs others says kindly that there is no server, and works when there is one', async () => {
  stage.expectTrouble(silence, /a thinker was lost/); // It may still be loading.
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
