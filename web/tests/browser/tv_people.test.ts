// Who is in the living room: two alone, and a phone that dies.
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { autoplay } from './harness/autoplay';
import { axeCheck } from './harness/axe';
import { anyAsked, linkOn, newPhone, seatedPhones, tv, type Phone } from './harness/phones';

const stage = setStage();
const mostTaps = 5;
const patience = 60_000;

const play = (one: Phone, seed: number) =>
  autoplay(one.page, { seed, prefer: '^(draft|play)', patience });

async function newScreen() {
  const screen = await stage.person({}, tv);
  await screen.goto('/tv');
  return { screen, link: await linkOn(screen) };
}

test('two alone: bots ride along, nobody picks anything, and each needs three taps', async () => {
  const { screen, link } = await newScreen();
  const [ann, ben] = (await seatedPhones(stage, link, ['Ann', 'Ben'])) as [Phone, Phone];
  await screen.getByText('2 bots').waitFor();
  await ben.tap(ben.get('hand-start'));
  for (const one of [ann, ben]) await one.get('screen-hand').locator('.cards li').nth(5).waitFor();
  await anyAsked([ann, ben]);
  await screen.locator('[data-testid="tv-game"]').waitFor();
  expect([ann.taps, ben.taps]).toEqual([2, 3]);
  await Promise.all([play(ann, 5), play(ben, 6)]);
  await screen.locator('[data-testid="tv-end"][data-counted="true"]').waitFor();
  expect(await screen.locator('[data-testid="tv-end"] [data-testid="scores"] li').count()).toBe(4);
});

test('two alone, without bots: a game for two, two bandits each', async () => {
  const { screen, link } = await newScreen();
  const [ann, ben] = (await seatedPhones(stage, link, ['Ann', 'Ben'])) as [Phone, Phone];
  const riders = screen.locator('[data-testid="tv-room"] li');
  for (const left of [3, 2]) {
    await screen.getByTestId('tv-fewer').click();
    await expect.poll(() => riders.count()).toBe(left);
  }
  expect(await screen.locator('[data-testid="tv-room"] [data-kind="empty"]').count()).toBe(0);
  await axeCheck(screen, 'a room for two');
  await ann.tap(ann.get('hand-start'));
  // Each picks twice before there are cards.
  await anyAsked([ann, ben]);
  await Promise.all([play(ann, 1), play(ben, 2)]);
  await screen.locator('[data-testid="tv-end"][data-counted="true"]').waitFor();
  expect(await screen.locator('[data-testid="tv-end"] [data-testid="scores"] li').count()).toBe(2);
  expect(ann.taps).toBeLessThanOrEqual(mostTaps);
});

test('the phone of whoever came first dies: others play on, and start the next game', async () => {
  const { screen, link } = await newScreen();
  const [ann, ben, cleo] = (await seatedPhones(stage, link, ['Ann', 'Ben', 'Cleo'])) as [
    Phone,
    Phone,
    Phone,
  ];
  await ann.tap(ann.get('hand-start'));
  await anyAsked([ann, ben, cleo]);
  const kept = await ann.page.context().storageState();
  await ann.page.context().close();
  // Sooner or later all wait for her; then somebody lets a bot play.
  const others = [ben, cleo];
  const standIn = ben.get('hand-stand-in');
  for (let asked = 0; asked < 40 && !(await standIn.isVisible()); asked += 1) {
    for (const one of others) {
      if (await one.choices.first().isVisible()) await one.choices.first().tap();
    }
    await Promise.any([standIn.waitFor(), anyAsked(others)]);
  }
  await ben.page.getByText('Ann is not here right now').waitFor();
  await axeCheck(ben.page, 'somebody is gone');
  await ben.tap(standIn);
  await standIn.waitFor({ state: 'detached' });
  await Promise.all([play(ben, 3), play(cleo, 4)]);
  await screen.locator('[data-testid="tv-end"][data-counted="true"]').waitFor();
  await cleo.tap(cleo.get('hand-again'));
  for (const one of others) await one.get('hand-start').waitFor();
  expect(await linkOn(screen)).not.toBe(link);
  await ben.tap(ben.get('hand-start'));
  await anyAsked(others);
  // They did not wait for her: a bot has her seat, and she watches.
  const late = await newPhone(stage, kept);
  await late.page.goto(link);
  await late.get('hand-watch').waitFor();
});
