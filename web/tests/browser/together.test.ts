// Several browsers at one table, over links, with connections that come and go.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play, playToTheEnd, table } from './harness/play';
import { setStage } from './harness';
import { gather, newTable, start } from './harness/table';

const stage = setStage();

// Every seat with its money.
async function scoresOf(page: Page): Promise<string> {
  const rows = page.getByTestId('scores').locator('[data-seat]');
  const found = await rows.evaluateAll((all) =>
    all.map((row) => {
      const total = row.querySelector('.total .visually-hidden')?.textContent ?? 'none';
      return `${row.getAttribute('data-seat')} ${total}`;
    }),
  );
  return found.sort().join(', ');
}

test('two, one of whom reloads and one of whom loses the line', async () => {
  const [anna, ben] = [await stage.person(), await stage.person()];
  stage.expectTrouble(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await gather(anna, [ben], { seats: 3 });
  await start(anna, [anna, ben]);
  await Promise.all([
    playToTheEnd(anna, {
      before: async (decision) => {
        if (decision !== 4) return;
        await anna.reload();
        await anna.locator('[data-action]').first().waitFor();
      },
    }),
    playToTheEnd(ben, {
      seed: 5,
      before: async (decision) => {
        if (decision !== 5) return;
        await ben.context().setOffline(true);
        await ben.getByTestId('banner').getByText(/./).first().waitFor();
        await ben.context().setOffline(false);
        await ben.locator('[data-testid="banner"]:empty').waitFor({ state: 'attached' });
      },
    }),
  ]);
  const scores = await scoresOf(anna);
  expect(scores).toMatch(/^0 -?\$[\d,]+, 1 -?\$[\d,]+, 2 -?\$[\d,]+$/);
  expect(await scoresOf(ben)).toBe(scores);
});

test('four, and somebody who watches', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => stage.person()));
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody is there');
  const link = await gather(host, guests, { seats: 4 });
  const watcher = await stage.person();
  await watcher.goto(new URL(link).pathname);
  await start(host, [...people, watcher]);
  await Promise.all(
    people.map((page, seat) =>
      playToTheEnd(page, {
        seed: 10 + seat,
        before: async (decision) => {
          if (seat !== 2 || decision !== 3) return;
          await page.reload();
          await page.locator('[data-action]').first().waitFor();
        },
      }),
    ),
  );
  await watcher.getByTestId('scores').waitFor();
  const all = await Promise.all([...people, watcher].map(scoresOf));
  expect(new Set(all).size).toBe(1);
});

test('a spectator sees the public view and is asked nothing', async () => {
  const player = await stage.person();
  await newTable(player, { seats: 3 });
  await table(player).waitFor();
  const watcher = await stage.person();
  await watcher.goto(new URL(player.url()).pathname);
  await table(watcher).waitFor();
  await watcher.getByTestId('watching').waitFor();
  await play(player, { decisions: 6 });
  await watcher.waitForFunction(() => {
    const root = document.querySelector<HTMLElement>('[data-testid="screen-table"]');
    return Number(root?.dataset['number']) > 10;
  });
  expect(await watcher.locator('[data-action]').count()).toBe(0);
  expect(await watcher.getByTestId('hand').count()).toBe(0);
});
