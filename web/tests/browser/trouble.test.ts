// What goes wrong is said kindly, with a way on.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play, playToTheEnd, table } from './harness/play';
import { setStage } from './harness';
import { newGame, newTable, tableOf } from './harness/table';

const stage = setStage();

// The trouble that the page tells of; it must have a way on.
async function trouble(page: Page): Promise<string> {
  const screen = page.getByTestId('screen-trouble');
  await screen.waitFor();
  expect(await screen.getByRole('link').or(screen.getByRole('button')).count()).toBeGreaterThan(0);
  return (await screen.locator('[data-code]').getAttribute('data-code')) ?? '';
}

test.each([
  ['/nowhere/at/all', /link\/dead/],
  ['/t/nosuchtable1', /table\/unknown/],
  ['/c/ZZZZ', /table\/unknown|code/],
  ['/seat#nosuchsecretatall', /link\/unknown/],
  ['/replay/nosuchtable1', /table\/unknown/],
])('a dead link: %s', async (path, code) => {
  stage.expectTrouble(/404/);
  const page = await stage.person();
  await page.goto(path);
  expect(await trouble(page)).toMatch(code);
  await page.getByTestId('screen-trouble').getByRole('link').last().click();
  await page.getByTestId('screen-start').waitFor();
});

test('a full table', async () => {
  const host = await stage.person();
  await newTable(host, { seats: 3, people: 2 });
  const link = new URL(await host.getByTestId('table-link').inputValue()).pathname;
  const [guest, late] = [await stage.person(), await stage.person()];
  await guest.goto(link);
  await guest.getByTestId('sit').click();
  await host.locator('[data-seat="1"][data-kind="person"]').waitFor();
  await late.goto(link);
  expect(await trouble(late)).toBe('table/seat_taken');
  expect(await late.getByTestId('sit').count()).toBe(0);
});

test('somebody is sent away', async () => {
  const host = await stage.person();
  await newTable(host, { seats: 3, people: 3 });
  const guest = await stage.person();
  await guest.goto(new URL(await host.getByTestId('table-link').inputValue()).pathname);
  await guest.getByTestId('sit').first().click();
  await host.getByTestId('kick').click();
  expect(await trouble(guest)).toMatch(/kicked/);
});

test('a page that is too old', async () => {
  const page = await stage.person();
  await page.routeWebSocket('**/ws', (socket) => {
    socket.onMessage((text) => {
      const { id } = JSON.parse(String(text));
      socket.send(JSON.stringify({ type: 'error', id, code: 'hello/protocol', message: 'no' }));
    });
  });
  await page.goto('/');
  await page.getByTestId('banner').getByRole('button').waitFor();
});

test('a damaged record', async () => {
  stage.expectTrouble(/422/);
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await playToTheEnd(page);
  const whole = await (await page.request.get(`/api/records/${tableOf(page)}`)).text();
  const bad: [string, string][] = [
    ['no record', 'This is a letter to my aunt.'],
    ['cut', whole.slice(0, whole.lastIndexOf('\n> ') + 1)],
    ['changed', whole.replace(/\n> (\d) play \w+ \w+/, '\n> $1 play the banjo')],
    ['unfinished', whole.replace(/\nresult .*/, '\nresult unfinished')],
    ['of other rules', whole.replace(/\nrules .*/, '\nrules 999')],
    ['of a later form', whole.replace(/^folsom record .*/, 'folsom record 999')],
  ];
  for (const [name, text] of bad) {
    await page.goto('/replay');
    const file = { name: 'game.folsom', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByTestId('record-file').setInputFiles(file);
    expect(await trouble(page), name).toMatch(/^record\//);
  }
});

test('a server that goes, and comes back', async () => {
  stage.expectTrouble(/WebSocket|ERR_|503|502|Failed to fetch/);
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await play(page, { decisions: 4 });
  await stage.server.kill('SIGKILL');
  await page.getByTestId('banner').getByText(/./).first().waitFor();
  await stage.server.run();
  await page.locator('[data-testid="banner"]:empty').waitFor({ state: 'attached' });
  await table(page).waitFor();
  await playToTheEnd(page, { seed: 7 });
});

test('a browser where games do not run in the page', async () => {
  stage.expectTrouble(/wasm|WebAssembly|Failed to (load|fetch)/);
  const page = await stage.person();
  await page.context().route('**/*.wasm', (route) => route.abort());
  await page.goto('/here/nosuchtable1');
  await page.getByTestId('banner').getByText('has stopped').waitFor();
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('screen-table').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
});
