// What several signs share. A prop is placed where it is to be seen best.

// How props are played that come and go at the offsets of their frames.
export const steady = { fill: 'both', easing: 'linear' } as const;

// Comes from `away` units below, stays a moment, and goes back.
export function popUp({ style }: HTMLElement, away: number): Keyframe[] {
  const base = style.transform;
  return [
    { transform: `${base} translateY(${away}px)`, opacity: 0 },
    { transform: `${base} translateY(${-away / 8}px)`, opacity: 1, offset: 0.4 },
    { transform: base, opacity: 1, offset: 0.75 },
    { transform: `${base} translateY(${away}px)`, opacity: 0 },
  ];
}

// Grows out of nothing, stays, and goes.
export function swell({ style }: HTMLElement): Keyframe[] {
  const base = style.transform;
  return [
    { transform: `${base} scale(0.2) rotate(-12deg)`, opacity: 0 },
    { transform: `${base} scale(1) rotate(3deg)`, opacity: 1, offset: 0.35 },
    { transform: `${base} scale(1) rotate(3deg)`, opacity: 1, offset: 0.8 },
    { transform: `${base} scale(1.1)`, opacity: 0 },
  ];
}
