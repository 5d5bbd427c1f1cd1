// Things explain themselves at the table: to the mouse that rests, to the keyboard, and to a finger
// that stays, which then plays nothing.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { actionsOf, play } from './harness/play';
import { phone } from './harness/stage';
import { newGame } from './harness/table';
import { sentBy } from './harness/wire';

const stage = setStage();
const explained = (page: Page) => page.getByTestId('explained');

// Somebody who is asked for a card.
async function planning(page: Page): Promise<void> {
  await newGame(page, { seats: 3 });
  await play(page, { until: async () => (await playable(page).count()) > 1 });
}
const playable = (page: Page) => page.locator('button[data-card]');

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 4, y: box.y + box.height / 3 };
}

test('the mouse rests on a card, a figure, a badge', async () => {
  const page = await stage.person();
  await planning(page);
  for (const where of [
    page.locator('[data-who="marshal"]').first(),
    page.locator('[data-explain^="character-"]').first(),
    page.locator('span[data-explain^="turn-"]').last(),
    playable(page).first(),
  ]) {
    const { x, y } = await middleOf(where);
    await page.mouse.move(x, y);
    await explained(page).locator('svg').first().waitFor();
    const [card, window] = [await explained(page).boundingBox(), page.viewportSize()];
    expect(card && window && card.y >= 0 && card.y + card.height <= window.height).toBe(true);
    await page.mouse.move(2, 2);
    await explained(page).waitFor({ state: 'detached' });
  }
});

test('the keyboard comes to a card, which says its rule; Escape closes it', async () => {
  const page = await stage.person();
  await planning(page);
  const first = playable(page).first();
  await page.keyboard.press('Tab');
  await first.focus();
  await explained(page).waitFor();
  const id = await first.getAttribute('aria-describedby');
  expect(await explained(page).getAttribute('id')).toBe(id);
  expect((await explained(page).innerText()).length).toBeGreaterThan(20);
  await axeCheck(page, 'explained');
  await page.keyboard.press('Escape');
  await explained(page).waitFor({ state: 'detached' });
  expect(await first.getAttribute('aria-describedby')).toBeNull();
});

test('the keyboard goes from thing to thing on the train', async () => {
  const page = await stage.person();
  await planning(page);
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.key);
  await page.keyboard.press('Tab');
  await page.getByTestId('train').locator('[role="img"][tabindex="0"]').focus();
  await explained(page).waitFor();
  // Bandits begin at the rear.
  for (let steps = 0; steps < 3; ++steps) {
    const before = await focused();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).not.toBe(before);
    await explained(page).waitFor();
  }
  expect(await page.getByTestId('train').locator('[role="img"][tabindex="0"]').count()).toBe(1);
  await axeCheck(page, 'a thing on the train');
});

// A finger that goes down, and up again when it should.
async function touch(page: Page, thing: Locator, until: () => Promise<unknown>): Promise<void> {
  const at = await middleOf(thing);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await until();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger that stays is told, one that taps plays', async () => {
  const page = await stage.person({}, phone);
  const sent = sentBy(page);
  const acts = () => sent.filter(({ type }) => type === 'act').length;
  await planning(page);
  const before = acts();
  const offered = await actionsOf(page);
  await touch(page, playable(page).first(), () => explained(page).waitFor());
  await explained(page).waitFor();
  expect(await actionsOf(page)).toEqual(offered);
  expect(acts()).toBe(before);
  await touch(page, page.getByTestId('pile'), async () => undefined); // Anywhere else.
  await explained(page).waitFor({ state: 'detached' });
  await playable(page).first().tap();
  await expect.poll(acts).toBe(before + 1);
});

test('help tells of this moment, and leads to the rules without leaving the table', async () => {
  const page = await stage.person();
  await planning(page);
  const { pathname } = new URL(page.url());
  await page.keyboard.press('?');
  const help = page.getByTestId('help');
  const question = await page.getByTestId('decision').getByRole('heading').innerText();
  await help.getByText(question).waitFor();
  await help.getByText('What you can do now').waitFor();
  await help.getByText('On the table now').click();
  const things = await help.locator('details strong').allInnerTexts();
  expect(things).toEqual(expect.arrayContaining(['The marshal', 'Purse', 'Bullets']));
  await axeCheck(page, 'help');
  await page.getByTestId('help-rules').click();
  const rules = page.getByTestId('rules-drawer');
  await rules.locator('.wanted').waitFor();
  await rules.getByTestId('rules-search').fill('django');
  await rules.locator('#character-django mark').first().waitFor();
  await rules.locator('#character-django h3 a').click();
  await rules.locator('#character-django.wanted').waitFor();
  await axeCheck(page, 'rules drawer');
  await page.keyboard.press('Escape');
  await rules.getByRole('heading').first().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(pathname);
  await playable(page).first().click();
});

test('a player’s sheet tells their power', async () => {
  const page = await stage.person({}, phone);
  await newGame(page, { seats: 3 });
  await page.getByTestId('player-1').click();
  const sheet = page.getByTestId('player-sheet');
  const powers = sheet.getByTestId('powers').locator('strong');
  await expect.poll(() => powers.count()).toBe(1);
});

// How far names of cards reach under the next card, in pixels.
function covered(page: Page): Promise<number> {
  return page.getByTestId('hand').evaluate((hand) => {
    const slots = [...hand.querySelectorAll('li:not(:last-child)')];
    const under = slots.flatMap((slot) => {
      const name = slot.querySelector('[data-explain] .name')?.getBoundingClientRect();
      return name ? [name.right - slot.getBoundingClientRect().right] : [];
    });
    return Math.max(...under);
  });
}

test.each(['ru', 'pl', 'es', 'zh', 'en'])(
  'no name of a card in %s is covered',
  async (language) => {
    const page = await stage.person({ language }, phone);
    await planning(page);
    expect(await covered(page)).toBeLessThan(6); // A fan leans.
  },
);
