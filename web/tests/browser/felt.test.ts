// What happens to one's own bandit is felt.
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play } from './harness/play';
import { newGame } from './harness/table';

const stage = setStage();

interface Felt {
  said: string;
  around: boolean; // Its frame goes round the screen.
  catches: string; // What it does with a click.
}

// Notes what is felt, and every buzz.
function watch(): void {
  const felt: Felt[] = [];
  const buzzes: unknown[] = [];
  Object.assign(window, { felt, buzzes });
  Object.defineProperty(Navigator.prototype, 'vibrate', {
    value: (pattern: unknown) => buzzes.push(pattern) > 0,
  });
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    const frame = document.querySelector<HTMLElement>('[data-testid="felt"]');
    if (!frame || known.has(frame)) return;
    known.add(frame);
    const { width, height } = frame.getBoundingClientRect();
    felt.push({
      said: frame.innerText,
      around: width === innerWidth && height === innerHeight,
      catches: getComputedStyle(frame).pointerEvents,
    });
  }).observe(document, { childList: true, subtree: true });
}

test('by a frame, a line and a buzz, which hinder nobody', async () => {
  const page = await stage.person({ speed: 'fast' });
  await page.addInitScript(watch);
  await newGame(page, { seats: 4 });
  const felt = () => page.evaluate<Felt[]>('felt');
  await play(page, { prefer: /robbery|^rob /, until: async () => (await felt()).length > 0 });
  for (const one of await felt()) {
    expect(one.said).toMatch(/\w!$/);
    expect([one.around, one.catches]).toEqual([true, 'none']);
  }
  expect((await page.evaluate<unknown[]>('buzzes')).length).toBeGreaterThan(0);
});

test('without a buzz where none is wanted', async () => {
  const page = await stage.person({ speed: 'fast' });
  await page.addInitScript(watch);
  await page.addInitScript(() => {
    const settings: object = JSON.parse(localStorage.getItem('folsom.settings') ?? '{}');
    localStorage.setItem('folsom.settings', JSON.stringify({ ...settings, vibrate: false }));
  });
  await newGame(page, { seats: 4 });
  const felt = () => page.evaluate<Felt[]>('felt');
  await play(page, { prefer: /robbery|^rob /, until: async () => (await felt()).length > 0 });
  expect((await felt()).length).toBeGreaterThan(0);
  expect(await page.evaluate<unknown[]>('buzzes')).toEqual([]);
});
