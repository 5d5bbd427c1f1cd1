import type { Words } from '../../core/words';
import type { Names } from '../../core/sentences';
import type { Chair } from '../../protocol/generated';

// Names in a row as the language joins them: "Anna, Ben and Cy".
export function joinNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

// Whom the table waits for besides the reader; bots are counted together when there are several.
export function waitingWords(
  asked: readonly number[],
  chairs: readonly Chair[],
  names: Names,
  locale: string,
): Words | undefined {
  const pending = asked.filter((seat) => !chairs.some((c) => c.seat === seat && c.yours));
  const plays = (seat: number) => chairs.find((chair) => chair.seat === seat);
  const bots = pending.filter((seat) => plays(seat)?.kind === 'bot' || plays(seat)?.away);
  const people = pending.filter((seat) => !bots.includes(seat)).map((seat) => names.seat(seat));
  if (!pending.length) return undefined;
  if (bots.length === 1 && bots[0] !== undefined) people.push(names.seat(bots[0]));
  const who = joinNames(people, locale);
  if (bots.length < 2) return { id: 'table-waiting-for', args: { who } };
  if (!people.length) return { id: 'table-waiting-for-bots', args: { bots: bots.length } };
  return { id: 'table-waiting-for-both', args: { who, bots: bots.length } };
}

// "0:42", "12:05", and hours or days for correspondence games.
export function clockText(ms: number): { days: number; text: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours > 0 || days > 0) return { days, text: `${hours}:${two(minutes)}:${two(seconds % 60)}` };
  return { days, text: `${minutes}:${two(seconds % 60)}` };
}
