// What is told about the seats of a running game: for the log, and as a note.
import type { SeatPassed, StoodIn } from '../protocol/generated';
import type { Line, Names } from './sentences';
import { words, type Words } from './words';

export type News = StoodIn | SeatPassed;

// `lines` is the log so far; `own` are the reader's seats; `shown` says a name as the page does.
export interface Reader {
  lines: readonly Line[];
  own: readonly number[];
  names: Names;
  shown: (name: string) => string;
}

export function newsWords(news: News, reader: Reader): Words {
  if (news.type === 'stood_in') return stoodIn(news, reader);
  const { name, from, invited } = news;
  const args = { name: reader.shown(name), from: reader.shown(from) };
  return words(invited ? 'table-seat-invited' : 'table-seat-passed', args);
}

// Only the seat itself is told the action; what it did stands in everybody's log.
function stoodIn({ seat, number, action }: StoodIn, reader: Reader): Words {
  if (!reader.own.includes(seat)) return words('table-stood-in', { name: reader.names.seat(seat) });
  const did = reader.lines.filter((line) => line.standIn && line.n <= number).at(-1);
  if (!did || action === undefined) return words('table-stood-in-secret');
  return words('table-stood-in-you', { what: did.words });
}
