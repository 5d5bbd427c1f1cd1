import type { Pose, Who } from '../../art/figures/pose';

// Who does what in the picture of the start page, in units of the drawings.
export const cars = ['locomotive', 'saloon', 'jeweler', 'dining', 'mail'] as const;

// The locomotive reaches 100 to the left of its box.
export function carAt(index: number): number {
  return 124 + index * 240;
}

export const floorAbove = { roof: 132, inside: 50 };
type Floor = keyof typeof floorAbove;

interface Actor {
  who: Who;
  x: number;
  on: Floor;
  pose: Pose;
  left?: boolean;
}

export const actors: readonly Actor[] = [
  { who: 'cheyenne', x: 300, on: 'roof', pose: 'run', left: true },
  { who: 'tuco', x: 545, on: 'roof', pose: 'shoot' },
  { who: 'django', x: 800, on: 'roof', pose: 'shoot', left: true },
  { who: 'ghost', x: 1050, on: 'roof', pose: 'run', left: true },
  { who: 'doc', x: 505, on: 'inside', pose: 'stand', left: true },
  { who: 'belle', x: 680, on: 'inside', pose: 'run' },
  { who: 'marshal', x: 920, on: 'inside', pose: 'shoot', left: true },
];

export const loot = [
  { kind: 'strongbox', x: 330, on: 'inside' },
  { kind: 'purse', x: 435, on: 'inside' },
  { kind: 'jewel', x: 745, on: 'inside' },
  { kind: 'purse', x: 870, on: 'roof' },
  { kind: 'purse', x: 1010, on: 'inside' },
] as const;
