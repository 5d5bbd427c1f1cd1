// How a choice is made: on the train or in the list, foreseen, confirmed, taken back.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { asked } from './harness/asked';
import { actionsOf, choose, play, table, uncovered } from './harness/play';
import { gather, newGame, start } from './harness/table';
import { Line, sentBy } from './harness/wire';

const stage = setStage();

const choice = (page: Page, action: string): Locator => page.locator(`[data-action="${action}"]`);
const takeBack = (page: Page): Locator => page.getByTestId('take-back');
const foreseen = (page: Page): Locator => page.getByTestId('train-preview');

// What can be picked on the train, what picking it means, and what is seen before.
const kinds = [
  {
    card: 'robbery',
    target: '[data-target^="loot:"][data-target*=":purse"]',
    action: /^rob purse/,
    ghost: 'path',
  },
  { card: 'fire', target: '[data-target^="bandit:"]', action: /^fire /, ghost: '.bullet' },
  { card: 'move', target: '[data-target^="place:"]', action: /^move /, ghost: '[data-who]' },
];
type Kind = (typeof kinds)[number];

async function onBoard(page: Page, { target }: Kind): Promise<Locator> {
  const [thing] = await uncovered(page.locator(target));
  if (!thing) throw new Error(`no ${target} can be touched`);
  return thing;
}

// A preview comes with pointing and with focus, on the train and in the list, and goes with them.
async function looks(page: Page, kind: Kind): Promise<void> {
  const [action = ''] = (await actionsOf(page)).filter((offered) => kind.action.test(offered));
  for (const thing of [await onBoard(page, kind), choice(page, action)]) {
    await thing.hover();
    await foreseen(page).locator(kind.ghost).first().waitFor({ state: 'attached' });
    expect(await page.getByTestId('foreseen').innerText()).not.toBe('');
    await page.mouse.move(1, 1);
    await foreseen(page).waitFor({ state: 'detached' });
    expect(await page.getByTestId('foreseen').innerText()).toBe('');
    await thing.focus();
    await foreseen(page).locator(kind.ghost).first().waitFor({ state: 'attached' });
    await thing.blur();
    await foreseen(page).waitFor({ state: 'detached' });
  }
}

// A thing that stands for several choices asks which.
async function picks(page: Page, kind: Kind): Promise<void> {
  const number = await table(page).getAttribute('data-number');
  const chooser = page.getByTestId('chooser');
  await (await onBoard(page, kind)).click();
  const goesOn = page.locator(`[data-testid="screen-table"]:not([data-number="${number}"])`);
  await goesOn.or(page.getByTestId('scores')).or(chooser).first().waitFor();
  if (await chooser.isVisible()) {
    expect(await chooser.locator('[aria-keyshortcuts]').count()).toBe(0); // They would do nothing.
    await chooser.locator('[data-action]').first().click();
  }
  await goesOn.or(page.getByTestId('scores')).first().waitFor();
}

// Plays until one of these kinds can be picked. After the first round bandits are far from each
// other: it is given up.
async function nextAsked(page: Page, left: Set<Kind>, seed: number): Promise<Kind | undefined> {
  const cards = [...left].map(({ card }) => card).join('|');
  const found: Kind[] = [];
  await play(page, {
    seed,
    decisions: 9,
    prefer: new RegExp(`^play \\w+ (${cards})$`),
    until: async () => {
      if ((await table(page).getAttribute('data-phase')) !== 'robbing') return false;
      const actions = await actionsOf(page);
      found.push(...[...left].filter(({ action }) => actions.some((one) => action.test(one))));
      return found.length > 0;
    },
  });
  return found[0];
}

test('a car, a bandit and loot are foreseen and picked on the train', async () => {
  const page = await stage.person();
  const sent = sentBy(page);
  const left = new Set(kinds);
  for (let game = 0; game < 25 && left.size > 0; ++game) {
    await newGame(page, { seats: 6, rear: ['parlor', 'dining', 'saloon'] });
    let kind: Kind | undefined;
    while (left.size > 0 && (kind = await nextAsked(page, left, game))) {
      await looks(page, kind);
      const before = sent.length;
      await picks(page, kind);
      const acts = sent.slice(before).filter(({ type }) => type === 'act');
      expect(acts.map(({ action }) => action)).toEqual([expect.stringMatching(kind.action)]);
      left.delete(kind);
    }
  }
  expect([...left]).toEqual([]);
});

test('with confirmation a first touch only selects', async () => {
  const page = await stage.person();
  const sent = sentBy(page);
  const acts = () => sent.flatMap(({ type, action }) => (type === 'act' ? [action] : []));
  await newGame(page, { seats: 3 });
  await page.getByTestId('settings').click();
  await choose(page, 'settings-confirm', true);
  await page.keyboard.press('Escape');
  await play(page, { until: async () => (await actionsOf(page)).length > 1 });
  const [one = '', two = ''] = await actionsOf(page);
  const selected = page.locator('[data-action][aria-pressed="true"]');

  await choice(page, one).click();
  await page.getByTestId('confirm').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByTestId('confirm').waitFor({ state: 'detached' });
  expect(await selected.count()).toBe(0);
  await page.keyboard.press('1');
  expect(await selected.getAttribute('data-action')).toBe(one);
  await choice(page, two).click();
  expect(await selected.getAttribute('data-action')).toBe(two);
  expect(acts()).toEqual([]);
  await choice(page, two).click();
  await expect.poll(acts).toEqual([two]);

  await page.locator('[data-action]').first().waitFor();
  const [next = ''] = await actionsOf(page);
  await choice(page, next).click();
  await page.getByTestId('confirm').click();
  await expect.poll(acts).toEqual([two, next]);
});

const handOf = (page: Page): Locator => page.getByTestId('hand').locator('.fan .held-card');

test.each([
  [1280, 720],
  [390, 844],
])('at %ix%i a card under the pointer stays up, and covers no other one', async (width, height) => {
  const page = await stage.person({}, { viewport: { width, height } });
  await newGame(page, { seats: 3 });
  await play(page, {
    until: async () => (await page.locator('.fan button.held-card').count()) > 2,
  });
  const cards = page.locator('.fan button.held-card');
  const foot = () => cards.first().evaluate((card) => card.getBoundingClientRect().bottom);
  const [low, box] = [await foot(), await cards.first().boundingBox()];
  if (!box) throw new Error('no card is seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 5);
  await expect.poll(foot).toBeLessThan(low - 10);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await foot()).toBeLessThan(low - 10);
  const open = (card: Element) => {
    const { x, y, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(x + 12, y + height / 2));
  };
  expect(await cards.nth(1).evaluate(open)).toBe(true);
});

test('a corner and its card rise together, and stay where the pointer is', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4, bandit: 'ghost' });
  const card = page.locator('.fan .both').nth(2);
  await play(page, { until: () => card.locator('.corner').isVisible() });
  const box = await card.boundingBox();
  if (!box) throw new Error('no card is seen');
  const under = ([x, y]: [number, number]) => {
    const { top } = document.querySelectorAll('.fan .held-card')[2]?.getBoundingClientRect() ?? {};
    return [top, document.elementFromPoint(x, y)?.closest('button')?.className.split(' ')[0]];
  };
  const drawn = () => page.evaluate(() => new Promise(requestAnimationFrame));
  for (const [over, above] of [
    ['held-card', 61],
    ['corner', 52],
    ['corner', 3],
  ] as const) {
    const spot: [number, number] = [box.x + 8, box.y + box.height - above];
    await page.mouse.move(2, 2);
    await page.mouse.move(...spot);
    await drawn();
    const [top, thing] = await page.evaluate(under, spot);
    expect([over, thing]).toEqual([over, over]);
    for (let frames = 0; frames < 4; ++frames) {
      await page.mouse.move(spot[0] + (frames % 2), spot[1]);
      await drawn();
      expect(await page.evaluate(under, spot)).toEqual([top, over]);
    }
  }
});

// All that one sees of the cards.
async function cardsOf(page: Page): Promise<object> {
  const texts = (where: Locator) => where.evaluateAll((all) => all.map((one) => one.ariaLabel));
  return {
    actions: await actionsOf(page),
    hand: await texts(handOf(page)),
    pile: await texts(page.getByTestId('pile').locator('li [role="img"]')),
  };
}

// Plays on until one of the two can plan a card; returns that one first.
async function planner(both: [Page, Page]): Promise<[Page, Page]> {
  for (;;) {
    const [one = both[0]] = await asked(both);
    const actions = await actionsOf(one);
    if (actions.some((action) => action.startsWith('play '))) {
      return one === both[0] ? both : [both[1], both[0]];
    }
    await play(one, { decisions: 1 });
  }
}

async function plan(page: Page): Promise<void> {
  await play(page, { decisions: 1, prefer: /^play \w+ \w+$/ });
}

test('a decision is taken back if nothing came of it and nobody else has decided', async () => {
  const both: [Page, Page] = [await stage.person(), await stage.person()];
  const lines = new Map<Page, Line>();
  for (const page of both) lines.set(page, await Line.to(page));
  await gather(both[0], [both[1]], { seats: 2, variant: 'duo14' });
  await start(both[0], both);

  const [one, other] = await planner(both);
  const before = [await cardsOf(one), await cardsOf(other)];
  await plan(one);
  await expect.poll(() => cardsOf(other)).not.toEqual(before[1]);
  await takeBack(one).click();
  await expect.poll(() => cardsOf(one)).toEqual(before[0]);
  await expect.poll(() => cardsOf(other)).toEqual(before[1]);
  await takeBack(one).waitFor({ state: 'detached' });

  // The other's answer ends it; who hears of that too late is told.
  await plan(one);
  await takeBack(one).waitFor();
  lines.get(one)?.hold();
  await plan(other);
  await takeBack(one).click();
  lines.get(one)?.release();
  await one.getByRole('status').getByText('Too late to take that back').waitFor();
  await takeBack(one).waitFor({ state: 'detached' });

  const [curious] = await planner(both);
  const held = await handOf(curious).count();
  await play(curious, { decisions: 1, prefer: /^draw$/ });
  await expect.poll(() => handOf(curious).count()).toBeGreaterThan(held);
  expect(await takeBack(curious).count()).toBe(0);
});
