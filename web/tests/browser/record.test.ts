// What stays of a finished game: everything revealed, its record as a file and by link, a rematch.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, playToTheEnd, table } from './harness/play';
import { setStage } from './harness';
import { gather, newGame, start, tableOf } from './harness/table';

const stage = setStage();

const replay = (page: Page) => page.locator('[data-testid="screen-replay"][data-total]');
const rowsOf = (page: Page) => page.getByTestId('scores').locator('[data-seat]');

// Names, totals and their parts, best first.
async function scoresOf(page: Page): Promise<string[]> {
  await page.getByTestId('scores').waitFor();
  return (await rowsOf(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

// A game that is shown, by how long it is and how it ends.
async function shown(page: Page): Promise<{ steps: string | null; scores: string[] }> {
  await replay(page).waitFor();
  await page.getByTestId('replay-end').click();
  return { steps: await replay(page).getAttribute('data-total'), scores: await scoresOf(page) };
}

// Everything that happened, as the page tells it.
async function story(page: Page): Promise<string> {
  await page.getByTestId('open-log').click();
  return page.getByRole('log').innerText();
}

function dollarsIn(text: string): number {
  const amounts = [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => digits);
  return amounts.reduce((sum, digits) => sum + Number(digits.replace(',', '')), 0);
}

// Every bandit's purses, one by one, add up to what the scores count.
async function seePurses(page: Page): Promise<void> {
  await scoresOf(page);
  const revealed = page.getByTestId('revealed');
  await revealed.locator('summary').click();
  const lines = await revealed.getByRole('listitem').all();
  expect(lines).toHaveLength(await rowsOf(page).count());
  for (const line of lines) {
    const name = page.getByText(await line.locator('strong').innerText(), { exact: true });
    const own = rowsOf(page).locator('.bandit').filter({ has: name });
    const purses = own.locator('.part').filter({ hasText: 'Purses' });
    const text = await line.innerText();
    expect(text).not.toContain('?');
    expect(dollarsIn(text), text).toBe(dollarsIn((await purses.allInnerTexts()).join()));
  }
  expect(dollarsIn(await revealed.innerText())).toBeGreaterThan(0);
}

// Hands are empty by then: what they were is in the replay, where all of them are open.
async function seeHands(page: Page, seats: number): Promise<void> {
  await page.getByTestId('replay').click();
  await replay(page).waitFor();
  expect(await page.getByTestId('open-hands').count()).toBe(0);
  await choose(page, 'replay-seat', 'open');
  const hands = page.getByTestId('open-hands').getByRole('list');
  await hands.first().waitFor();
  await page.getByTestId('replay-round').click();
  await page.getByTestId('replay-turn').click();
  const cards = () => hands.evaluateAll((all) => all.map((hand) => hand.children.length));
  await expect.poll(async () => Math.min(...(await cards()))).toBeGreaterThanOrEqual(6);
  expect(await cards()).toHaveLength(seats);
}

// Copies with this button, and has somebody else open what was copied.
async function passOn(page: Page, button: string): Promise<Page> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByTestId(button).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^http/);
  const stranger = await stage.person();
  await stranger.goto(await copied());
  await replay(stranger).waitFor();
  return stranger;
}

const numberOf = (page: Page) => replay(page).getAttribute('data-number');

test('a record is the same game in other hands, by file and by link', async () => {
  const player = await stage.person();
  await newGame(player, { seats: 3 });
  await playToTheEnd(player);
  const scores = await scoresOf(player);
  const saving = player.waitForEvent('download');
  await player.getByTestId('save-record').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^\w+\.folsom$/);
  const buffer = await readFile(await saved.path());

  const byLink = await passOn(player, 'share-record');
  const first = Number(await numberOf(byLink)); // Where there is something to see.
  const game = await shown(byLink);
  expect(first).toBeLessThan(Number(game.steps) / 4);
  expect(game.scores).toEqual(scores);
  expect(Number(game.steps)).toBeGreaterThan(100);

  const byFile = await stage.person();
  await byFile.goto('/replay');
  await byFile
    .getByTestId('record-file')
    .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'text/plain', buffer });
  expect(await shown(byFile)).toEqual(game);
  expect(await story(byFile)).toBe(await story(byLink));

  // A moment has a link too.
  await byLink.getByTestId('replay-round-back').click();
  await expect.poll(() => numberOf(byLink)).not.toBe(game.steps);
  const byMoment = await passOn(byLink, 'replay-link');
  expect(await numberOf(byMoment)).toBe(await numberOf(byLink));
});

test('at the end everything is revealed, and a rematch brings everybody along', async () => {
  const [anna, ben, onlooker] = [await stage.person(), await stage.person(), await stage.person()];
  await gather(anna, [ben], { seats: 3 });
  await onlooker.goto(`/t/${tableOf(anna)}`);
  await start(anna, [anna, ben, onlooker]);
  const rob = { prefer: /robbery|^rob / };
  await Promise.all([playToTheEnd(anna, rob), playToTheEnd(ben, { ...rob, seed: 2 })]);
  for (const page of [anna, ben, onlooker]) await seePurses(page);
  expect(await onlooker.getByTestId('rematch').count()).toBe(0);

  const before = tableOf(anna);
  await anna.getByTestId('rematch').click();
  await anna.getByTestId('screen-room').waitFor();
  for (const page of [ben, onlooker]) {
    await page.getByTestId('rematch-waits').waitFor();
    await page.getByTestId('rematch').click();
  }
  await Promise.all([ben, onlooker].map((page) => page.getByTestId('screen-room').waitFor()));
  expect(tableOf(anna)).not.toBe(before);
  expect(new Set([anna, ben, onlooker].map(tableOf)).size).toBe(1);
  await start(anna, [anna, ben, onlooker]);
  expect(await table(anna).getAttribute('data-viewer')).toBe('0');
  expect(await table(ben).getAttribute('data-viewer')).toBe('1');
  expect(await table(onlooker).getAttribute('data-viewer')).toBe('-1');

  // The old table is still there.
  await onlooker.goto(`/t/${before}`);
  await seePurses(onlooker);
  await seeHands(onlooker, 3);
});
