import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const results = await page.evaluate((o) => window.axe?.run(document, o), options);
  if (!results) throw new Error('axe did not run');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

// Colours that are on their way would be taken for the real ones.
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    while (changing().length > 0) await Promise.allSettled(changing().map((one) => one.finished));
  });
}

// Axe finds nothing on this screen, in the light or in the dark.
export async function axeCheck(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    await settled(page);
    expect(await violations(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
}

// What sticks out sideways; nothing if the page does not scroll that way.
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const names = out.slice(0, 8).map((element) => element.outerHTML.slice(0, 80));
  return [`${scrollWidth} instead of ${clientWidth}`, ...names];
}

// A page that was just turned or resized may need a moment.
export async function noSidewaysScroll(page: Page, screen: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(tooWide), { message: `${screen} is too wide`, timeout: 3_000 })
    .toEqual([]);
}
