// Talk at the table: between players and spectators, with gestures, and each reader mutes for
// themselves.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { introduce } from './harness/page';
import { play } from './harness/play';
import { resize } from './harness/sizes';
import { gather, newGame, start } from './harness/table';

const stage = setStage();

async function named(name: string): Promise<Page> {
  const page = await stage.person();
  await introduce(page, name);
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-text').fill(text);
  await page.getByTestId('chat-send').click();
}

const tipHat = (page: Page): Promise<void> =>
  page.getByTestId('chat').getByRole('button', { name: 'tips a hat' }).click();

const lines = (page: Page): Locator => page.getByTestId('chat-line');

// All that this reader sees, as `who: what`; it comes over the network.
function hears(page: Page, ...expected: string[]): Promise<void> {
  return expect
    .poll(() =>
      lines(page).evaluateAll((all) =>
        all.map((line) =>
          [...line.children].map((part) => part.textContent?.trim() ?? '').join(': '),
        ),
      ),
    )
    .toEqual(expected);
}

// Anna and Ben at a table without bots, and Clara, who watches; all with the chat open.
async function company(): Promise<[Page, Page, Page]> {
  const [anna, ben, clara] = await Promise.all([named('Anna'), named('Ben'), named('Clara')]);
  const link = await gather(anna, [ben], { seats: 2, variant: 'duo14' });
  await clara.goto(new URL(link).pathname);
  await clara.getByTestId('screen-room').waitFor();
  await start(anna, [anna, ben, clara]);
  for (const page of [anna, ben, clara]) await page.getByTestId('open-chat').click();
  return [anna, ben, clara];
}

test('players and spectators hear each other, and each mutes whom they like', async () => {
  const all = await company();
  const [anna, ben, clara] = all;
  await say(anna, 'Hands up!');
  for (const page of all) await hears(page, 'Anna: Hands up!');
  const bubble = anna.getByTestId('emote-bubble').getByText('tips a hat');
  await Promise.all([bubble.waitFor(), tipHat(ben)]); // It does not stay long.
  expect(await anna.getByTestId('emote-bubble').count()).toBeLessThan(2);
  await hears(anna, 'Anna: Hands up!', 'Ben: tips a hat');
  await say(clara, 'What a train');
  const everything = ['Anna: Hands up!', 'Ben: tips a hat', 'Clara: What a train'];
  for (const page of all) await hears(page, ...everything);

  await lines(anna).getByRole('button', { name: /Ben/ }).first().click();
  await hears(anna, 'Anna: Hands up!', 'Clara: What a train');
  await say(ben, 'Anybody there?');
  await say(clara, 'I am');
  everything.push('Ben: Anybody there?', 'Clara: I am');
  await hears(ben, ...everything);
  await hears(clara, ...everything);
  await hears(anna, 'Anna: Hands up!', 'Clara: What a train', 'Clara: I am');

  await anna.getByTestId('chat').getByRole('button', { name: 'Hear Ben again' }).click();
  await hears(anna, ...everything);
  // Nobody can mute themselves.
  for (const [page, name] of [
    [anna, /Anna/],
    [clara, /Clara/],
  ] as const) {
    expect(await lines(page).getByRole('button', { name }).count()).toBe(0);
  }
});

test('what is said is text, and waits to be read', async () => {
  const [anna, ben] = await company();
  await ben.getByTestId('open-log').click();
  const text = '<b>Bold</b> & <img src=x onerror="document.title = 1"> &lt;i&gt;';
  await say(anna, text);
  await ben.getByTestId('open-chat').getByText('1', { exact: true }).waitFor();
  await ben.getByTestId('open-chat').click();
  await hears(ben, `Anna: ${text}`);
  expect(await lines(ben).locator('b, i, img').count()).toBe(0);
  await expect.poll(() => ben.getByTestId('open-chat').innerText()).toBe('');
});

test('a line is as long as the server takes it, and one that is refused stays in the box', async () => {
  const [anna, ben] = await company();
  const box = anna.getByTestId('chat-text');
  await say(anna, '🤠'.repeat(401));
  await hears(ben, `Anna: ${'🤠'.repeat(400)}`);
  await expect.poll(() => box.inputValue()).toBe('');
  for (let n = 1; n < 5; n++) {
    await say(anna, `${n}`);
    await expect.poll(() => box.inputValue()).toBe('');
  }
  await say(anna, 'One too many');
  await anna.getByText('Too much talk at once').waitFor();
  expect(await box.inputValue()).toBe('One too many');
});

// Whether there is a bubble on the screen, as near to who speaks as that lets it be.
function isOver(): boolean {
  const bubble = document.querySelector('[data-testid="emote-bubble"]');
  if (!bubble) return false;
  const who = bubble.getAttribute('data-who');
  const figure = document.querySelector(`[data-testid="train"] [data-key][data-who="${who}"]`);
  const chip = document.querySelector('[data-testid="player-1"]'); // While there is no figure.
  const [said, at] = [bubble.getBoundingClientRect(), (figure ?? chip)?.getBoundingClientRect()];
  if (!at) return false;
  const seen =
    said.left >= 0 && said.top >= 0 && said.right <= innerWidth && said.bottom <= innerHeight;
  const isAt = (edge: number) => edge > said.left - 30 && edge < said.right + 30;
  const middle = at.left + at.width / 2;
  const beside = middle > 0 && middle < innerWidth ? isAt(middle) : true;
  const clear = said.bottom <= at.top || said.top >= at.bottom || said.top <= 6;
  return seen && beside && clear;
}

// With two bandits each, they are not on the train yet.
test.each([
  { seats: 3, variant: 'standard' },
  { seats: 2, variant: 'duo14' },
] as const)('a gesture is where its player is at every size: $variant', async (game) => {
  const [anna, ben] = await Promise.all([named('Anna'), named('Ben')]);
  await gather(anna, [ben], game);
  await start(anna, [anna, ben]);
  await ben.getByTestId('open-chat').click();
  for (const size of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as [number, number][]) {
    await resize(anna, size);
    const said = anna.waitForFunction(isOver).catch(() => Promise.reject(size.join('x')));
    await Promise.all([said, tipHat(ben)]);
    await anna.getByTestId('emote-bubble').waitFor({ state: 'detached' });
  }
});

test('what is done to others shows over their figures, without a word', async () => {
  const page = await stage.person({ speed: 'fast' });
  await page.addInitScript(() => {
    const signs: (string | undefined)[] = [];
    Object.assign(window, { signs });
    new MutationObserver(() => {
      for (const sign of document.querySelectorAll<HTMLElement>('[data-sign]')) {
        signs.push(sign.closest<HTMLElement>('[data-who]')?.dataset['who']);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await newGame(page, { seats: 4, bandit: 'belle', level: 'drifter' });
  const seen = () => page.evaluate<string[]>('signs');
  await play(page, { until: async () => (await seen()).length > 0 });
  expect((await seen()).length).toBeGreaterThan(0);
  expect(await seen()).not.toContain('belle');
});
