// What an address says of a replay: whose eyes, which moment, and whether it is reviewed.
import { replayPath, type HallName } from '../app/halls';
import type { ReplaySeat } from '../app/http';

// How thorough a review is, in iterations; 'standard' where the address does not say.
export type Depth = number | 'standard';

interface Moment {
  seat: ReplaySeat;
  at: number | undefined; // Undefined: where a replay opens.
  review?: Depth | undefined; // Undefined: it is not reviewed.
  reel?: boolean; // It begins with its best moments.
}

// Anything else than a seat, `-1` or `open` is what everybody could see.
export function readSeat(text: string | null): ReplaySeat {
  if (text === 'open') return 'open';
  return text !== null && /^[0-5]$/.test(text) ? Number(text) : -1;
}

export function readMoment(query: URLSearchParams): Moment {
  const at = query.get('at') ?? '';
  return {
    seat: readSeat(query.get('seat')),
    at: /^\d+$/.test(at) ? Number(at) : undefined,
    review: readDepth(query.get('review')),
    ...(query.has('reel') && { reel: true }),
  };
}

// `review` or `review=400`.
export function readDepth(text: string | null): Depth | undefined {
  if (text === null) return undefined;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 'standard';
}

// A game of this hall, or none.
export function momentPath(hall: HallName, id: string | undefined, moment: Moment): string {
  const { seat, at, review, reel = false } = moment;
  const path = id === undefined ? '/replay' : replayPath(hall, encodeURIComponent(id));
  const depth = review === undefined ? '' : review === 'standard' ? '&review' : `&review=${review}`;
  return `${path}?seat=${seat}${at === undefined ? '' : `&at=${at}`}${depth}${reel ? '&reel' : ''}`;
}

// The server says which line of a record is wrong: "line 12: there is no such action". Its reason is
// for programmers; readers are told by the code.
export function readDamagedLine(message: string): number | undefined {
  const [, line] = /^line (\d+): /.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}
