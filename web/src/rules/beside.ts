// Where an explanation stands, and whom it belongs to.
const gap = 8;

// Above the thing, else below it, never over the edge of the window.
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

// Adds to what describes an element; returns how to take it away again.
export function describeBy(element: Element, id: string): () => void {
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', before);
  };
}
