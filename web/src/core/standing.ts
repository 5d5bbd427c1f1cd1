import type { Result } from '../protocol/generated';

interface Rank {
  won: boolean;
  money: number;
}

// The place of every seat: winners first, then by the money of their side; equal ones share a place.
export function placesOf(result: Result): number[] {
  const ranks: Rank[] = result.seats.map(({ side_total: money }, seat) => {
    return { won: result.winners.includes(seat), money };
  });
  const isBefore = (a: Rank, b: Rank) => (a.won === b.won ? a.money > b.money : a.won);
  return ranks.map((own) => 1 + ranks.filter((other) => isBefore(other, own)).length);
}
