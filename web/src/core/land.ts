// What lies along the way. Every round the train comes to other land, in the last one to the station.
export const lands = ['desert', 'canyon', 'bridge', 'night', 'station'] as const;
export type Land = (typeof lands)[number];

// How much of the way is behind: 0 in the first round, 1 in the last. `rounds`: as many as there are,
// if that is known.
export function wayBehind(round: number, rounds: number | undefined): number {
  if (rounds === undefined || rounds < 2) return 0;
  return Math.min(1, Math.max(0, (round - 1) / (rounds - 1)));
}

export function landAt(way: number): Land {
  return lands[Math.floor(way * (lands.length - 1))] ?? 'desert';
}
