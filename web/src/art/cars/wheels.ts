/** A wheel in its car's box: its middle and its radius; every wheel stands on the rail at y = 186. */
export interface WheelAt {
  x: number;
  y: number;
  r: number;
  kind: 'big' | 'small';
}

const at = (x: number, r: number): WheelAt => ({
  x,
  y: 186 - r,
  r,
  kind: r > 20 ? 'big' : 'small',
});

const wagon = [38, 72, 168, 202].map((x) => at(x, 15));
const locomotive = [
  ...[-84, -52].map((x) => at(x, 13)),
  ...[-8, 42].map((x) => at(x, 21)),
  ...[104, 136, 182, 214].map((x) => at(x, 15)),
];

export function wheelsOf(kind: string): readonly WheelAt[] {
  return kind === 'locomotive' ? locomotive : wagon;
}

/** Where the locomotive's smoke comes out, in its box. */
export const funnel = { x: -75, y: 14 };
