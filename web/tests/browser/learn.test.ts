// The lesson from its first word to the first game, and the rules reference: searched and linked to.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noSidewaysScroll } from './harness/axe';
import { finger, keyboard, mouse, play, table, type Hand } from './harness/play';
import { phone } from './harness/stage';
import { setStage } from './harness';

const stage = setStage();
type Find = (page: Page) => Locator;

const card =
  (name: string): Find =>
  (page) =>
    page.locator(`button[data-card="belle ${name}"]`).first();
const deck: Find = (page) => page.getByTestId('hand').getByRole('button', { name: 'Draw 3 cards' });
const onTrain =
  (target: string): Find =>
  (page) =>
    page.locator(`[data-target*="${target}"]`).first();
const inList =
  (action: string): Find =>
  (page) =>
    page.locator(`[data-action="${action}"]`);

// Where the coach asks for something: that, and something else, which may be chosen as well.
const inHand: Record<string, [right: Find, wrong: Find]> = {
  robbery: [card('robbery'), card('punch')],
  floor: [card('floor'), deck],
  tunnel: [card('marshal'), card('move')],
  draw: [deck, card('floor')],
  fire: [card('fire'), card('robbery')],
};
const byBoard: typeof inHand = {
  ...inHand,
  take: [onTrain(':purse'), onTrain(':jewel')],
  shoot: [onTrain('bandit:doc'), onTrain('bandit:tuco')],
};
const byList: typeof inHand = {
  ...inHand,
  take: [inList('rob purse'), inList('rob jewel')],
  shoot: [inList('fire doc'), inList('fire tuco')],
};

const words = (page: Page) => page.getByTestId('coach-words').innerText();

// The step at which the lesson has arrived, once it is this one.
async function arrive(page: Page, step: number): Promise<string> {
  const here = page.locator(`[data-step="${step}"][data-arrived="true"]`);
  await here.waitFor();
  return (await here.getAttribute('data-key')) ?? '';
}

async function goThrough(page: Page, hand: Hand, asked: typeof inHand): Promise<string[]> {
  await page.goto('/learn');
  const done: string[] = [];
  for (let step = 0; !(await page.getByTestId('learn-play').isVisible()); ++step) {
    const key = await arrive(page, step);
    await noSidewaysScroll(page, key);
    const [right, wrong] = asked[key] ?? [];
    if (right && wrong) {
      expect(await page.getByTestId('learn-next').count(), key).toBe(0);
      const before = await words(page);
      await hand.use(page, wrong(page));
      await expect.poll(() => words(page), { message: `${key}, answered` }).not.toBe(before);
      expect(await page.getByTestId('screen-learn').getAttribute('data-key')).toBe(key);
      await hand.use(page, right(page));
      done.push(key);
    } else {
      await hand.use(page, page.getByTestId('learn-next'));
    }
    await arrive(page, step + 1);
  }
  return done;
}

// The end counts the money, and leads to a game that begins.
async function playOn(page: Page, hand: Hand): Promise<void> {
  const mine = page.getByTestId('scores').locator('[data-seat="0"]');
  expect(await mine.innerText()).toMatch(/\$1,750[^]*\$250[^]*\$500[^]*\$1,000/);
  await hand.use(page, page.getByTestId('learn-play'));
  await table(page).waitFor();
  expect(await play(page, { hand, decisions: 1 })).toBe(1);
}

test.each([
  ['by mouse on the train', mouse, byBoard, {}],
  ['with a finger on a phone', finger, byList, phone],
  ['by keyboard alone', keyboard, byList, {}],
] as const)('the lesson, %s', async (_, hand, asked, options) => {
  const page = await stage.person({}, options);
  expect(await goThrough(page, hand, asked)).toEqual(Object.keys(asked));
  await playOn(page, hand);
});

test('on a phone the lesson shows the car that it tells of', async () => {
  const page = await stage.person({}, phone);
  await page.goto('/learn');
  await arrive(page, 0);
  const shown = page.getByTestId('train').locator('nav button[aria-current="true"]');
  const engine = page.getByTestId('train').locator('nav button.engine[aria-current="true"]');
  await shown.waitFor();
  expect(await engine.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await arrive(page, 1);
  await engine.waitFor();
});

test('the lesson goes back, and tells once more', async () => {
  const page = await stage.person();
  await page.goto('/learn');
  await arrive(page, 0);
  const welcome = await words(page);
  expect(await page.getByTestId('learn-back').isDisabled()).toBe(true);
  for (const step of [1, 2, 3, 4]) {
    await page.getByTestId('learn-next').click();
    await arrive(page, step);
  }
  await card('punch')(page).click();
  await expect.poll(() => words(page)).toContain('grab some money first');
  await page.getByTestId('learn-back').click();
  await arrive(page, 3);
  await page.getByTestId('learn-next').click();
  await arrive(page, 4);
  expect(await words(page)).not.toContain('grab some money first');
  for (const step of [3, 2, 1, 0]) {
    await page.keyboard.press('ArrowLeft');
    await arrive(page, step);
  }
  expect(await words(page)).toBe(welcome);
});

async function openRules(page: Page, hash = ''): Promise<Locator> {
  await page.goto(`/rules${hash}`);
  const search = page.getByTestId('rules-search');
  await search.waitFor();
  return search;
}

// What is searched for, and the entry that is found by its title. Case and accents do not matter.
const searches: [language: string, found: Record<string, string>, none: string][] = [
  [
    'en',
    { DJANGO: 'character-django', 'arm swivel': 'event-swivel-arm', "lady's": 'hostage-poodle' },
    'Nothing like that in the rules',
  ],
  ['ru', { туко: 'character-tuco', картежница: 'hostage-poker-player' }, 'Такого в правилах нет'],
  ['zh', { 急剎車: 'event-braking', 貴賓犬: 'hostage-poodle' }, '規則裡沒有這個'],
];

test.each(searches)('the rules in %s are searched', async (language, found, none) => {
  const page = await stage.person({ language });
  const search = await openRules(page);
  const entries = page.locator('article');
  const all = await entries.count();
  for (const [query, anchor] of Object.entries({ ...found, qwertz: '' })) {
    await search.fill(query);
    if (anchor) await page.locator(`#${anchor} h3 mark`).first().waitFor();
    else await page.getByText(none).waitFor();
    const hits = await entries.count();
    expect(hits === 0, query).toBe(anchor === '');
    expect(hits, query).toBeLessThan(all / 2);
    expect(await page.getByRole('search').getByRole('status').innerText()).not.toBe('');
  }
  await search.fill('');
  await expect.poll(() => entries.count()).toBe(all);
  expect(await page.locator('mark').count()).toBe(0);
});

// Right under the search, which stays on top.
async function stands(page: Page, anchor: string): Promise<void> {
  const place = async () => {
    const search = await page.getByRole('search').boundingBox();
    const entry = await page.locator(`#${anchor}.wanted`).boundingBox();
    if (!search || !entry) return 'nowhere';
    const below = entry.y - search.y - search.height;
    return below >= 0 && below < 60 ? 'there' : `${below} below the search`;
  };
  await expect.poll(place, { message: anchor }).toBe('there');
}

test.each([
  ['a desk', {}],
  ['a phone', phone],
])('a link into the rules leads to its entry on %s', async (_, options) => {
  const page = await stage.person({}, options);
  await openRules(page, '#hostage-poodle');
  await stands(page, 'hostage-poodle');
  const contents = page.getByRole('navigation').filter({ has: page.locator('#contents') });
  const unfold = contents.getByRole('button');
  if (await unfold.isVisible()) await unfold.click();
  await contents.locator('[href="#characters"]').click();
  await stands(page, 'characters');
  await page.locator('#characters').getByRole('link', { name: 'Belle' }).click();
  await stands(page, 'character-belle');
  await page.goBack();
  await page.goBack();
  await stands(page, 'hostage-poodle');
});
