// Where the lines of the money graph run, in pixels.
import type { Bandit, GameTally, Result } from '../../protocol/generated';
import { allBandits } from '../../protocol/generated';

export interface Track {
  seat: number;
  bandit: Bandit | undefined;
  money: number[]; // At the start, after each round; with Gunslinger at last, if anybody got it.
}

export function tracksOf(tally: GameTally, result: Result): Track[] {
  const bonus = result.seats.some(({ gunslinger }) => gunslinger !== 0);
  return tally.money.map((money, seat) => {
    const total = result.seats[seat]?.total ?? 0;
    const bandit = allBandits.find((one) => result.bandits[one]?.seat === seat);
    return { seat, bandit, money: bonus ? [...money, total] : [...money] };
  });
}

const steps = [250, 500, 1000, 2000, 5000];

// Round amounts for the lines behind, from the lowest to the highest that is needed.
export function gridOf(tracks: readonly Track[]): number[] {
  const all = tracks.flatMap(({ money }) => money);
  const most = Math.max(250, ...all);
  const least = Math.min(0, ...all);
  const step = steps.find((one) => (most - least) / one <= 4.5) ?? 10_000;
  const from = Math.floor(least / step);
  const to = Math.ceil(most / step);
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

// Heights that are wanted, moved apart so that each has its room, in the same order.
export function apart(wanted: readonly number[], room: number, low: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((one, at) => {
    const before = order[at - 1];
    if (before) one.y = Math.max(one.y, before.y + room);
  });
  let most = low;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, most);
    most = one.y - room;
  }
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}
