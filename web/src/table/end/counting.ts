// The money of a finished game, piece by piece, in the order in which it is counted.
import { heldBy } from '../../core/money';
import { isBandit } from '../../core/places';
import { placesOf } from '../../core/standing';
import type { Bandit, BanditScore, Result, SeatScore, View } from '../../protocol/generated';

const otherLoot = ['jewels', 'strongboxes', 'conductor', 'ransom'] as const;
const seatParts = ['shares', 'mortal'] as const;
export type Part =
  'purses' | (typeof otherLoot)[number] | (typeof seatParts)[number] | 'gunslinger';

// One purse, or all of another kind. `beat`: when it is shown.
export interface Item {
  part: Part;
  amount: number;
  counts: boolean;
  beat: number;
}

interface BanditRow {
  bandit: Bandit;
  caught: boolean;
  items: Item[];
}

export interface SeatRow {
  seat: number;
  place: number;
  winner: boolean;
  total: number;
  sideTotal: number;
  bandits: BanditRow[];
  items: Item[];
  opened: number; // The beat at which its name is told, and the one at which all is told.
  summed: number;
}

export type Beat =
  | { kind: 'seat' | 'sum'; row: SeatRow }
  | { kind: 'item'; row: SeatRow; item: Item }
  | { kind: 'gunslinger'; rows: SeatRow[] }
  | { kind: 'winner' };

export interface Counting {
  rows: SeatRow[]; // Winners first, then by money; equal money shares a place.
  beats: Beat[];
}

function item(part: Part, amount: number, counts = true): Item {
  return { part, amount, counts, beat: 0 };
}

// One by one, if the viewer knows them all.
function pursesOf(view: View, bandit: Bandit, { purses, counts }: BanditScore): Item[] {
  const values = heldBy(view, bandit).purses.map(({ value }) => value ?? 0);
  const known = values.reduce((sum, value) => sum + value, 0) === purses;
  return (known && values.length > 0 ? values : [purses]).map((v) => item('purses', v, counts));
}

function banditRow(view: View, bandit: Bandit, score: BanditScore): BanditRow {
  const others = otherLoot
    .filter((part) => score[part] !== 0)
    .map((part) => item(part, score[part], score.counts));
  return { bandit, caught: score.caught, items: [...pursesOf(view, bandit, score), ...others] };
}

function seatRow(result: Result, view: View, score: SeatScore, seat: number): SeatRow {
  const bandits = Object.entries(result.bandits).flatMap(([name, own]) =>
    own && own.seat === seat && isBandit(name) ? [banditRow(view, name, own)] : [],
  );
  const parts = [...seatParts, 'gunslinger'] as const;
  const items = parts.filter((part) => score[part] !== 0).map((part) => item(part, score[part]));
  const winner = result.winners.includes(seat);
  const { total, side_total: sideTotal } = score;
  return { seat, place: 0, winner, total, sideTotal, bandits, items, opened: 0, summed: 0 };
}

function rowsOf(result: Result, view: View): SeatRow[] {
  const rows = result.seats.map((score, seat) => seatRow(result, view, score, seat));
  rows.sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.sideTotal - a.sideTotal || a.seat - b.seat,
  );
  const places = placesOf(result);
  for (const row of rows) row.place = places[row.seat] ?? 0;
  return rows;
}

function itemsOf(row: SeatRow): Item[] {
  return [...row.bandits.flatMap(({ items }) => items), ...row.items];
}

function isBonus({ part }: Item): boolean {
  return part === 'gunslinger';
}

// What of a row's money has been told at a beat.
export function totalAt(row: SeatRow, at: number): number {
  const told = itemsOf(row).filter(({ counts, beat }) => counts && beat <= at);
  return told.reduce((sum, { amount }) => sum + amount, 0);
}

// From the poorest up, Gunslinger when all are counted, the winner last.
export function countingOf(result: Result, view: View): Counting {
  const rows = rowsOf(result, view);
  const beats: Beat[] = [];
  const next = (beat: Beat) => beats.push(beat) - 1;
  for (const row of rowsAt(rows, -1).reverse()) {
    row.opened = next({ kind: 'seat', row });
    for (const one of itemsOf(row)) {
      if (!isBonus(one)) one.beat = next({ kind: 'item', row, item: one });
    }
    row.summed = next({ kind: 'sum', row });
  }
  const best = rows.filter((row) => row.items.some(isBonus));
  const handed = best.length > 0 ? next({ kind: 'gunslinger', rows: best }) : 0;
  for (const one of best.flatMap((row) => row.items.filter(isBonus))) one.beat = handed;
  next({ kind: 'winner' });
  return { rows, beats };
}

// Richest first, Gunslinger left out until it is handed out (it has the last beat but one).
export function rowsAt(rows: readonly SeatRow[], at: number): SeatRow[] {
  const worth = (row: SeatRow) => {
    const open = itemsOf(row).filter((one) => one.counts && (!isBonus(one) || one.beat <= at));
    return open.reduce((sum, { amount }) => sum + amount, 0);
  };
  return [...rows].sort((a, b) => worth(b) - worth(a) || b.seat - a.seat);
}
