// A game played on to its end by the page itself, where it does not matter how: no mouse travels, so
// it takes a fraction of the time. What a hand can reach is seen in by_hand.test.ts.
import type { Page } from 'playwright-core';

interface Autoplay {
  seed: number;
  prefer: string; // A pattern: actions that are chosen where they are offered. Empty: none.
  patience: number; // How long the next question may take, in milliseconds.
}

async function playOn({ seed, prefer, patience }: Autoplay): Promise<number> {
  const liked = new RegExp(prefer);
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (thing: HTMLElement) => thing.checkVisibility();
  const isOver = () => find('[data-testid="scores"]').some(isSeen);
  const choices = () => {
    const several = find('[data-testid="chooser"] [data-action]').filter(isSeen);
    return several.length > 0 ? several : find('[data-action]:not([disabled])').filter(isSeen);
  };
  const asked = () => {
    const { number, decision } = find('[data-testid="screen-table"]')[0]?.dataset ?? {};
    return [number, decision, ...find('[data-action]').map((it) => it.dataset['action'])].join('|');
  };
  const wait = (isThere: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const end = setTimeout(() => reject(new Error(`autoplay: no ${what}`)), patience);
      const look = () => {
        if (!isThere()) return setTimeout(look, 20);
        clearTimeout(end);
        return resolve();
      };
      look();
    });
  let state = seed;
  for (let made = 0; ; ++made) {
    await wait(() => isOver() || choices().length > 0, 'question');
    if (isOver()) return made;
    const all = choices();
    const best = prefer ? all.filter((it) => liked.test(it.dataset['action'] ?? '')) : [];
    const some = best.length > 0 ? best : all;
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    const was = asked();
    some[Math.floor((state / 2 ** 32) * some.length)]?.click();
    await wait(() => isOver() || asked() !== was, 'answer');
  }
}

// Returns how many decisions were made.
export function autoplay(page: Page, how: Autoplay): Promise<number> {
  return page.evaluate(playOn, how);
}
