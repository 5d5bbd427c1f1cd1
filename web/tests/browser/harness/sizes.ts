// The screens and languages in which everything has its place.
import type { Page } from 'playwright-core';

// Wide, small laptops, a tablet, phones upright and on their side, a page at twice its size.
export const sizes: [number, number][] = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [360, 740],
  [360, 640],
  [844, 390],
  [720, 450],
];
export const languages = ['en', 'es', 'pl', 'ru', 'zh'];

export async function resize(page: Page, [width, height]: [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
