import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { play, table } from './harness/play';
import { languages, resize, sizes } from './harness/sizes';
import { newGame, newTable } from './harness/table';

const stage = setStage();

// How far the page goes beyond the screen, to the right and down.
const beyond = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

// How many pixels tall a figure is at least, with four players or with six and horses; and the
// smallest letters of a tag.
const least = (four: number, six: number) => ({ four, six });
const figures: Record<string, ReturnType<typeof least>> = {
  '1440 900': least(90, 64),
  '1366 768': least(90, 64),
  '1280 720': least(90, 64),
  '768 1024': least(64, 56),
  '390 844': least(56, 56),
};
const smallestTag = 11;

// What is too small on the stage, or not to be seen of what can be chosen.
function faults([tall, tag]: [number, number]): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const train = '[data-testid="train"]';
  const sizeOf = (part: HTMLElement) =>
    (parseFloat(getComputedStyle(part).fontSize) * part.getBoundingClientRect().height) /
    part.offsetHeight;
  const inView = ({ left, top, right, bottom }: DOMRect, slack = 0) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + slack;
  // A thumb's width of every card; where a fan leans, a corner may dip.
  function seen(card: HTMLElement): boolean {
    const { left, top, height } = card.getBoundingClientRect();
    return inView(new DOMRect(left, top, 30, height), 12);
  }
  // Nothing else lies on it.
  function open(button: HTMLElement): boolean {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }
  // Buttons lie above the stage or below it: not over who is on a roof.
  function isOffStage(): boolean {
    const [bar, stage, dock] = ['[data-testid="playback"]', train, '.dock'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return !!bar && !!stage && !!dock && (bar.bottom <= stage.top || bar.top >= dock.top);
  }
  const list = all('[data-testid="decision"] button[data-action]');
  const small = (what: string, [size, smallest]: [number, number]) =>
    size < smallest - 0.01 ? [`${what}: ${size.toFixed(1)} px`] : [];
  return [
    ...all(`${train} .standee .body`).flatMap((body) =>
      small('figure', [body.getBoundingClientRect().height, tall]),
    ),
    ...all(`${train} :is(.plate, .count)`).flatMap((part) => small('tag', [sizeOf(part), tag])),
    ...all('[data-testid="hand"] .fan .held-card')
      .filter((card) => !seen(card))
      .map(() => 'card'),
    ...list
      .filter((button) => !inView(button.getBoundingClientRect()) || !open(button))
      .map(({ dataset }) => dataset['action'] ?? ''),
    ...(isOffStage() ? [] : ['playback']),
    ...['train', 'decision', 'pile', 'players'].filter((part) => {
      const box = document.querySelector(`[data-testid="${part}"]`)?.getBoundingClientRect();
      return !box || box.top < 0 || box.top > innerHeight - 40;
    }),
  ];
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('folsom.settings') ?? '{}');
    localStorage.setItem('folsom.settings', JSON.stringify({ ...kept, language: chosen }));
  }, language);
  await page.reload();
  await page.locator(`html[lang^="${language}"]`).waitFor();
  await page.locator('[data-action]').first().waitFor();
}

async function fits(page: Page, players: 'four' | 'six'): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    for (const size of sizes) {
      await resize(page, size);
      const tall = figures[size.join(' ')]?.[players] ?? 0;
      const found = await page.evaluate(faults, [tall, smallestTag] as [number, number]);
      expect([language, size, await beyond(page), found]).toEqual([language, size, [0, 0], []]);
    }
  }
}

async function toPhase(page: Page, phase: string): Promise<void> {
  const there = async () =>
    (await table(page).getAttribute('data-phase')) === phase &&
    (phase !== 'planning' || (await page.locator('button[data-card]').count()) > 0);
  await play(page, { until: there, decisions: 60 });
}

test('six players with horses plan at every size and in every language', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 6, horses: true });
  await toPhase(page, 'planning');
  await fits(page, 'six');
});

test('whoever can play face down does it on the card, with all choices in view', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4, bandit: 'ghost' });
  await toPhase(page, 'planning');
  expect(await page.getByTestId('hand').locator('.corner').count()).toBe(6);
  expect(await page.locator('[data-testid="decision"] [data-action]').count()).toBe(0);
  await fits(page, 'four');
});

test('in Stealin’ the hand makes way, and what is asked stays in view', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4 });
  await toPhase(page, 'planning');
  const stageAt = async (size: [number, number]) => {
    await resize(page, size);
    const [top, bottom] = await page.evaluate(() => {
      const train = document.querySelector('[data-testid="train"]')?.getBoundingClientRect();
      const dock = document.querySelector('.dock')?.getBoundingClientRect();
      return [train?.top ?? 0, dock?.top ?? 0];
    });
    return (bottom ?? 0) - (top ?? 0);
  };
  const [wide, phone] = [sizes[0]!, [390, 844] as [number, number]];
  const planning = [await stageAt(wide), await stageAt(phone)];
  // More choices than two may need a second row, and the dock room for it.
  const few = async () =>
    (await table(page).getAttribute('data-phase')) === 'robbing' &&
    (await page.locator('[data-testid="decision"] [data-action]').count()) <= 2;
  await play(page, { until: few, decisions: 60 });
  const robbing = [await stageAt(wide), await stageAt(phone)];
  expect(robbing[0]).toBeGreaterThan(planning[0]! + 40);
  expect(robbing[1]).toBeGreaterThan(planning[1]!);
  await fits(page, 'four');
});

test('a phone that is turned shows whole figures', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 4 });
  await toPhase(page, 'robbing');
  const cut = () =>
    page.getByTestId('train').evaluate((train) => {
      const { top } = train.getBoundingClientRect();
      const figures = [...train.querySelectorAll('.standee.own .body')]; // Others may be out of a close-up.
      return figures.filter((one) => one.getBoundingClientRect().top < top).length;
    });
  for (const size of [
    [390, 844],
    [844, 390],
    [390, 844],
  ] as [number, number][]) {
    await resize(page, size);
    await expect.poll(cut).toBe(0);
  }
});

test('a waiting room is as wide as the screen, and its parts do not lie on each other', async () => {
  const page = await stage.person();
  await newTable(page, { seats: 4, people: 4 });
  for (const size of sizes) {
    await resize(page, size);
    expect([size, (await beyond(page))[0]]).toEqual([size, 0]);
    const spills = await page.locator('section').evaluateAll((all) =>
      all.flatMap((one) => {
        const { bottom } = one.getBoundingClientRect();
        const last = one.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return last > bottom ? [one.getAttribute('aria-labelledby')] : [];
      }),
    );
    expect([size, spills]).toEqual([size, []]);
  }
});

// A browser tells of scrolling later, even of what is gone by then.
test('a train that is gone may still be told that it was scrolled', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await resize(page, [390, 844]);
  const viewport = await page.locator('[data-testid="train"] .viewport').elementHandle();
  if (!viewport) throw new Error('no train');
  await page.evaluate(() => {
    history.pushState({}, '', '/rules');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByTestId('train').waitFor({ state: 'detached' });
  // An error would be one of the page's, which no test may leave behind.
  await viewport.evaluate((gone) => gone.dispatchEvent(new Event('scroll')));
});

test('neither a note nor a lost line covers or moves the hand', async () => {
  stage.expectTrouble(/WebSocket|ERR_|502|Failed to fetch/);
  const page = await stage.person();
  await newGame(page, { seats: 3 });
  await toPhase(page, 'planning');
  const hand = page.getByTestId('hand');
  const at = await hand.boundingBox();
  await page.getByTestId('open-menu').click();
  await page.getByTestId('notify-me').click();
  await page.keyboard.press('Escape');
  const note = await page.locator('.toast').boundingBox();
  expect(note && at && note.y + note.height < at.y).toBe(true);

  await stage.server.kill();
  await page.locator('.banner').waitFor();
  expect(await hand.boundingBox()).toEqual(at);
  expect(await beyond(page)).toEqual([0, 0]);
  await stage.server.run();
  await page.locator('.banner').waitFor({ state: 'detached' });
});
