// One's own games, after one that was played to its end.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeCheck, noSidewaysScroll } from './axe';
import { choose } from './play';

const rows = (page: Page) => page.getByTestId('own-games').getByRole('listitem');

// What everybody did is told with the scores.
export async function seeStory(page: Page, seats: number): Promise<void> {
  await page.getByTestId('awards').waitFor();
  expect(await page.getByTestId('awards').getByRole('listitem').count()).toBe(seats);
  const table = page.getByTestId('money-graph').getByRole('table');
  expect(await table.getByRole('row').count()).toBe(seats + 1);
}

async function seeFilter(page: Page): Promise<void> {
  await page.getByTestId('search-games').fill('no such name');
  await expect.poll(() => rows(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await choose(page, 'filter-company', 'people');
  await expect.poll(() => rows(page).count()).toBe(0);
  await choose(page, 'filter-company', 'bots');
  await expect.poll(() => rows(page).count()).toBe(1);
}

async function seeExport(page: Page): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-all').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('folsom-games.zip');
  const text = await readFile(await file.path(), 'latin1');
  expect(text.slice(0, 2)).toBe('PK');
  expect(text).toContain('.folsom');
}

// The game is in the list, found and saved, and counted in the statistics; wide and on a phone.
export async function seeOwnGames(page: Page): Promise<void> {
  await page.goto('/games');
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(1);
  await seeFilter(page);
  await seeExport(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['figures', 'list'] as const) {
      await choose(page, 'games-view', view);
      await page.getByTestId(view === 'list' ? 'own-games' : 'honours').waitFor();
      await noSidewaysScroll(page, `my games, ${view}`);
      await axeCheck(page, `my games, ${view}, ${width}`);
    }
  }
}
