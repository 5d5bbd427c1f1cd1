// The best moments of a finished game: on the end screen and by link, moving and as stills.
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { playToTheEnd } from './harness/play';
import { resize } from './harness/sizes';
import { phone } from './harness/stage';
import { newGame, tableOf } from './harness/table';

const stage = setStage();
let link = ''; // To the reel of the game of the first test.

const reel = (page: Page, state = '') => page.locator(`[data-testid="reel"]${state}`);
const end = (page: Page) => page.getByTestId('reel-end');
const at = (page: Page) => reel(page).getAttribute('data-at');

// "Round 2 · 1 of 5": how many moments there are.
async function count(page: Page): Promise<number> {
  const said = await page.getByTestId('reel-said').innerText();
  return Number(/ of (\d+):/.exec(said)?.[1]);
}

// Its size, and how many colours the part with the stage has.
async function decode(page: Page, file: Download): Promise<{ size: number[]; colours: number }> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const paper = canvas.getContext('2d')!;
    paper.drawImage(image, 0, 0);
    const pixels = new Uint32Array(paper.getImageData(0, 0, width, 450).data.buffer);
    return { size: [width, height], colours: new Set(pixels).size };
  }, Buffer.concat(chunks).toString('base64'));
}

// What moves on the page, by its element.
function moving(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return running.map(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return `${target?.tagName} ${target?.getAttribute('class')}`;
  });
}

test('from the end of a game, by keys, with a scene as a picture and a link to it', async () => {
  const page = await stage.person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newGame(page, { seats: 3 });
  await playToTheEnd(page);
  const id = tableOf(page);
  await page.getByTestId('reel-open').click();
  await reel(page, '[data-at="0"]').waitFor();
  await page.keyboard.press('Space');
  await reel(page, '[data-playing="false"]').waitFor();
  await axeCheck(page, 'the slate of a moment');
  await page.keyboard.press('ArrowRight');
  await reel(page, '[data-at="1"][data-playing="true"]').waitFor();
  await page.keyboard.press('ArrowLeft');
  await reel(page, '[data-at="0"][data-slate="false"]').waitFor();

  const saved = page.waitForEvent('download');
  await page.getByTestId('reel-picture').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^folsom-\d+\.png$/);
  const { size, colours } = await decode(page, file);
  expect(size).toEqual([1200, 630]);
  expect(colours).toBeGreaterThan(100);
  expect(await reel(page).getAttribute('data-playing')).toBe('false');
  await axeCheck(page, 'a moment');

  const moments = await count(page);
  for (let n = 0; n < moments; ++n) await page.keyboard.press('ArrowRight');
  await end(page).waitFor();
  await axeCheck(page, 'the end of a reel');
  await page.getByTestId('reel-link').click();
  await reel(page).getByText('copied').waitFor();
  link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(`/replay/${id}?seat=0&reel`);
  await page.keyboard.press('ArrowLeft'); // From the end back to the last.
  await reel(page, `[data-at="${moments - 1}"]`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('reel-whole').click();
  await page.getByTestId('screen-replay').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/replay/${id}`);
  await reel(page).waitFor({ state: 'detached' });
});

test('by link, plays every act of a moment and goes on to the end', async () => {
  const page = await stage.person({ speed: 'fast' }, { reducedMotion: 'no-preference' });
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByTestId('reel-slate').waitFor();
  const last = (await count(page)) - 1;
  // Pressed in the middle of an act, too.
  await reel(page, '[data-slate="false"]').waitFor();
  for (let n = 0; n < last; ++n) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await reel(page, `[data-at="${last}"][data-slate="true"][data-playing="false"]`).waitFor();
  const before = Number(await reel(page).getAttribute('data-number'));
  await page.keyboard.press('Space');
  await reel(page, '[data-slate="false"]').waitFor();
  for (const playing of [false, true]) {
    await page.keyboard.press('Space');
    await reel(page, `[data-playing="${playing}"]`).waitFor();
  }
  await expect
    .poll(async () => Number(await reel(page).getAttribute('data-number')))
    .toBeGreaterThan(before);
  expect(await page.getByTestId('reel-caption').innerText()).not.toBe('');
  await end(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('screen-replay').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('reel')).toBe(false);
  // And from there again.
  await page.getByTestId('reel-open').click();
  await reel(page, '[data-at="0"]').waitFor();
});

test('on a phone, as stills for whoever wants nothing to move, and pauses as long as told', async () => {
  const page = await stage.person({}, { ...phone, reducedMotion: 'reduce' });
  stage.expectTrouble(/WebSocket/); // Its time passes faster than the server's.
  await page.clock.install();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await reel(page, '[data-at="0"]').waitFor();
  const moments = await count(page);
  await page.clock.runFor(2300);
  await reel(page, '[data-at="0"][data-slate="false"]').waitFor();
  await expect.poll(() => page.evaluate(moving)).toEqual([]);
  await page.keyboard.press('Space');
  await reel(page, '[data-playing="false"]').waitFor();
  await page.clock.runFor(20_000);
  expect(await at(page)).toBe('0');
  await noSidewaysScroll(page, 'a moment on a phone');
  await axeCheck(page, 'a moment on a phone');
  await page.keyboard.press('Space');
  let passed = 0;
  for (; !(await end(page).isVisible()) && passed < 90_000; passed += 500)
    await page.clock.runFor(500);
  expect(passed).toBeLessThan(moments * 7000 + 2000);
  await axeCheck(page, 'the end of a reel on a phone');
  for (const size of [
    [390, 844],
    [844, 390],
  ] as [number, number][]) {
    await resize(page, size);
    await noSidewaysScroll(page, `the end of a reel, ${size}`);
  }
});
