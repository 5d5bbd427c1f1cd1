// What an address says of a replay: whose eyes, and which moment.
import type { ReplaySeat } from '../app/http';

interface Moment {
  seat: ReplaySeat;
  at: number;
}

// Anything else than a seat, `-1` or `open` is what everybody could see.
export function readSeat(text: string | null): ReplaySeat {
  if (text === 'open') return 'open';
  return text !== null && /^[0-5]$/.test(text) ? Number(text) : -1;
}

export function readMoment(query: URLSearchParams): Moment {
  const at = Number(query.get('at') ?? '0');
  return { seat: readSeat(query.get('seat')), at: Number.isInteger(at) && at > 0 ? at : 0 };
}

export function momentPath(id: string | undefined, { seat, at }: Moment): string {
  const path = id === undefined ? '/replay' : `/replay/${encodeURIComponent(id)}`;
  return at > 0 ? `${path}?seat=${seat}&at=${at}` : `${path}?seat=${seat}`;
}

// The server says which line of a record is wrong: "line 12: there is no such action". Its reason is
// for programmers; readers are told by the code.
export function readDamagedLine(message: string): number | undefined {
  const [, line] = /^line (\d+): /.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}
