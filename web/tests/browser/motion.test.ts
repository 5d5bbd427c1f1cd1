// What moves, how fast, and for whom nothing does.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { setAside, setSpeed } from './harness/page';
import { play, table } from './harness/play';
import { phone } from './harness/stage';
import { newGame } from './harness/table';

const stage = setStage();

// One movement of a thing on the train that an event started.
interface Move {
  properties: string[];
  duration: number;
}

// Notes the movements from now on in `window.moves`.
function noteMoves(): void {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const made = animate.call(this, frames, options);
    if (this.closest('[data-testid="train"]') && made.effect instanceof KeyframeEffect) {
      const timing = ['offset', 'computedOffset', 'easing', 'composite'];
      const properties = made.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      moves.push({
        properties: [...new Set(properties)].filter((name) => !timing.includes(name)),
        duration: Number(made.effect.getTiming().duration),
      });
    }
    return made;
  };
}

// What runs on the train without end: the land that passes, and all else (wheels, smoke).
function rolling(page: Page): Promise<{ land: number; others: number }> {
  return page.getByTestId('train').evaluate((train) => {
    const running = train
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
      )
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []));
    const land = running.filter((element) => element.matches('[data-layer="land"]')).length;
    return { land, others: running.length - land };
  });
}
const still = { land: 0, others: 0 };

async function number(page: Page): Promise<number> {
  return Number(await table(page).getAttribute('data-number'));
}

// A live game that asks something in the middle of Stealin', where some cards have been carried out.
async function robbing(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await stage.person({}, { reducedMotion });
  await page.addInitScript(noteMoves);
  await newGame(page, { seats: 4 });
  await play(page, {
    prefer: /^play \w+ (move|robbery)$/,
    until: async () =>
      (await table(page).getAttribute('data-phase')) === 'robbing' &&
      (await page.getByTestId('pile').locator('.done').count()) > 3,
  });
  return page;
}

async function stepBack(page: Page): Promise<void> {
  const was = await number(page);
  await page.getByTestId('playback-back').click();
  await expect.poll(() => number(page)).toBe(was - 1);
}

// Nothing moves any more but what never ends.
function settled(): boolean {
  const train = document.querySelector('[data-testid="train"]');
  const all = train?.getAnimations({ subtree: true }) ?? [];
  return all.every(
    ({ playState, effect }) =>
      playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
  );
}

// Goes one step on and tells how things moved.
async function stepOn(page: Page): Promise<Move[]> {
  const was = await number(page);
  await page.evaluate('moves.length = 0');
  await page.getByTestId('playback-on').click();
  await expect.poll(() => number(page)).toBe(was + 1);
  await page.waitForFunction(settled);
  return page.evaluate<Move[]>('moves');
}

// The last step that moved something. The page stands before it.
async function lastMove(page: Page): Promise<Move[]> {
  for (let back = 0; back < 30; ++back) {
    await stepBack(page);
    const moves = await stepOn(page);
    await stepBack(page);
    if (moves.length > 0) return moves;
  }
  throw new Error('nothing has moved');
}

test('the land passes while the game is played and looked at', async () => {
  const page = await robbing('no-preference');
  const { land, others } = await rolling(page);
  expect(land).toBeGreaterThanOrEqual(4);
  expect(others).toBeGreaterThan(4);

  await setAside(page, true);
  await expect.poll(async () => (await rolling(page)).land).toBe(0);
  await setAside(page, false);
  await expect.poll(() => rolling(page)).toEqual({ land, others });

  await page.getByTestId('playback-pause').click();
  await expect.poll(async () => (await rolling(page)).land).toBe(0);
  await page.getByTestId('playback-play').click();
  await expect.poll(() => rolling(page)).toEqual({ land, others });
});

test('who looks back in Stealin’ goes step by step, as fast as they like', async () => {
  const page = await robbing('no-preference');
  const now = await number(page);
  await setSpeed(page, 'normal');
  const moves = await lastMove(page);
  expect(moves.some(({ properties }) => properties.includes('transform'))).toBe(true);
  expect(await page.locator('[data-action]').count()).toBe(0);
  await expect.poll(() => rolling(page)).toEqual(still);
  const there = await number(page);
  for (const [speed, pace] of [
    ['slow', 2],
    ['fast', 0.4],
  ] as const) {
    await setSpeed(page, speed);
    const same = await stepOn(page);
    expect(same.map(({ duration }) => duration)).toEqual(
      moves.map(({ duration }) => expect.closeTo(duration * pace)),
    );
    await stepBack(page);
  }
  await setSpeed(page, 'instant');
  expect(await stepOn(page)).toEqual([]);
  expect(await number(page)).toBe(there + 1);

  // Playing goes on to now, where the question still stands; pausing stops it on the way.
  await setSpeed(page, 'slow');
  for (let steps = 0; steps < 8; ++steps) await stepBack(page);
  const from = await number(page);
  await page.getByTestId('playback-play').click();
  await expect.poll(() => number(page)).toBeGreaterThan(from);
  await page.getByTestId('playback-pause').click();
  await page.getByTestId('playback-play').waitFor();
  expect(await number(page)).toBeLessThan(now);
  expect(await page.locator('[data-action]').count()).toBe(0);
  await stepBack(page);
  await setSpeed(page, 'instant');
  await page.getByTestId('playback-play').click();
  await page.locator('[data-action]').first().waitFor();
  expect(await number(page)).toBe(now);
});

test('with reduced motion nothing travels', async () => {
  const page = await robbing('reduce');
  expect(await rolling(page)).toEqual(still);
  await setSpeed(page, 'fast');
  const moves = await lastMove(page);
  expect(new Set(moves.flatMap(({ properties }) => properties))).toEqual(new Set(['opacity']));
  expect(await rolling(page)).toEqual(still);
});

// Of every shot and every theft: whether who is hit, or takes something, is on the screen; and who
// fires, if a word is said of that.
interface Sight {
  said: string;
  isShown: boolean;
  doerIsShown: boolean;
  hasWord: boolean;
}

function noteSeen(): void {
  const seen: Sight[] = [];
  Object.assign(window, { seen });
  const isShown = (who = '') => {
    const found = `[data-testid="train"] [data-key][data-who="${who.toLowerCase()}"]`;
    const { left = -1, right = Infinity } =
      document.querySelector(found)?.getBoundingClientRect() ?? {};
    return left >= 0 && right <= innerWidth;
  };
  let last = '';
  let frames = 0;
  (function look() {
    const said = document.querySelector('[data-testid="sentence"]')?.textContent?.trim() ?? '';
    frames = said === last ? frames + 1 : 0;
    last = said;
    const [, doer, hit] = /^(\w+) (?:shoots (\w+)$|takes a)/.exec(said) ?? [];
    if (doer && frames === 3)
      seen.push({
        said,
        isShown: isShown(hit ?? doer),
        doerIsShown: isShown(doer),
        hasWord: false,
      });
    if (doer && frames >= 3 && document.querySelector('[data-testid="train"] .word'))
      seen.at(-1)!.hasWord = true;
    requestAnimationFrame(look);
  })();
}

test('on a phone the camera stays between two cars where that shows whom it concerns', async () => {
  const page = await stage.person({ speed: 'normal' }, phone);
  await page.addInitScript(noteSeen);
  await newGame(page, { seats: 5 });
  const seen = () => page.evaluate<Sight[]>('seen');
  await play(page, { prefer: /fire|robbery/, until: async () => (await seen()).length > 5 });
  const all = await seen();
  const isMissed = (one: Sight) => !one.isShown && !(one.hasWord && one.doerIsShown);
  expect(all.filter(isMissed)).toEqual([]);
  expect(all.length).toBeGreaterThan(0);
});
