import { isBandit } from '../../core/places';
import type { Bandit, BanditScore, Result, SeatScore } from '../../protocol/generated';

const banditParts = ['purses', 'jewels', 'strongboxes', 'conductor', 'ransom'] as const;
const seatParts = ['shares', 'gunslinger', 'mortal'] as const;
export type Part = (typeof banditParts)[number] | (typeof seatParts)[number];

interface BanditRow {
  bandit: Bandit;
  caught: boolean;
  parts: { part: Part; amount: number }[];
}

interface SeatRow {
  seat: number;
  place: number;
  winner: boolean;
  total: number;
  sideTotal: number;
  bandits: BanditRow[];
  parts: { part: Part; amount: number }[];
}

function banditRow(bandit: Bandit, score: BanditScore): BanditRow {
  const parts = banditParts
    .map((part) => ({ part, amount: score[part] }))
    .filter(({ part, amount }) => amount !== 0 || part === 'purses');
  return { bandit, caught: score.caught, parts };
}

function seatRow(result: Result, score: SeatScore, seat: number): SeatRow {
  const bandits = Object.entries(result.bandits).flatMap(([name, own]) =>
    own && own.seat === seat && isBandit(name) ? [banditRow(name, own)] : [],
  );
  const parts = seatParts
    .map((part) => ({ part, amount: score[part] }))
    .filter(({ amount }) => amount !== 0);
  const winner = result.winners.includes(seat);
  const { total, side_total: sideTotal } = score;
  return { seat, place: 0, winner, total, sideTotal, bandits, parts };
}

// Winners first, then by money; equal money shares a place.
export function seatRows(result: Result): SeatRow[] {
  const rows = result.seats.map((score, seat) => seatRow(result, score, seat));
  rows.sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.sideTotal - a.sideTotal || a.seat - b.seat,
  );
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const level = before && before.sideTotal === row.sideTotal && before.winner === row.winner;
    row.place = level ? before.place : i + 1;
  });
  return rows;
}

// How much of an amount is shown after a part of the counting, 0 to 1; ends exactly.
export function counted(amount: number, part: number): number {
  if (part >= 1) return amount;
  const eased = 1 - (1 - Math.max(0, part)) ** 3;
  return Math.round((amount * eased) / 10) * 10;
}
