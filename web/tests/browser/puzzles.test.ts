// Puzzles: one solved, one not, a reload, by keyboard alone, on a phone, and with an account.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextPuzzle } from '../../src/puzzles/choose';
import { readPuzzles } from '../../src/puzzles/puzzle';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { phone } from './harness/stage';

const stage = setStage();
const file = new URL('../../../puzzles/puzzles.jsonl', import.meta.url);
const puzzles = readPuzzles(readFileSync(file, 'utf8'));

const screen = (page: Page) => page.locator('[data-testid="screen-puzzles"][data-puzzle]');

async function shown(page: Page) {
  await page.getByTestId('puzzle-answer').waitFor();
  const id = await screen(page).getAttribute('data-puzzle');
  const puzzle = puzzles.find((one) => one.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

// The button of an action: its card in the hand, the deck, or its line in the list.
async function pick(page: Page, action: string): Promise<void> {
  const [verb, ...card] = action.split(' ');
  // Of a fan only the left edge of a card is free.
  const edge = { position: { x: 12, y: 40 } };
  const listed = page.locator(`[data-action="${action}"]`);
  if (verb === 'play')
    await page
      .locator(`[data-card="${card.join(' ')}"]`)
      .first()
      .click(edge);
  else if (verb === 'draw') await page.getByTestId('hand').getByRole('button').first().click();
  else await listed.click();
}

const isPlain = (action: string) => !action.endsWith(' down');

async function answer(page: Page, right: boolean): Promise<void> {
  const puzzle = await shown(page);
  const wanted = Object.keys(puzzle.shares).filter(isPlain);
  const action = wanted.find((one) => puzzle.right.includes(one) === right);
  await pick(page, action ?? '');
  await page.getByTestId('puzzle-answer').click();
  await page.getByTestId('puzzle-verdict').waitFor();
  expect(await page.getByTestId('puzzle-verdict').getAttribute('data-right')).toBe(`${right}`);
}

const rating = async (page: Page) =>
  Number(await page.getByTestId('puzzle-standing').getAttribute('data-rating'));

// One whose right answer is a card in the hand, or in the list.
const planned = puzzles.find(({ right }) => right[0] && /^play \w+ \w+$/.test(right[0]))?.id;
const moved = puzzles.find(({ right }) => right[0]?.startsWith('move '))?.id;

test('one is solved, one is not, and a reload forgets nothing', async () => {
  const page = await stage.person();
  await page.goto('/');
  await page.getByTestId('start-puzzles').click();
  await shown(page);
  expect(await rating(page)).toBe(1100);
  await page.goto(`/puzzles?puzzle=${planned}`);
  await answer(page, true);
  const risen = await rating(page);
  expect(risen).toBeGreaterThan(1100);
  await axeCheck(page, 'right');
  await page.getByTestId('puzzle-next').click();
  await page.goto(`/puzzles?puzzle=${moved}`);
  await answer(page, false);
  expect(await rating(page)).toBeLessThan(risen);
  // What happens is shown until the round is over.
  await page.locator('[data-shown="true"]').waitFor();
  await page.getByTestId('puzzle-details').click();
  await page.getByTestId('puzzle-sheet').getByTestId('puzzle-chart').waitFor();
  await axeCheck(page, 'all answers');
  await page.keyboard.press('Escape');
  const fallen = await rating(page);
  await page.reload();
  await shown(page);
  expect(await rating(page)).toBe(fallen);
  await answer(page, true);
  await page.getByText('Answered before').waitFor();
  expect(await rating(page)).toBe(fallen);
  // Nothing of it is one of one's games.
  await page.goto('/games');
  await page.getByTestId('screen-games').waitFor();
  expect(await page.locator('[data-testid="own-game"]').count()).toBe(0);
});

test('by keyboard alone', async () => {
  const page = await stage.person();
  await page.goto(`/puzzles?puzzle=${moved}`);
  await shown(page);
  await page.keyboard.press('1');
  await page.locator('[data-action][aria-pressed="true"]').waitFor();
  await page.getByTestId('puzzle-answer').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('puzzle-verdict').waitFor();
  const before = await screen(page).getAttribute('data-puzzle');
  await page.keyboard.press('n');
  await page.locator(`[data-puzzle]:not([data-puzzle="${before}"])`).waitFor();
  await shown(page);
});

test('on a phone, and what to train can be chosen', async () => {
  const page = await stage.person({}, phone);
  await page.goto('/puzzles');
  await shown(page);
  await noSidewaysScroll(page, 'puzzle');
  await axeCheck(page, 'puzzle on a phone');
  await page.getByTestId('puzzle-subject').selectOption('stealin');
  const next = nextPuzzle(puzzles, { rating: 1100, answers: [] }, 'stealin');
  await page.locator(`[data-puzzle="${next?.id}"]`).waitFor();
  expect((await shown(page)).position.ask).not.toBe('plan');
  await answer(page, false);
  await noSidewaysScroll(page, 'verdict');
  await axeCheck(page, 'verdict on a phone');
});
