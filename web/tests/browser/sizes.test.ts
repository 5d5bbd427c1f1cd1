import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, table } from './harness/play';
import { newGame, newTable } from './harness/table';

const stage = setStage();

// Wide, a small laptop, phones upright and on their side, a page at twice its size.
const sizes: [number, number][] = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [360, 740],
  [844, 390],
  [720, 450],
];

// How far the page goes beyond the screen, to the right and down.
const beyond = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

async function resize(page: Page, [width, height]: [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

test('what is asked, the hand and the train are on the screen together', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 6, horses: true });
  const planning = async () =>
    (await table(page).getAttribute('data-phase')) === 'planning' &&
    (await page.locator('button[data-card]').count()) > 0;
  await play(page, { until: planning, decisions: 20 });
  for (const size of sizes) {
    await resize(page, size);
    expect([size, await beyond(page)]).toEqual([size, [0, 0]]);
    for (const part of ['train', 'decision', 'hand', 'pile']) {
      const box = await page.getByTestId(part).boundingBox();
      expect([size, part, box && box.y >= 0 && box.y < size[1] - 60]).toEqual([size, part, true]);
    }
  }
});

test('a waiting room is as wide as the screen, and its parts do not lie on each other', async () => {
  const page = await stage.person();
  await newTable(page, { seats: 4, people: 4 });
  for (const size of sizes) {
    await resize(page, size);
    expect([size, (await beyond(page))[0]]).toEqual([size, 0]);
    const spills = await page.locator('section').evaluateAll((all) =>
      all.flatMap((one) => {
        const { bottom } = one.getBoundingClientRect();
        const last = one.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return last > bottom ? [one.getAttribute('aria-labelledby')] : [];
      }),
    );
    expect([size, spills]).toEqual([size, []]);
  }
});

// A browser tells of scrolling later, even of what is gone by then.
test('a train that is gone may still be told that it was scrolled', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await resize(page, [390, 844]);
  const viewport = await page.locator('[data-testid="train"] .viewport').elementHandle();
  if (!viewport) throw new Error('no train');
  await page.evaluate(() => {
    history.pushState({}, '', '/rules');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByTestId('train').waitFor({ state: 'detached' });
  // An error would be one of the page's, which no test may leave behind.
  await viewport.evaluate((gone) => gone.dispatchEvent(new Event('scroll')));
});
