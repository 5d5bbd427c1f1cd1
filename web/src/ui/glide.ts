// What finds another place on the page glides there instead of jumping.
import type { AnimationConfig } from 'svelte/animate';
import { prefersReducedMotion } from 'svelte/motion';

const lasts = 260; // Milliseconds.
// Of what comes card by card: each is there before the next.
const quick = 140;

// For `animate:`: moves only, and lets sizes be. `pace`: of the speed that is set.
export function glide(
  _: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  pace: number,
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: prefersReducedMotion.current ? 0 : quick * pace,
    css: (_t, left) => `translate: ${left * x}px ${left * y}px`,
  };
}

// Notes where things are within what is around them; what it returns is to be called when they have
// moved, before that is drawn.
export function glideFrom(things: readonly HTMLElement[]): () => void {
  const place = ({ offsetLeft: x, offsetTop: y }: HTMLElement) => ({ x, y });
  const before = things.map(place);
  return () =>
    things.forEach((thing, i) => {
      const [from, to] = [before[i] ?? place(thing), place(thing)];
      if (prefersReducedMotion.current || (from.x === to.x && from.y === to.y)) return;
      const transform = [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, 'none'];
      thing.animate({ transform }, { duration: lasts, easing: 'ease-out' });
    });
}
