// What an address says of a replay: whose eyes, and which moment.
import { replayPath, type HallName } from '../app/halls';
import type { ReplaySeat } from '../app/http';

interface Moment {
  seat: ReplaySeat;
  at: number | undefined; // Undefined: where a replay opens.
}

// Anything else than a seat, `-1` or `open` is what everybody could see.
export function readSeat(text: string | null): ReplaySeat {
  if (text === 'open') return 'open';
  return text !== null && /^[0-5]$/.test(text) ? Number(text) : -1;
}

export function readMoment(query: URLSearchParams): Moment {
  const at = query.get('at') ?? '';
  return { seat: readSeat(query.get('seat')), at: /^\d+$/.test(at) ? Number(at) : undefined };
}

// A game of this hall, or none.
export function momentPath(hall: HallName, id: string | undefined, { seat, at }: Moment): string {
  const path = id === undefined ? '/replay' : replayPath(hall, encodeURIComponent(id));
  return at !== undefined ? `${path}?seat=${seat}&at=${at}` : `${path}?seat=${seat}`;
}

// The server says which line of a record is wrong: "line 12: there is no such action". Its reason is
// for programmers; readers are told by the code.
export function readDamagedLine(message: string): number | undefined {
  const [, line] = /^line (\d+): /.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}
