import type { Page } from 'playwright-core';
import { choose } from './play';

export interface Game {
  variant?: 'standard' | 'basic' | 'duo14' | 'duo18' | 'teams';
  edition?: '2014' | '2018';
  seats?: number;
  expert?: boolean;
  horses?: boolean;
  people?: number; // The first seats; the others are bots.
  level?: string;
  device?: boolean;
}

// Makes a table on the page's own form and opens it.
export async function newTable(page: Page, game: Game): Promise<void> {
  await page.goto(game.device ? '/new?device=1' : '/new');
  await page.getByTestId('open-table').waitFor();
  for (const field of ['seats', 'variant', 'edition', 'expert', 'horses'] as const) {
    const value = game[field];
    if (value !== undefined) await choose(page, `form-${field}`, value);
  }
  const chairs = page.locator('li[data-seat] select');
  const people = game.people ?? 1;
  for (let seat = 0; seat < (await chairs.count()); ++seat) {
    await chairs
      .nth(seat)
      .selectOption(seat < people ? 'person' : `bot ${game.level ?? 'tenderfoot'}`);
  }
  await page.getByTestId('open-table').click();
}

// A game against bots from its beginning.
export async function newGame(page: Page, game: Game = {}): Promise<void> {
  await newTable(page, game);
  await page.getByTestId('screen-table').waitFor();
}

// The id of the table whose screen this is.
export function tableOf(page: Page): string {
  const id = /\/t\/([\w-]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no table`);
  return id;
}
