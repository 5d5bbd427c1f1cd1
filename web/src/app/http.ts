// What is asked of a hall over HTTP: of the server, or of the hall in the page, which answers alike.
import type {
  BroughtGame,
  ErrorReply,
  RecordList,
  Replay,
  TableChoices,
} from '../protocol/generated';
import { addresses } from '../core/address';
import { Refusal } from '../core/follow/answers';
import { hallLine } from '../solo/line';
import type { HallName } from './halls';
import { refusalOf } from './refusals';

// A seat's number, -1 for what everybody saw, or all cards open.
export type ReplaySeat = number | 'open';

interface Request {
  path: string;
  record?: string; // Posted.
  token?: string; // Of who asks.
}

// Status 0: it was lost on the way.
interface Reply {
  status: number;
  body: string;
}

function lost(): Refusal {
  return new Refusal({ code: 'link/lost', message: 'no connection' });
}

async function fetchReply({ path, record, token }: Request): Promise<Reply> {
  if (!addresses.hasServer) throw new Refusal({ code: 'link/none', message: 'no server' });
  try {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const how = record === undefined ? undefined : { method: 'POST', body: record, headers };
    const reply = await fetch(path, how);
    return { status: reply.status, body: await reply.text() };
  } catch {
    return { status: 0, body: '' }; // Also in the middle of a text.
  }
}

function replyOf(hall: HallName, request: Request): Promise<Reply> {
  if (hall === 'away') return fetchReply(request);
  const { path, record } = request;
  return hallLine.ask(record === undefined ? 'GET' : 'POST', path, record);
}

// Something between here and the server does not reach it.
const gatewayTroubles = [0, 502, 503, 504];

function problemOf({ status, body }: Reply): Refusal {
  try {
    const { error }: ErrorReply = JSON.parse(body);
    return new Refusal(error);
  } catch {
    if (gatewayTroubles.includes(status)) return lost();
    return new Refusal({ code: `http/${status}`, message: '' });
  }
}

async function text(hall: HallName, request: Request): Promise<string> {
  const reply = await replyOf(hall, request);
  if (reply.status >= 200 && reply.status < 300) return reply.body;
  throw refusalOf(hall, problemOf(reply));
}

// The schema of the server vouches for the form of what it sends.
async function json<T>(hall: HallName, request: Request): Promise<T> {
  const body = await text(hall, request);
  try {
    return JSON.parse(body);
  } catch {
    throw refusalOf(hall, lost()); // It is not our server that answers.
  }
}

export function getOptions(hall: HallName): Promise<TableChoices> {
  return json(hall, { path: '/api/options' });
}

export function getRecords(hall: HallName, before?: string): Promise<RecordList> {
  const path = before === undefined ? '/api/records' : `/api/records?before=${before}`;
  return json(hall, { path });
}

export function recordPath(id: string): string {
  return `/api/records/${encodeURIComponent(id)}`;
}

// The text of a finished game.
export function getRecord(hall: HallName, id: string): Promise<string> {
  return text(hall, { path: recordPath(id) });
}

export function getReplay(hall: HallName, id: string, seat: ReplaySeat): Promise<Replay> {
  return json(hall, { path: `/api/replays/${encodeURIComponent(id)}?seat=${seat}` });
}

// A record that is no game of either hall: the page reads it itself.
export function postReplay(record: string, seat: ReplaySeat): Promise<Replay> {
  return json('here', { path: `/api/replays?seat=${seat}`, record });
}

// A finished game of the hall in the page, for the server.
export function getLog(id: string): Promise<string> {
  return text('here', { path: `/api/logs/${encodeURIComponent(id)}` });
}

// It is a game of the account from now on.
export function postGame(log: string, token: string): Promise<BroughtGame> {
  return json('away', { path: '/api/games', record: log, token });
}

// What the hall in the page judges answers to puzzles by.
export async function givePuzzles(lines: string): Promise<void> {
  await text('here', { path: '/api/puzzles', record: lines });
}
