// The pictures of docs/images: the main screens at moments worth looking at.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { play, playToTheEnd, table } from './harness/play';
import { Stage } from './harness/stage';
import { newGame, newTable, tableOf } from './harness/table';

const wide = { width: 1440, height: 900 };
const tall = { width: 390, height: 844 };
type Theme = 'light' | 'dark';

class Album {
  constructor(
    private readonly folder: string,
    private readonly wanted: RegExp,
  ) {}

  wants(name: string): boolean {
    return this.wanted.test(name);
  }

  // One picture each of what is on the screen: wide and tall, by day and by night.
  async take(page: Page, name: string, kinds: [typeof wide, Theme][] = all): Promise<void> {
    for (const [size, colorScheme] of kinds) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      const file = `${name}-${size === wide ? 'wide' : 'phone'}-${colorScheme}.png`;
      await page.screenshot({ path: join(this.folder, file), animations: 'allow' });
    }
    await page.setViewportSize(wide);
  }
}
const all: [typeof wide, Theme][] = [
  [wide, 'light'],
  [wide, 'dark'],
  [tall, 'light'],
  [tall, 'dark'],
];
const few: [typeof wide, Theme][] = [
  [wide, 'light'],
  [tall, 'dark'],
];

async function screen(stage: Stage, album: Album, name: string, path: string): Promise<void> {
  if (!album.wants(name)) return;
  const page = await stage.person();
  await page.goto(path);
  await page.getByTestId(`screen-${name}`).waitFor();
  await album.take(page, name, name === 'start' ? all : few);
}

async function room(stage: Stage, album: Album): Promise<void> {
  if (!album.wants('room')) return;
  const host = await stage.person();
  await newTable(host, { seats: 4, people: 3, level: 'rustler' });
  const link = new URL(await host.getByTestId('table-link').inputValue()).pathname;
  const guest = await stage.person();
  await guest.goto(link);
  await guest.getByTestId('sit').first().click();
  await host.locator('[data-seat="1"][data-kind="person"]').waitFor();
  await album.take(host, 'room', few);
}

// Until a decision in the third round or later that is worth a picture.
async function toPlanning(page: Page): Promise<void> {
  for (let decisions = 0; decisions < 60; ++decisions) {
    await page.locator('[data-action]').or(page.getByTestId('scores')).first().waitFor();
    const phase = await table(page).getAttribute('data-phase');
    const pile = await page.getByTestId('pile').locator('li').count();
    if (decisions > 12 && phase === 'planning' && pile >= 5) return;
    await play(page, { decisions: 1, seed: decisions });
  }
}

// The steps of a finished game that look best, taken in the middle of their animation.
async function stealing(page: Page, album: Album, name: string): Promise<void> {
  await page.goto(`/replay/${tableOf(page)}?seat=open`);
  await page.getByTestId('replay-next').waitFor();
  await album.take(page, `replay-${name}`, few);
}

async function game(stage: Stage, album: Album, name: string, horses: boolean): Promise<void> {
  if (!album.wants(`table-${name}`) && !album.wants(`end-${name}`)) return;
  const page = await stage.person();
  await newGame(page, { seats: horses ? 6 : 4, horses, level: 'rustler' });
  await toPlanning(page);
  await album.take(page, `table-${name}`);
  await playToTheEnd(page);
  await album.take(page, `end-${name}`, few);
  await stealing(page, album, name);
}

// `only`: those whose names fit.
export async function takeAll(folder: string, only: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const album = new Album(folder, new RegExp(only));
  const stage = new Stage();
  await stage.begin();
  try {
    await screen(stage, album, 'start', '/');
    await screen(stage, album, 'new', '/new');
    await screen(stage, album, 'learn', '/learn');
    await screen(stage, album, 'rules', '/rules');
    await room(stage, album);
    await game(stage, album, 'base', false);
    await game(stage, album, 'horses', true);
  } finally {
    await stage.clear();
    await stage.end();
  }
}
