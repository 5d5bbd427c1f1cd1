// The daily train without a page: the line that people share, the months of its calendar, and how
// a ride compares with others.
import type { DailyResult, DailyTry } from '../protocol/generated';

type Deed = DailyResult['rounds'][number]['deed'];

// What happened in a round, as people see it in a message.
export const deedSigns: Record<Deed, string> = {
  robbed: '💰',
  shot: '🔫',
  punched: '👊',
  hit: '🩹',
  lost: '💸',
  marshal: '⭐',
  quiet: '💤',
};
const medals = ['🥇', '🥈', '🥉'];
const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

// A bar for each round, the tallest for the most money they had.
export function moneyBars(rounds: DailyResult['rounds']): string {
  const most = Math.max(1, ...rounds.map(({ money }) => money));
  return rounds
    .map(({ money }) => bars[Math.round((Math.max(0, money) / most) * (bars.length - 1))])
    .join('');
}

export function deedLine(rounds: DailyResult['rounds']): string {
  return rounds.map(({ deed }) => deedSigns[deed]).join('');
}

export function placeSign({ place, seats }: DailyResult): string {
  const medal = medals[place - 1];
  return `${medal ? `${medal} ` : ''}${place}/${seats}`;
}

// Nothing of it tells a card, a name or a bandit. `title`: train and money in the reader's words.
export function shareText(title: string, result: DailyResult, link: string): string {
  const head = `🚂 ${title} · ${placeSign(result)}`;
  return [head, deedLine(result.rounds), moneyBars(result.rounds), link].join('\n');
}

// In how many of these games somebody made less.
export function beaten(own: number, money: readonly number[]): number {
  return money.filter((other) => other < own).length;
}

// --- Days ("2026-11-18") and months ("2026-11"), in UTC

export const monthOf = (day: string): string => day.slice(0, 7);
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
// Noon, so that it is that day for whoever formats it in UTC or near it.
export const timeOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

// Its days in weeks from Monday to Sunday; undefined before the first and after the last.
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells: (string | undefined)[] = Array.from({ length: before }, () => undefined);
  for (let date = 1; date <= count; ++date) cells.push(`${month}-${String(date).padStart(2, '0')}`);
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// How much is left until then, in whole hours and minutes.
export function untilNext(next: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((next - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

// Of which number a day's train is, from one of which both are known.
export function numberOf(day: string, known: { day: string; number: number }): number {
  return known.number + Math.round((timeOf(day) - timeOf(known.day)) / 86_400_000);
}

export type RideState = 'none' | 'riding' | 'done' | 'refused' | 'checking' | 'left';
export function stateOf(one: DailyTry | undefined): RideState {
  if (!one) return 'none';
  if (one.result) return 'done';
  if (one.refused !== undefined) return 'refused';
  if (one.stage === 'finished') return 'checking';
  return one.stage === 'closed' ? 'left' : 'riding';
}
