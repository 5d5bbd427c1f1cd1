// The static site from a folder of a plain host: every screen, without a network, and from version to
// version. And the page of a server without its server.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { choose, playToTheEnd, table } from './harness/play';
import { StaticHost, Versions } from './harness/static_host';

const stage = setStage();
let versions: Versions;
let host: StaticHost;

beforeAll(async () => {
  versions = await Versions.site();
}, 240_000);
afterAll(() => versions.remove());
afterEach(() => host?.stop());

async function open(folder: string, path = '/games/folsom/'): Promise<Page> {
  host = new StaticHost(folder, path);
  await host.run();
  stage.expectTrouble(/ERR_|Failed to fetch/); // When it is stopped.
  const page = await stage.person({}, { serviceWorkers: 'allow' });
  await page.goto(host.url);
  await page.getByTestId('screen-start').waitFor();
  return page;
}

const at = (page: Page, path: string) => page.goto(`${host.url}#${path}`);
const isNext = (page: Page) => page.locator('meta[name="version"]').count();

// All of it is there, and the page has its worker.
async function isKept(page: Page): Promise<void> {
  await page.getByTestId('open-settings').click();
  await page.locator('[data-testid="offline"][data-keeping="kept"]').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const screens = [
  ['/', 'screen-start'],
  ['/new', 'screen-new'],
  ['/watch', 'screen-watch'],
  ['/records', 'screen-records'],
  ['/replay', 'record-file'],
  ['/learn', 'screen-learn'],
  ['/puzzles', 'puzzle-panel'],
  ['/rules', 'screen-rules'],
  ['/settings', 'settings-dialog'],
  ['/nowhere', 'screen-trouble'],
] as const;

async function openAll(page: Page): Promise<void> {
  for (const [path, testid] of screens) {
    await at(page, path);
    await page.reload();
    await page.getByTestId(testid).waitFor({ state: 'attached' });
  }
}

test('every screen opens from a folder of a plain host', async () => {
  const page = await open(versions.first);
  await openAll(page);
  expect(host.missing).toEqual([]);
});

test('links, anchors, back and forward stay in the folder', async () => {
  const page = await open(versions.first);
  await page.getByTestId('start-rules').click();
  await page.getByTestId('screen-rules').waitFor();
  expect(page.url()).toBe(`${host.url}#/rules`);
  const entry = page.locator('article h3 a').last();
  await entry.click();
  const anchor = page.url().split('#')[2] ?? '';
  await expect.poll(() => page.locator(`[id="${anchor}"].wanted`).count()).toBe(1);
  await page.goBack();
  await page.goBack();
  await page.getByTestId('screen-start').waitFor();
  await page.goForward();
  await page.getByTestId('screen-rules').waitFor();
  // By its own address in another tab.
  const other = await page.context().newPage();
  await other.goto(`${host.url}#/rules#${anchor}`);
  await expect.poll(() => other.locator(`[id="${anchor}"].wanted`).count()).toBe(1);
  await page.locator('a.home').click();
  await page.getByTestId('screen-start').waitFor();
  expect(page.url()).toBe(`${host.url}#/`);
});

test('after the first visit it opens without a network, in every language', async () => {
  const page = await open(versions.first);
  await isKept(page);
  await host.stop();
  await openAll(page);
  for (const language of ['ru', 'pl', 'es', 'zh', 'en']) {
    await at(page, '/');
    await page.getByTestId('language').first().selectOption(language);
    await page.locator(`html[lang^="${language}"]`).waitFor({ state: 'attached' });
    await at(page, '/rules');
    await page.reload();
    await page.locator(`html[lang^="${language}"]`).waitFor({ state: 'attached' });
    await page.getByTestId('rules-search').waitFor();
  }
});

test('a new version is told of, waits, and never mixes with the old one', async () => {
  const page = await open(versions.first);
  await isKept(page);
  const other = await page.context().newPage();
  await other.goto(`${host.url}#/learn`);
  await other.getByTestId('screen-learn').waitFor();
  host.folder = versions.next;
  await page.reload();
  const renew = page.getByTestId('renew');
  await renew.waitFor();
  await axeCheck(page, 'a new version');
  // Still all of the old one, though the host has no file of it any more.
  await openAll(page);
  expect(await isNext(page)).toBe(0);

  await at(page, '/rules');
  await renew.click();
  for (const each of [page, other]) await expect.poll(() => isNext(each)).toBe(1);
  await page.getByTestId('screen-rules').waitFor();
  await renew.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  await host.stop();
  await openAll(page);
  expect(await isNext(page)).toBe(1);
  expect(host.missing).toEqual([]);
});

test('a host with the files of two versions changes nothing', async () => {
  const page = await open(versions.first);
  await isKept(page);
  const before = await page.evaluate(() => caches.keys());
  host.folder = versions.mixed; // The new worker is there, its files are not.
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const gone = new Promise((done) =>
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => done(installing.state));
      }),
    );
    await registration?.update();
    return gone;
  });
  expect(await failed).toBe('redundant');
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await page.reload();
  expect(await isNext(page)).toBe(0);
});

test('a kept page that a server refuses takes the new version by itself', async () => {
  stage.expectTrouble(/404/); // There is no server behind the refusal.
  const dist = await Versions.dist();
  const page = await open(dist.first, '/');
  await isKept(page);
  host.folder = dist.next;
  await page.routeWebSocket('**/ws', (socket) => {
    socket.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as { id: number };
      const refusal = { type: 'error', id, code: 'hello/protocol', message: 'another version' };
      socket.send(JSON.stringify(refusal));
    });
  });
  await page.reload();
  await expect.poll(() => isNext(page)).toBe(1);
  await dist.remove();
});

test('a whole game is played without a network, and can be seen again', async () => {
  const page = await open(versions.first);
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  await isKept(page);
  await host.stop();
  await page.reload();
  await choose(page, 'quick-level', 'desperado');
  await page.getByTestId('play-now').click();
  await table(page).waitFor();
  expect(page.url()).toContain(`${host.url}#/here/`);
  await playToTheEnd(page, { seed: 2 });
  expect(said.filter((text) => text.includes('rule of thumb'))).toEqual([]); // But by networks.
  await page.getByTestId('replay').click();
  await page.getByTestId('screen-replay').waitFor();
  await page.reload();
  await page.getByTestId('screen-replay').waitFor();
});

test('what needs a server says so', async () => {
  const page = await open(versions.first);
  for (const path of ['/watch', '/t/nowhere', '/c/ABCDEF', '/replay/nowhere']) {
    await at(page, path);
    await page.getByText('This needs a server').first().waitFor();
    expect(await page.getByTestId('banner').textContent()).toBe('');
  }
});

test('a page of a server opens without it, and keeps no answer of it', async () => {
  const page = await stage.person({}, { serviceWorkers: 'allow' });
  stage.expectTrouble(/WebSocket|ERR_|Failed to fetch/);
  await page.goto('/');
  await isKept(page);
  await page.goto('/records');
  await page.getByTestId('screen-records').waitFor();
  const kept = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) found.push(...(await (await caches.open(name)).keys()));
    return found.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/(api|ws|sw)/.test(path))).toEqual([]);
  await stage.server.kill();
  await page.goto('/rules');
  await page.getByTestId('rules-search').waitFor();
  await page.goto('/t/nowhere');
  await page.getByTestId('banner').getByText('No connection').waitFor();
  await stage.server.run();
});
