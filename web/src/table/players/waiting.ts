import type { Words } from '../../core/words';

// Names in a row as the language joins them: "Anna, Ben and Cy".
export function joinNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

// Whom the table waits for besides the reader.
export function waitingWords(
  asked: readonly number[],
  mine: readonly number[],
  nameOf: (seat: number) => string,
  locale: string,
): Words | undefined {
  const others = asked.filter((seat) => !mine.includes(seat));
  if (others.length === 0) return undefined;
  return { id: 'table-waiting-for', args: { who: joinNames(others.map(nameOf), locale) } };
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
