import type { Locator, Page } from 'playwright-core';
import { offered, whim } from './in_page';
import { autoplay } from './autoplay';

// How somebody uses what is on the screen.
export interface Hand {
  use(page: Page, target: Locator): Promise<void>;
}
export const mouse: Hand = {
  use: async (_, target) => target.click(await openSpot(target)),
};
export const finger: Hand = {
  use: async (_, target) => target.tap(await openSpot(target)),
};
// Where nothing lies on it, from its corner: of cards in a fan some see only the edge.
async function openSpot(target: Locator): Promise<{ position?: { x: number; y: number } }> {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const spots = [0.5, 0.25, 0.12].flatMap((part) => [
      { x: width * part, y: height / 2 },
      { x: width * part, y: height / 4 },
    ]);
    const position = spots.find((spot) =>
      thing.contains(document.elementFromPoint(x + spot.x, y + spot.y)),
    );
    return position ? { position } : {};
  });
}
// Goes from one thing to the next until it is there.
export const keyboard: Hand = {
  async use(page, target) {
    await target.waitFor();
    for (let steps = 0; steps < 200; ++steps) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        return page.keyboard.press('Enter');
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not get to ${target}`);
  },
};

// A click that is forced (what is seen of a switch lies over it) does not wait for that by itself.
export const enabled = (control: Locator): Locator =>
  control.and(control.page().locator(':enabled'));

// Chooses in a select, among radio buttons, or turns a switch.
export async function choose(
  page: Page,
  testid: string,
  value: string | number | boolean,
): Promise<void> {
  const control = page.getByTestId(testid);
  await control.waitFor({ state: 'attached' });
  const kind = await control.evaluate((element) => element.tagName);
  if (kind === 'SELECT') await control.selectOption(String(value));
  else if (typeof value === 'boolean') await enabled(control).setChecked(value, { force: true });
  else await control.locator(`input[value="${value}"]`).check();
}

export const table = (page: Page): Locator => page.getByTestId('screen-table');
const choices = (page: Page): Locator => page.locator('[data-action]:not([disabled])');
const scores = (page: Page): Locator => page.getByTestId('scores');

// Those that are not covered by others.
export async function uncovered(things: Locator): Promise<Locator[]> {
  const open = await things.evaluateAll((all) =>
    all.flatMap((thing, i) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return thing.contains(top) ? [i] : [];
    }),
  );
  return open.map((i) => things.nth(i));
}

// The actions on offer, in the order of the list.
export function actionsOf(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((all) =>
    all.map((button) => button.getAttribute('data-action') ?? ''),
  );
}

// What to touch next: a card or a thing on the train if that is wanted and possible, else in the
// list, where some may be liked better. A thing that stands for several choices opens a list of its own.
async function touchable(page: Page, { drawn, prefer }: Play): Promise<Locator[]> {
  const several = page.getByTestId('chooser');
  if (await several.isVisible()) return several.locator('[data-action]').all();
  const pictures = page.locator('button[data-card], button[data-target]');
  const there = drawn ? await uncovered(pictures) : [];
  if (there.length > 0) return there;
  const all = await choices(page).all();
  const names = prefer ? await actionsOf(page) : [];
  const liked = all.filter((_, i) => prefer?.test(names[i] ?? ''));
  return liked.length > 0 ? liked : all;
}

interface Play {
  hand?: Hand;
  drawn?: boolean; // Picks on the train or in the hand rather than in the list.
  prefer?: RegExp; // Actions that are chosen where they are offered.
  seed?: number;
  decisions?: number; // Stops after so many.
  until?: () => Promise<boolean>; // Stops at a question of which this holds.
  before?: (decision: number) => Promise<void>;
  atCurtain?: () => Promise<void>; // Before it is lifted.
}

// A Stealin' of six at normal speed, on a busy machine.
const longestShow = 150_000;

// Plays with what the page offers; returns how many decisions were made.
export async function play(page: Page, how: Play = {}): Promise<number> {
  const { hand = mouse, seed = 1, decisions = 500, until, before, atCurtain } = how;
  const below = whim(seed);
  const lift = page.getByTestId('curtain').getByRole('button');
  for (let made = 0; made < decisions;) {
    await choices(page).or(scores(page)).or(lift).first().waitFor({ timeout: longestShow });
    if (await scores(page).isVisible()) return made;
    if (await lift.isVisible()) {
      await atCurtain?.();
      await hand.use(page, lift);
      await lift.waitFor({ state: 'detached' });
      continue;
    }
    if (await until?.()) return made;
    await before?.(made);
    const was = await page.evaluate(offered);
    const things = await touchable(page, how);
    const thing = things[below(things.length)];
    if (!thing) continue;
    await hand.use(page, thing);
    await page.waitForFunction(`(${offered})() !== ${JSON.stringify(was)}`);
    ++made;
  }
  return decisions;
}

// Without a say in how, the page does it by itself, which is quicker.
export async function playToTheEnd(page: Page, how: Play = {}): Promise<number> {
  const { seed = 1, prefer, ...rest } = how;
  const made =
    Object.keys(rest).length > 0
      ? await play(page, how)
      : await autoplay(page, { seed, prefer: prefer?.source ?? '', patience: longestShow });
  await scores(page).waitFor();
  return made;
}
