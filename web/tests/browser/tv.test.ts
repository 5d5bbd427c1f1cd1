// The living room: the train on a screen, hands on phones.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { autoplay } from './harness/autoplay';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { cutOff, smallLetters } from './harness/letters';
import { anyAsked, linkOn, newPhone, seatedPhones, tv, type Phone } from './harness/phones';
import { resize } from './harness/sizes';
import { plainHost } from './harness/stage';

const stage = setStage();
const least = 0.025;
const screens: [number, number][] = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];
const hands: [number, number][] = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
];
// A page of the local network is not encrypted, of which browsers complain.
const inRoom = () => {
  stage.expectTrouble(/Cross-Origin-Opener-Policy/);
  return stage.server.url.replace('localhost', plainHost);
};

// Letters that can be read from the sofa on every screen, and nothing beyond its edges.
async function expectReadable(screen: Page, what: string): Promise<void> {
  for (const size of screens) {
    await resize(screen, size);
    expect(await smallLetters(screen, least), `${what} at ${size}`).toEqual([]);
    expect(await cutOff(screen, 'main button, main li, footer'), `${what} at ${size}`).toEqual([]);
  }
  await resize(screen, [1280, 720]);
}

test('six phones and a screen: to the first card with at most five taps each', async () => {
  const screen = await stage.person({ speed: 'fast' }, { ...tv, baseURL: inRoom() });
  await screen.goto('/tv');
  const link = await linkOn(screen);
  expect(await screen.getByTestId('tv-lonely').count()).toBe(0);
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const phones = await seatedPhones(stage, link, names);
  await screen.locator('[data-testid="tv-room"][data-people="6"]').waitFor();
  // Each picks a bandit; what one has, others cannot take, and the last is surprised.
  const bandits = ['doc', 'tuco', 'belle', 'django', 'cheyenne'];
  for (const [i, bandit] of bandits.entries()) {
    const one = phones[i]!;
    await one.tap(one.page.locator(`[data-pick="${bandit}"]`));
    await screen.locator(`[data-testid="tv-room"] [data-bandit="${bandit}"]`).waitFor();
    await phones[5]!.page.locator(`[data-pick="${bandit}"][disabled]`).waitFor();
  }
  for (const size of hands) {
    await resize(phones[5]!.page, size);
    await noSidewaysScroll(phones[5]!.page, `picking at ${size}`);
    expect(await cutOff(phones[5]!.page, 'main button'), `picking at ${size}`).toEqual([]);
  }
  await axeCheck(phones[5]!.page, 'picking a bandit');
  await expectReadable(screen, 'the room');
  await axeCheck(screen, 'the room on the screen');
  // The seventh is told kindly.
  const seventh = await newPhone(stage);
  await seventh.join(link, 'Greta');
  await seventh.get('hand-full').waitFor();
  // Whoever came first is gone: somebody else starts.
  await phones[0]!.page.goto('/rules');
  await screen.getByTestId('tv-room').getByText('offline').waitFor();
  await phones[3]!.tap(phones[3]!.get('hand-start'));
  await phones[0]!.page.goto(link);
  for (let asked = 0; asked < phones.length; asked += 1) {
    const next = phones.map(({ page }) => page.locator('[data-testid="hand"] [data-card]').first());
    await Promise.race(next.map((card) => card.waitFor()));
    const one = await firstOf(phones, next);
    await one.tap(one.page.locator('[data-testid="hand"] [data-card]').first());
    await one.page.locator('[data-turn="theirs"]').waitFor();
  }
  expect(phones.map(({ taps }) => taps).filter((taps) => taps > 5)).toEqual([]);
  await expectReadable(screen, 'the game');
  await axeCheck(screen, 'the game on the screen');
  expect(await screen.getByTestId('tv-game').getAttribute('data-viewer')).toBe('-1');
  const [ann] = phones;
  for (const size of hands) {
    await resize(ann!.page, size);
    expect(await cutOff(ann!.page, 'main button, [data-testid="hand"] li'), `${size}`).toEqual([]);
    await noSidewaysScroll(ann!.page, `a hand at ${size}`);
  }
  await axeCheck(ann!.page, 'a hand');
});

async function firstOf(phones: Phone[], cards: Locator[]): Promise<Phone> {
  for (;;) {
    for (const [i, card] of cards.entries()) if (await card.isVisible()) return phones[i]!;
  }
}

test('an evening by remote control: names, late guests, a screen that comes and goes', async () => {
  stage.expectTrouble(/WebSocket/);
  const screen = await stage.person({}, tv);
  await screen.goto('/tv');
  // Opened on this machine alone, no phone would find it.
  await screen.getByTestId('tv-lonely').waitFor();
  const link = await linkOn(screen);
  const [ann, ben, late] = [await newPhone(stage), await newPhone(stage), await newPhone(stage)];
  await ann.join(link, 'Ann');
  await ann.get('hand-start').waitFor();
  await ben.join(link, 'Ann');
  await ben.page.getByText('Somebody here has that name').waitFor();
  await ben.get('hand-name').fill('Ben');
  await ben.tap(ben.get('hand-join'));
  await ben.get('hand-start').waitFor();
  // Arrows and one key more: three players, then off.
  await screen.getByTestId('tv-start').waitFor();
  const focused = (id: string) => screen.locator(`[data-testid="${id}"]:focus`).waitFor();
  await focused('tv-start');
  await screen.keyboard.press('ArrowLeft');
  await focused('tv-more');
  await screen.keyboard.press('ArrowLeft');
  await focused('tv-fewer');
  await screen.keyboard.press('Enter');
  await expect.poll(() => screen.locator('[data-testid="tv-room"] li').count()).toBe(3);
  await screen.keyboard.press('ArrowRight');
  await screen.keyboard.press('ArrowRight');
  await focused('tv-start');
  await screen.keyboard.press('Enter');
  await anyAsked([ann, ben]);
  // Who comes now watches; a stream shows it all later, on nothing.
  await late.page.goto(link);
  await late.get('hand-watch').waitFor();
  const code = link.split('/').at(-1);
  const stream = await stage.person({}, tv);
  await stream.goto(`/tv?table=${code}&delay=1&background=transparent`);
  await stream.getByTestId('tv-game').waitFor();
  const paper = () => getComputedStyle(document.querySelector('[data-testid="tv"]')!).background;
  expect(await stream.evaluate(paper)).toContain('rgba(0, 0, 0, 0)');
  await stream.close();
  // A screen that is loaded again goes on, a phone comes back to its hand.
  await screen.reload();
  await screen.getByTestId('tv-game').waitFor();
  expect(screen.url()).toContain(`table=${code}`);
  await ann.page.reload();
  await ann.get('screen-hand').waitFor();
  const patience = 60_000;
  const play = (one: Phone, seed: number) =>
    autoplay(one.page, { seed, prefer: '^(draft|play)', patience });
  await Promise.all([play(ann, 3), play(ben, 8)]);
  await screen.locator('[data-testid="tv-end"][data-counted="true"]').waitFor();
  await expectReadable(screen, 'the end');
  await axeCheck(screen, 'the end on the screen');
  await axeCheck(ann.page, 'the end in hand');
  // Once more, with whoever came too late.
  await ann.tap(ann.get('hand-again'));
  for (const one of [ann, ben]) await one.get('hand-start').waitFor();
  const again = await linkOn(screen);
  expect(again).not.toBe(link);
  await late.join(again, 'Lou');
  await screen.locator('[data-testid="tv-room"][data-people="3"]').waitFor();
  // The screen goes: phones say so, and play on with the train.
  await late.tap(late.get('hand-start'));
  await late.get('screen-hand').waitFor();
  await screen.close();
  await late.page.getByText('The screen is gone').waitFor();
  await late.get('screen-table').waitFor();
  for (const one of [ann, ben, late]) await one.get('screen-table').waitFor();
  await anyAsked([ann, ben, late]);
});
