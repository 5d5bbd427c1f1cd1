// Talk at the table: between players and spectators, with gestures, and each reader mutes for
// themselves.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { introduce } from './harness/page';
import { gather, start } from './harness/table';

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
  await ben.getByTestId('chat').getByRole('button', { name: 'tips a hat' }).click();
  await expect.poll(() => anna.getByTestId('emote-bubble').allInnerTexts()).toEqual(['tips a hat']);
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
