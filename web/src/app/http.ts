// What is asked of the server over HTTP.
import type {
  ErrorReply,
  RecordList,
  Replay,
  TableChoices,
  Summary,
  TableList,
} from '../protocol/generated';
import { Refusal } from '../core/answers';

// A seat's number, -1 for what everybody saw, or all cards open.
export type ReplaySeat = number | 'open';

async function problemOf(reply: Response): Promise<Refusal> {
  try {
    const { error }: ErrorReply = await reply.json();
    return new Refusal(error);
  } catch {
    return new Refusal({ code: `http/${reply.status}`, message: reply.statusText });
  }
}

async function ask(path: string, request?: RequestInit): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(path, request);
  } catch {
    throw new Refusal({ code: 'link/lost', message: 'no connection' });
  }
  if (!reply.ok) throw await problemOf(reply);
  return reply;
}

// The schema of the server vouches for the form of what it sends.
async function json<T>(path: string, request?: RequestInit): Promise<T> {
  return (await ask(path, request)).json();
}

export function getOptions(): Promise<TableChoices> {
  return json('/api/options');
}

export function getTables(): Promise<TableList> {
  return json('/api/tables');
}

export function getTable(id: string): Promise<Summary> {
  return json(`/api/tables/${encodeURIComponent(id)}`);
}

export function getRecords(before?: number): Promise<RecordList> {
  return json(before === undefined ? '/api/records' : `/api/records?before=${before}`);
}

export function recordPath(id: string): string {
  return `/api/records/${encodeURIComponent(id)}`;
}

// The record as text.
export async function getRecord(id: string): Promise<string> {
  return (await ask(recordPath(id))).text();
}

export function getReplay(id: string, seat: ReplaySeat): Promise<Replay> {
  return json(`/api/replays/${encodeURIComponent(id)}?seat=${seat}`);
}

// A record that is no game of this server.
export function postReplay(record: string, seat: ReplaySeat): Promise<Replay> {
  return json(`/api/replays?seat=${seat}`, { method: 'POST', body: record });
}
