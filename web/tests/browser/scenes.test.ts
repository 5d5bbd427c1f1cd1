// What is staged over the table fits every screen in every language, and axe finds nothing.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { scriptOf } from './harness/script';
import { languages, resize, sizes } from './harness/sizes';
import type * as Staging from './harness/staging';

declare global {
  interface Window {
    staging: typeof Staging;
  }
}

const stage = setStage();
let script: Awaited<ReturnType<typeof scriptOf>>;
beforeAll(async () => {
  script = await scriptOf('staging');
}, 120_000);

// A page with nothing on it.
async function theatre(): Promise<Page> {
  const page = await stage.person();
  const empty = `<!doctype html><html lang="en"><title>Folsom</title><style>${script.css}</style>`;
  await page.route('**/theatre', (route) =>
    route.fulfill({ contentType: 'text/html', body: empty }),
  );
  await page.goto('/theatre');
  await page.evaluate(script.code);
  return page;
}

// What is to be read and is cut off, or lies under the button.
function faults(): string[] {
  const scene = document.querySelector('.cover, .bar');
  const button = document.querySelector('[data-testid="skip"] span')?.getBoundingClientRect();
  const isRead = (part: Element) =>
    !part.closest('[aria-hidden="true"], .visually-hidden, [data-testid="skip"]') &&
    [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const lies = (a: DOMRect, b: DOMRect | undefined) =>
    b && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const texts = [...(scene?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isRead);
  if (texts.length === 0) return ['nothing to read'];
  return texts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const inside =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const cut = part.scrollWidth > part.clientWidth + 1 && !part.matches('.player');
    const hidden = cut && getComputedStyle(part).overflowX !== 'visible';
    const what = !inside ? 'outside' : hidden ? 'cut' : lies(box, button) ? 'covered' : undefined;
    return what ? [`${what}: ${part.innerText.slice(0, 40)}`] : [];
  });
}

test('every scene fits every screen in every language', async () => {
  const page = await theatre();
  const wrong: string[] = [];
  for (const name of await page.evaluate(() => window.staging.scenes)) {
    for (const language of languages) {
      await page.evaluate(([a, b]) => window.staging.put(a, b), [name, language] as const);
      for (const size of sizes) {
        await resize(page, size);
        const found = await page.evaluate(faults);
        if (found.length > 0)
          wrong.push(`${name} ${language} ${size.join('x')}: ${found.join('; ')}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('axe finds nothing in any scene', async () => {
  const page = await theatre();
  for (const name of await page.evaluate(() => window.staging.scenes)) {
    await page.evaluate((scene) => window.staging.put(scene, 'en'), name);
    await page.locator('.cover, .bar').waitFor();
    await axeCheck(page, name);
  }
});
