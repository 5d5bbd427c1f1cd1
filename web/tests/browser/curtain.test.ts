// One device that goes from hand to hand: whoever does not look sees nothing of a player's cards.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { playToTheEnd } from './harness/play';
import { newTable } from './harness/table';

const stage = setStage();

// Notes every change of the page after which cards lie under a curtain.
function watchCards(): void {
  const seen: string[] = [];
  Object.assign(window, { seenUnderCurtain: seen });
  new MutationObserver(() => {
    if (!document.querySelector('[data-testid="curtain"]')) return;
    const cards = document.querySelectorAll('[data-card], .held-card, [data-action]');
    for (const card of cards) seen.push(card.outerHTML.slice(0, 120));
  }).observe(document, { childList: true, subtree: true });
}

// What a screen reader finds: role and name of everything that is not ignored.
async function spokenTree(tools: CDPSession): Promise<string[]> {
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
}

async function nothingToSee(page: Page, tools: CDPSession): Promise<void> {
  expect(await page.getByTestId('hand').count()).toBe(0);
  const tree = await spokenTree(tools);
  expect(tree.filter((node) => /^(button|link|list|listitem|image|img) /.test(node))).toEqual([
    'link Skip to the content',
    expect.stringMatching(/^button I am /),
  ]);
}

test('two on one device, with a curtain between them', async () => {
  const page = await stage.person();
  await page.addInitScript(watchCards);
  const tools = await page.context().newCDPSession(page);
  await newTable(page, { device: true, seats: 3, people: 2 });
  await page.getByTestId('curtain').waitFor();
  const names = new Set<string>();
  await playToTheEnd(page, {
    seed: 6,
    atCurtain: async () => {
      names.add(await page.getByTestId('curtain').innerText());
      await nothingToSee(page, tools);
    },
  });
  expect(names.size).toBe(2);
  expect(await page.evaluate('seenUnderCurtain')).toEqual([]);
});
