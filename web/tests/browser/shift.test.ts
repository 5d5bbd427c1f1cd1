// Nothing on the table jumps by itself while somebody plays.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, table } from './harness/play';
import { phone } from './harness/stage';
import { newGame } from './harness/table';

const stage = setStage();

interface Shift {
  value: number; // The share of the window that jumped, times how far.
  what: string[];
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

// Notes every shift that does not follow a click, from now on. Cards make room for each other in
// hand and pile, and glide there, and the sentence gives way to another in its own place, which a
// browser counts too.
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const own = ':is([data-testid="hand"], [data-testid="pile"]) li, [data-testid="sentence"]';
  const isOwn = (node: Node | undefined) => node instanceof Element && node.closest(own) !== null;
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | undefined) =>
    node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName);
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput || sources.every(({ node }) => isOwn(node))) continue;
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)}: ${at(previousRect)} -> ${at(currentRect)}`,
      );
      window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift' });
}

// From the opening to the first question of the second round.
async function shiftsOfARound(page: Page): Promise<Shift[]> {
  await newGame(page, { seats: 4 });
  await page.getByTestId('opening').waitFor();
  await page.evaluate(noteShifts);
  await play(page, { until: async () => (await table(page).getAttribute('data-round')) === '2' });
  return page.evaluate(() => window.shifts);
}

test.each([
  ['1440x900', {}],
  ['390x844', phone],
])('nothing jumps in a round at %s', async (_, size) => {
  const page = await stage.person({ speed: 'fast' }, { ...size, reducedMotion: 'no-preference' });
  const shifts = await shiftsOfARound(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const largest = shifts.filter(({ value }) => value > 0.001);
  expect(sum, JSON.stringify(largest, null, 1)).toBeLessThan(0.01);
});
