import type { Locator, Page } from 'playwright-core';
import { choose, table } from './play';

export interface Game {
  variant?: 'standard' | 'basic' | 'duo14' | 'duo18' | 'teams';
  edition?: '2014' | '2018';
  seats?: number;
  expert?: boolean;
  horses?: boolean;
  people?: number; // The first seats; the others are bots.
  level?: string;
  clock?: 'none' | 'live' | 'daily';
  memory?: boolean; // Cards of the pile are not looked at again.
  device?: boolean;
  here?: boolean; // In the page itself, where the page puts games against bots alone.
  rear?: string[]; // The last wagons, from front to back; the others are as they come.
  bandit?: string; // Of the first seat; else all are as they come.
}

async function cast(page: Page, bandit: string): Promise<void> {
  const fold = page.locator('details').filter({ has: page.getByTestId('form-bandits') });
  await fold.locator('summary').click();
  await choose(page, 'form-bandits', 'given');
  await fold.locator('select').first().selectOption(bandit);
}

// The part of the form that holds this field, opened.
async function unfold(page: Page, field: string): Promise<Locator> {
  const fold = page.locator('details').filter({ has: page.getByTestId(field) });
  await fold.locator('summary').click();
  return fold;
}

async function couple(page: Page, rear: string[]): Promise<void> {
  const fold = await unfold(page, 'form-train');
  await choose(page, 'form-train', 'given');
  const wagons = fold.locator('li select');
  const first = (await wagons.count()) - rear.length;
  for (const [i, wagon] of rear.entries()) await wagons.nth(first + i).selectOption(wagon);
}

// Whom one plays against is sitting there already, so the page would have the game itself. At the
// server one keeps a chair free, and puts a bot on it in the waiting room.
async function playAtServer(page: Page, level: string): Promise<void> {
  const chair = page.locator('[data-seat="1"]');
  await chair.locator('select').selectOption(level);
  await chair.getByTestId('put-bot').click();
  await page.locator('[data-seat="1"][data-kind="bot"]').waitFor();
  await page.getByTestId('start-game').click();
}

// Makes a table on the page's own form and opens it: at the server, unless it is told otherwise.
export async function newTable(page: Page, game: Game): Promise<void> {
  await page.goto(game.device ? '/new?device=1' : '/new');
  await page.getByTestId('open-table').waitFor();
  for (const field of ['seats', 'variant', 'edition', 'expert', 'horses'] as const) {
    const value = game[field];
    if (value !== undefined) await choose(page, `form-${field}`, value);
  }
  if (game.bandit) await cast(page, game.bandit);
  if (game.rear) await couple(page, game.rear);
  if (game.clock) {
    await unfold(page, 'form-clock');
    await choose(page, 'form-clock', game.clock);
  }
  if (game.memory) {
    await unfold(page, 'form-memory');
    await choose(page, 'form-memory', true);
  }
  const chairs = page.locator('li[data-seat] select');
  const people = game.people ?? 1;
  const level = game.level ?? 'tenderfoot';
  const alone = people === 1 && !game.device && !game.here;
  for (let seat = 0; seat < (await chairs.count()); ++seat) {
    await chairs.nth(seat).selectOption(seat < (alone ? 2 : people) ? 'person' : `bot ${level}`);
  }
  await page.getByTestId('open-table').click();
  if (alone) await playAtServer(page, level);
}

// A game against bots from its beginning.
export async function newGame(page: Page, game: Game = {}): Promise<void> {
  await newTable(page, game);
  await table(page).waitFor();
}

// The others come by the link that the host's waiting room shows, and sit down.
export async function gather(host: Page, guests: Page[], game: Game): Promise<string> {
  await newTable(host, { ...game, people: guests.length + 1 });
  const link = await host.getByTestId('table-link').inputValue();
  for (const [i, guest] of guests.entries()) {
    await guest.goto(new URL(link).pathname);
    await guest
      .locator(`[data-seat="${i + 1}"]`)
      .getByTestId('sit')
      .click();
    await host.locator(`[data-seat="${i + 1}"][data-kind="person"]`).waitFor();
  }
  return link;
}

export async function start(host: Page, all: Page[]): Promise<void> {
  await host.getByTestId('start-game').click();
  await Promise.all(all.map((page) => table(page).waitFor()));
}

// The id of the table whose screen this is.
export function tableOf(page: Page): string {
  const id = /\/(?:t|here)\/([\w-]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no table`);
  return id;
}
