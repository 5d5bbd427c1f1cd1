// Every screen: axe finds nothing in either theme, and nothing sticks out on a narrow phone or at
// 200 % zoom.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { openSettings } from './harness/page';
import { play, playToTheEnd } from './harness/play';
import { setStage } from './harness';
import { newGame, newTable, tableOf } from './harness/table';

const stage = setStage();
const wide = { width: 1440, height: 900 };

async function look(page: Page, screen: string): Promise<void> {
  await axeCheck(page, screen);
  for (const size of [
    { width: 360, height: 740 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await noSidewaysScroll(page, `${screen} at ${size.width}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await axeCheck(page, `${screen} on a phone`);
  await page.setViewportSize(wide);
}

test.each([
  ['/', 'screen-start'],
  ['/new', 'open-table'],
  ['/new?device=1', 'open-table'],
  ['/watch', 'screen-watch'],
  ['/daily', 'daily-go'],
  ['/records', 'screen-records'],
  ['/replay', 'record-file'],
  ['/learn', 'screen-learn'],
  ['/puzzles', 'puzzle-panel'],
  ['/rules', 'screen-rules'],
  ['/nowhere', 'screen-trouble'],
])('%s', async (path, testid) => {
  const page = await stage.person();
  await page.goto(path);
  await page.getByTestId(testid).waitFor({ state: 'attached' });
  await look(page, path);
});

test('the settings, with sliders that can be moved', async () => {
  const page = await stage.person({ muted: false });
  await openSettings(page);
  await look(page, 'settings');
});

test('a waiting room', async () => {
  const page = await stage.person();
  await newTable(page, { seats: 4, people: 3 });
  await page.getByTestId('screen-room').waitFor();
  await look(page, 'room');
});

test('a curtain', async () => {
  const page = await stage.person();
  await newTable(page, { device: true, seats: 3, people: 2 });
  await page.getByTestId('curtain').waitFor();
  await look(page, 'curtain');
});

test('a game from its first decision to its scores, and its replay', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 6, horses: true });
  const id = tableOf(page);
  for (const moment of ['at the start', 'planning', 'later']) {
    await page.locator('[data-action]').first().waitFor();
    await look(page, `table ${moment}`);
    await play(page, { decisions: 5 });
  }
  await playToTheEnd(page);
  await look(page, 'scores');
  await page.goto(`/replay/${id}?seat=open`);
  await page.getByTestId('replay-round').click();
  await look(page, 'replay');
});
