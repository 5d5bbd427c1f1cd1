// The review of a finished game: from its end, and of a record that was opened.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { choose, playToTheEnd } from './harness/play';
import { resize } from './harness/sizes';
import { newGame } from './harness/table';

const stage = setStage();

const record = fileURLToPath(
  new URL('../../../tests/compat/v1/records/fair-2014-3-standard.folsom', import.meta.url),
);
// At this moment of it both players decide which cards they keep.
const expert = fileURLToPath(
  new URL('../../../tests/compat/v1/records/fair-2014-2-duo14-expert.folsom', import.meta.url),
);
const together = 178;
// A shallow one finds mistakes, too.
const shallow = '/replay?review=8';

const root = (page: Page) => page.getByTestId('screen-replay');
const state = (page: Page, name: string) =>
  page.locator(`[data-testid="review-status"][data-state="${name}"]`).first();
const chart = (page: Page) => page.locator('[data-testid="review-chart"]:not([data-points="0"])');

async function open(page: Page, path: string, file = record): Promise<void> {
  await page.goto(path);
  await page.getByTestId('record-file').setInputFiles(file);
}

async function reviewed(page: Page): Promise<void> {
  await open(page, shallow);
  await state(page, 'done').waitFor();
}

test('from the end of a game to its chart, and stopped there', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  await playToTheEnd(page);
  await page.getByTestId('review').click();
  await chart(page).waitFor();
  expect(await root(page).getAttribute('data-viewer')).toBe('0');
  await page.getByTestId('review-cancel').click();
  await state(page, 'cancelled').waitFor();
  await chart(page).waitFor();
  await page.getByTestId('review').click();
  await chart(page).waitFor({ state: 'detached' });
});

test('goes to the turns that counted and from mistake to mistake', async () => {
  const page = await stage.person();
  await reviewed(page);
  await choose(page, 'replay-seat', '1');
  await page.locator('[data-testid="screen-replay"][data-viewer="1"]').waitFor();
  const at = async () => Number(await root(page).getAttribute('data-number'));

  await page.getByTestId('review-overview-open').click();
  const moment = page.getByTestId('review-moments').getByRole('button').first();
  const n = Number(await moment.getAttribute('data-n'));
  await moment.click();
  await expect.poll(at).toBe(n);
  expect(await page.getByTestId('review-told').innerText()).toMatch(/You|Your/);
  await axeCheck(page, 'the overview');
  await page.getByTestId('review-overview-open').click();

  await page.getByTestId('replay-start').click();
  await choose(page, 'review-whose', '1');
  await page.getByTestId('review-on').click();
  await expect.poll(at).toBeGreaterThan(0);
  const first = await at();
  const verdict = page.getByTestId('review-verdict').first();
  expect(await verdict.getAttribute('data-mark')).toMatch(/inaccuracy|mistake|blunder/);
  expect(await verdict.innerText()).toMatch(/by you\s+\d+ points? lost/);
  await page.keyboard.press('n');
  await expect.poll(at).toBeGreaterThan(first);
  await page.keyboard.press('p');
  await expect.poll(at).toBe(first);

  await page.getByTestId('replay-end').click();
  await page.getByTestId('open-log').click();
  const lines = page.getByRole('log').getByRole('listitem');
  expect(await lines.getByRole('img').count()).toBeGreaterThan(0);
  const others = lines.filter({ hasText: /^(Tuco|Cheyenne) (plays|draws)/ });
  expect(await others.count()).toBe(0);
  await choose(page, 'review-whose', '');
  expect(await others.count()).toBeGreaterThan(0);
});

test('says what was better, and what with all cards open, on every screen', async () => {
  const page = await stage.person();
  await reviewed(page);
  await page.getByTestId('review-on').click();
  await page.getByTestId('review-details').click();
  const dialog = page.getByTestId('review-decision-dialog');
  expect(await dialog.getByText('best', { exact: true }).count()).toBe(1);
  expect(await dialog.getByText('played', { exact: true }).count()).toBe(1);
  expect(await page.getByTestId('review-open').count()).toBe(0);
  await page.getByTestId('review-open-find').click();
  await page.getByTestId('review-open').locator('summary').click();
  await axeCheck(page, 'a decision');
  await page.keyboard.press('Escape');
  for (const size of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as [number, number][]) {
    await resize(page, size);
    await page.getByTestId('review-decision').waitFor();
    const strip = root(page).getByRole('group', { name: /^Round \d/ });
    expect(await strip.evaluate((all) => all.scrollWidth <= all.clientWidth)).toBe(true);
    await noSidewaysScroll(page, `a review, ${size}`);
    await axeCheck(page, `a review, ${size}`);
  }
  // A finger on the chart goes there.
  const box = (await chart(page).boundingBox())!;
  await page.mouse.click(box.x + box.width - 11, box.y + 4);
  await expect
    .poll(() => root(page).getAttribute('data-number'))
    .toBe(await root(page).getAttribute('data-total'));
});

test('has a pick of the decisions that were made together', async () => {
  const page = await stage.person();
  await open(page, shallow, expert);
  await state(page, 'done').waitFor();
  await page.getByTestId('replay-line').fill(String(together));
  const several = page.getByTestId('review-several').getByRole('button');
  const verdict = page.getByTestId('review-verdict').first();
  await several.first().waitFor();
  const count = await several.count();
  expect(count).toBeGreaterThan(1);
  expect(await several.and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
  for (let i = 0; i < count; ++i) {
    await several.nth(i).click();
    expect(await several.nth(i).getAttribute('aria-pressed')).toBe('true');
    // Its name begins with its mark.
    const mark = await verdict.locator('b').innerText();
    const said = await several.nth(i).locator('.visually-hidden').innerText();
    expect(said.startsWith(`${mark}, `)).toBe(true);
  }
  await resize(page, [390, 844]);
  await noSidewaysScroll(page, 'decisions made together');
  await axeCheck(page, 'decisions made together');
});

test('says at each step what moved the chances', async () => {
  const page = await stage.person();
  await reviewed(page);
  const split = page.getByTestId('review-split');
  const strip = page.getByTestId('review-split-strip');
  await choose(page, 'review-whose', '1');
  const bars = await strip.getAttribute('data-bars');
  await page.getByTestId('replay-end').click();
  await page.getByTestId('review-back').click();
  expect(await split.innerText()).toMatch(/chances here:/);
  expect(await split.innerText()).toMatch(/Own decisions\s+[+−]\d+/);
  await choose(page, 'review-whose', '0');
  await expect.poll(() => strip.getAttribute('data-bars')).not.toBe(bars);
});

test('that fails says why, and is tried again', async () => {
  const page = await stage.person();
  stage.expectTrouble(/Failed to load resource|reviewer/);
  await page.route(/reviewer.*\.wasm/, (request) => request.abort());
  await open(page, shallow);
  await state(page, 'failed').waitFor();
  await page.unroute(/reviewer.*\.wasm/);
  await page.getByTestId('review-again').click();
  await state(page, 'done').waitFor();
});

test('of a record that stops, is damaged or of other rules is not begun', async () => {
  const page = await stage.person();
  stage.expectTrouble(/Failed to load resource/);
  const text = await readFile(record, 'utf8');
  const lines = text.split('\n');
  const torn: [string, RegExp][] = [
    [lines.slice(0, 60).join('\n'), /^record\//],
    [text.replace(/^> .*$/m, '> 1 dance'), /^record\//],
    [text.replace('rules 1', 'rules 9'), /^record\/version$/],
  ];
  for (const [body, code] of torn) {
    await page.goto(shallow);
    const file = { name: 'torn.folsom', mimeType: 'text/plain', buffer: Buffer.from(body) };
    await page.getByTestId('record-file').setInputFiles(file);
    expect(await page.locator('[data-code]').getAttribute('data-code')).toMatch(code);
    expect(await page.getByTestId('review-status').count()).toBe(0);
  }
});
