import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { table } from './play';

// Who of them is asked, once all have seen the same.
export async function asked(pages: readonly Page[]): Promise<Page[]> {
  const look = (page: Page) => table(page).evaluate(({ dataset }) => ({ ...dataset }));
  let seen: Awaited<ReturnType<typeof look>>[] = [];
  const settled = async () => {
    seen = await Promise.all(pages.map(look));
    const same = new Set(seen.map(({ number }) => number)).size === 1;
    return same && seen.some(({ turn }) => turn === 'mine');
  };
  await expect.poll(settled).toBe(true);
  return pages.filter((_, i) => seen[i]?.turn === 'mine');
}
