// What is asked of the server over HTTP.
import type { ErrorReply, RecordList, Replay, TableChoices } from '../protocol/generated';
import { Refusal } from '../core/follow/answers';

// A seat's number, -1 for what everybody saw, or all cards open.
export type ReplaySeat = number | 'open';

function lost(): Refusal {
  return new Refusal({ code: 'link/lost', message: 'no connection' });
}

// Something between here and the server does not reach it.
const gatewayTroubles = [502, 503, 504];

async function problemOf(reply: Response): Promise<Refusal> {
  try {
    const { error }: ErrorReply = await reply.json();
    return new Refusal(error);
  } catch {
    if (gatewayTroubles.includes(reply.status)) return lost();
    return new Refusal({ code: `http/${reply.status}`, message: reply.statusText });
  }
}

// The schema of the server vouches for the form of what it sends.
async function json<T>(path: string, request?: RequestInit): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, request);
    if (reply.ok) return await reply.json();
  } catch {
    throw lost(); // Also in the middle of a text.
  }
  throw await problemOf(reply);
}

export function getOptions(): Promise<TableChoices> {
  return json('/api/options');
}

export function getRecords(before?: string): Promise<RecordList> {
  return json(before === undefined ? '/api/records' : `/api/records?before=${before}`);
}

export function recordPath(id: string): string {
  return `/api/records/${encodeURIComponent(id)}`;
}

export function getReplay(id: string, seat: ReplaySeat): Promise<Replay> {
  return json(`/api/replays/${encodeURIComponent(id)}?seat=${seat}`);
}

// A record that is no game of this server.
export function postReplay(record: string, seat: ReplaySeat): Promise<Replay> {
  return json(`/api/replays?seat=${seat}`, { method: 'POST', body: record });
}
