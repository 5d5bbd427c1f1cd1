// Above the thing, else below it, never over the edge of the window.
const gap = 8;

export function placeBeside(card: HTMLElement, thing: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = thing.left + thing.width / 2 - width / 2;
  const above = thing.top - height - gap;
  const below = thing.bottom + gap;
  const top = above >= gap ? above : below;
  card.style.left = `${clamp(left, innerWidth - width - gap)}px`;
  card.style.top = `${clamp(top, innerHeight - height - gap)}px`;
}

function clamp(at: number, most: number): number {
  return Math.max(gap, Math.min(at, most));
}
