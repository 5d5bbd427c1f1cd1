// A game of each kind, from the form to the scores, with what the page offers.
import { expect, test } from 'vitest';
import { playToTheEnd } from './harness/play';
import { setStage } from './harness';
import { newGame, type Game } from './harness/table';

const stage = setStage();

const games: [string, Game][] = [
  ['standard with 3', { seats: 3 }],
  ['standard with 6', { seats: 6 }],
  ['basic', { variant: 'basic', seats: 4 }],
  ['expert', { seats: 4, expert: true }],
  ['two bandits each, 2014', { variant: 'duo14', seats: 2 }],
  ['two bandits each, 2018, with 3', { variant: 'duo18', seats: 3 }],
  ['teams of 4', { variant: 'teams', seats: 4 }],
  ['horses with 5', { seats: 5, horses: true }],
  ['horses with expert', { seats: 4, expert: true, horses: true }],
  ['horses with teams of 6', { variant: 'teams', seats: 6, horses: true }],
];

test.each(games)('%s', async (_, game) => {
  const page = await stage.person();
  await newGame(page, game);
  const decisions = await playToTheEnd(page);
  expect(decisions).toBeGreaterThan(10);
  const rows = page.getByTestId('scores').locator('[data-seat]');
  expect(await rows.count()).toBeGreaterThanOrEqual(
    game.variant === 'duo14' ? 2 : (game.seats ?? 3),
  );
});

test('a table of bots asks nothing about who else may come', async () => {
  const page = await stage.person();
  await page.goto('/new');
  const listed = page.getByTestId('form-listed');
  await listed.waitFor({ state: 'attached' });
  await page.getByTestId('fill-bots').click();
  await listed.waitFor({ state: 'detached' });
  await page.getByTestId('fill-people').click();
  await listed.waitFor({ state: 'attached' });
});
