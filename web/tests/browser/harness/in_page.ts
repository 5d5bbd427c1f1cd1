// What runs in the page and outside of it alike. Each of these functions is handed to the page as its
// text, so it uses nothing around it.

// What is asked, in what state of the game: two questions differ in it.
export function offered(): string {
  const root = document.querySelector<HTMLElement>(
    '[data-testid="screen-table"], [data-testid="screen-hand"]',
  );
  const actions = [...document.querySelectorAll<HTMLElement>('[data-action]')];
  const { number, decision } = root?.dataset ?? {};
  return [number, decision, ...actions.map((button) => button.dataset['action'])].join(' | ');
}

// A hand of cards is played from here and there, but the same way every time: a number below n.
export function whim(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
