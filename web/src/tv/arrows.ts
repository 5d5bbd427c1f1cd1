// A remote control has four arrows and one key more: arrows go to what lies in their direction.
interface Box {
  x: number;
  y: number;
}

const ways: Record<string, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

// Of these the nearest in this direction from here; what lies aside is further away.
export function nearest<T extends Box>(from: Box, way: Box, all: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    const along = (one.x - from.x) * way.x + (one.y - from.y) * way.y;
    const aside = Math.abs((one.x - from.x) * way.y) + Math.abs((one.y - from.y) * way.x);
    if (along <= 1 || along + 2 * aside >= least) continue;
    [best, least] = [one, along + 2 * aside];
  }
  return best;
}

function centre(element: HTMLElement): Box & { element: HTMLElement } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, element };
}

// To be called with keys that nobody else has taken.
export function roam(event: KeyboardEvent, within: HTMLElement): void {
  const way = ways[event.key];
  if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...within.querySelectorAll<HTMLElement>('button:enabled, a[href]')]
    .filter((element) => element.offsetParent !== null)
    .map(centre);
  const active = document.activeElement;
  const here = all.find(({ element }) => element === active);
  const next = here ? nearest(here, way, all) : all[0];
  event.preventDefault();
  next?.element.focus();
}
