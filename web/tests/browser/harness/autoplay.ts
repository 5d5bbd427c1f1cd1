// A game played on to its end by the page itself, where it does not matter how: no mouse travels, so
// it takes a fraction of the time. What a hand can reach is seen in by_hand.test.ts.
import type { Page } from 'playwright-core';
import { offered, whim } from './in_page';

interface Autoplay {
  seed: number;
  prefer: string; // A pattern: actions that are chosen where they are offered. Empty: none.
  patience: number; // How long the next question may take, in milliseconds.
}

async function playOn(
  { seed, prefer, patience }: Autoplay,
  asked: typeof offered,
  some: typeof whim,
): Promise<number> {
  const liked = new RegExp(prefer);
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (thing: HTMLElement) => thing.checkVisibility();
  const isOver = () => find('[data-testid="scores"], [data-testid="hand-end"]').some(isSeen);
  const choices = () => {
    const several = find('[data-testid="chooser"] [data-action]').filter(isSeen);
    return several.length > 0 ? several : find('[data-action]:not([disabled])').filter(isSeen);
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
  const below = some(seed);
  for (let made = 0; ; ++made) {
    await wait(() => isOver() || choices().length > 0, 'question');
    if (isOver()) return made;
    const all = choices();
    const best = prefer ? all.filter((it) => liked.test(it.dataset['action'] ?? '')) : [];
    const wanted = best.length > 0 ? best : all;
    const was = asked();
    wanted[below(wanted.length)]?.click();
    await wait(() => isOver() || asked() !== was, 'answer');
  }
}

// Returns how many decisions were made.
export function autoplay(page: Page, how: Autoplay): Promise<number> {
  return page.evaluate(`(${playOn})(${JSON.stringify(how)}, ${offered}, ${whim})`);
}
