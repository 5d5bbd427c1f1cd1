// The living room for eyes, ears and hands: in every language, on several screens, with sounds there
// and buzzes here.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { cutOff, smallLetters } from './harness/letters';
import { anyAsked, linkOn, Phone, seatedPhones, tv } from './harness/phones';
import { phone } from './harness/stage';

const stage = setStage();
const least = 0.025;
const languages = ['en', 'ru', 'pl', 'es', 'zh'];

// What a device would play and how it would shake, since nobody is there to hear it.
function listen(): void {
  const felt = { sounds: 0, buzzes: [] as number[][] };
  Object.assign(window, { felt });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    felt.sounds += 1;
    return start.apply(this, when);
  };
  Object.defineProperty(Navigator.prototype, 'vibrate', {
    value: (pattern: number[]) => felt.buzzes.push(pattern) > 0,
  });
}
const feltAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { felt: { sounds: number; buzzes: number[][] } }).felt);

test('one click on the start page, and all can be read from the sofa in five languages', async () => {
  const titles = new Set<string>();
  for (const language of languages) {
    const screen = await stage.person({ language }, tv);
    await screen.goto('/');
    await screen.locator('a[href="/tv"]').click();
    await linkOn(screen);
    titles.add(await screen.locator('h1').innerText());
    expect(await smallLetters(screen, least), language).toEqual([]);
    expect(await cutOff(screen, 'main button, main li, main strong, footer'), language).toEqual([]);
    await axeCheck(screen, `the room in ${language}`);
    await screen.context().close();
  }
  expect(titles.size).toBe(languages.length);
});

test('the screens play the sounds, phones click and buzz when their player is asked', async () => {
  const screen = await stage.person({ speed: 'fast', muted: false }, tv);
  await screen.addInitScript(listen);
  await screen.goto('/tv');
  const link = await linkOn(screen);
  await screen.keyboard.press('ArrowDown');
  const second = await stage.person({ speed: 'fast' }, tv);
  await second.goto(`/tv?table=${link.split('/').at(-1)}&background=plain`);
  await second.getByTestId('tv-room').waitFor();
  const ann = new Phone(await stage.person({ muted: false }, phone));
  await ann.page.addInitScript(listen);
  await ann.join(link, 'Ann');
  const [ben] = await seatedPhones(stage, link, ['Ben']);
  await ann.tap(ann.page.locator('[data-pick="tuco"]'));
  expect((await feltAt(ann.page)).sounds).toBeGreaterThan(0);
  expect((await feltAt(ann.page)).buzzes).toContainEqual([10]);
  await ann.tap(ann.get('hand-start'));
  for (let asked = 0; asked < 4 && !(await ann.choices.first().isVisible()); asked += 1) {
    await anyAsked([ann, ben!]);
    if (await ben!.choices.first().isVisible()) await ben!.choices.first().tap();
  }
  await ann.choices.first().waitFor();
  await expect.poll(async () => (await feltAt(ann.page)).buzzes).toContainEqual([30, 60, 30]);
  await expect.poll(async () => (await feltAt(screen)).sounds).toBeGreaterThan(0);
  expect((await feltAt(screen)).buzzes).toEqual([]);
  // Both screens come to where her hand is.
  const number = Number(await ann.get('screen-hand').getAttribute('data-number'));
  for (const one of [screen, second]) {
    const shown = () => one.getByTestId('tv-game').getAttribute('data-shown');
    await expect.poll(async () => Number(await shown())).toBeGreaterThanOrEqual(number);
  }
});
