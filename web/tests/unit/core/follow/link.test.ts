import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import type { Welcome } from '../../../../src/protocol/generated';
import { Refusal } from '../../../../src/core/follow/answers';
import {
  Link,
  type LinkState,
  type Push,
  type SocketListener,
} from '../../../../src/core/follow/link';

type Message = Record<string, unknown> & { type: string; id?: number };

// A server's end of a connection.
class FakeSocket {
  readonly sent: Message[] = [];
  closed = false;

  constructor(readonly listener: SocketListener) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  answer(message: Message): void {
    this.listener.received(JSON.stringify(message));
  }

  last(): Message {
    return this.sent.at(-1)!;
  }

  welcome(token?: string): void {
    const id = this.last().id!;
    const rest = { protocol: 1, person: 'p', name: 'Anna', claimed: false, program: false };
    this.answer({ type: 'welcome', id, ...rest, server: '1', now: 0, ...(token && { token }) });
  }

  refuse(code: string, id = this.last().id!): void {
    this.answer({ type: 'error', id, code, message: code });
  }
}

let sockets: FakeSocket[];
let states: LinkState[];
let pushes: Push[];
let welcomes: Welcome[];
let token: string | undefined;
let link: Link;
let arrive: () => void;

const socket = () => sockets.at(-1)!;
const act = { type: 'act', table: 'T', seat: 0, decision: 3, action: 'draw' } as const;

function online(): void {
  link.start();
  socket().listener.opened();
  socket().welcome('new');
}

function comeBack(): void {
  vi.advanceTimersByTime(10_000);
  socket().listener.opened();
  socket().welcome();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  pushes = [];
  welcomes = [];
  token = undefined;
  arrive = () => undefined;
  link = new Link(
    {
      open: (listener) => sockets[sockets.push(new FakeSocket(listener)) - 1]!,
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer),
      random: () => 1,
      token: { get: () => token, set: (value) => (token = value) },
    },
    {
      state: (state) => states.push(state),
      welcome: (welcome) => {
        welcomes.push(welcome);
        arrive();
      },
      push: (push) => pushes.push(push),
    },
  );
});
afterEach(() => {
  link.stop();
  vi.useRealTimers();
});

describe('hello', () => {
  test('comes first, without a token at first', () => {
    link.start();
    socket().listener.opened();
    expect(socket().sent).toEqual([{ type: 'hello', id: 1, protocol: 1 }]);
    socket().welcome('secret');
    expect([token, states, welcomes.length]).toEqual(['secret', ['online'], 1]);
  });

  test('says who one is', () => {
    token = 'mine';
    link.start();
    socket().listener.opened();
    expect(socket().last().token).toBe('mine');
  });

  test('is said again without a token that nobody knows', () => {
    token = 'old';
    link.start();
    socket().listener.opened();
    socket().refuse('identity/unknown_token');
    expect(token).toBeUndefined();
    expect(socket().last()).toEqual({ type: 'hello', id: 2, protocol: 1 });
    socket().welcome('fresh');
    expect(token).toBe('fresh');
  });

  test('is said again with the token that another tab got meanwhile', () => {
    token = 'old';
    link.start();
    socket().listener.opened();
    token = 'other tab';
    socket().refuse('identity/unknown_token');
    expect(socket().last().token).toBe('other tab');
  });

  test('of another version ends it', async () => {
    link.start();
    const asked = link.ask({ type: 'my_tables' });
    socket().listener.opened();
    socket().refuse('hello/protocol');
    await expect(asked).rejects.toMatchObject({ code: 'hello/protocol' });
    await expect(link.ask({ type: 'ping' })).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(60_000);
    link.retryNow();
    expect([link.state, sockets.length, socket().closed]).toEqual(['outdated', 1, true]);
  });
});

describe('questions', () => {
  test('get their answers, in whatever order', async () => {
    online();
    const first = link.ask({ type: 'ping' });
    const second = link.ask({ type: 'rename', name: 'Bo' });
    const [, one, two] = socket().sent;
    socket().answer({ type: 'ok', id: two!.id!, name: 'Bo' });
    socket().answer({ type: 'ok', id: one!.id!, now: 5 });
    expect((await first).now).toBe(5);
    expect((await second).name).toBe('Bo');
  });

  test('are refused with code and clause', async () => {
    online();
    const asked = link.ask(act);
    socket().answer({
      type: 'error',
      id: socket().last().id!,
      code: 'action/not_legal',
      message: 'no',
      clause: 'MOVE-3',
    });
    await expect(asked).rejects.toMatchObject({ code: 'action/not_legal', clause: 'MOVE-3' });
  });

  test('wait for the connection', async () => {
    const asked = link.ask({ type: 'create', config: {} });
    online();
    expect(socket().last().type).toBe('create');
    socket().answer({ type: 'ok', id: socket().last().id!, table: 'T', code: 'C', commit: '' });
    expect((await asked).table).toBe('T');
  });

  test('are asked again after a while where there were too many', async () => {
    online();
    const asked = link.ask({ type: 'log', table: 'T' });
    socket().refuse('limit/messages');
    vi.advanceTimersByTime(2000);
    expect(socket().sent.filter((message) => message.type === 'log')).toHaveLength(2);
    socket().answer({ type: 'ok', id: socket().last().id!, lines: [] });
    expect((await asked).lines).toEqual([]);
  });

  test('are given up after the third time', async () => {
    online();
    const asked = link.ask({ type: 'log', table: 'T' });
    for (let i = 0; i < 3; i += 1) {
      socket().refuse('limit/messages');
      vi.advanceTimersByTime(2000);
    }
    await expect(asked).rejects.toMatchObject({ code: 'limit/messages' });
  });

  test('that came too late after too many are not done', async () => {
    online();
    const asked = link.ask(act);
    socket().refuse('limit/messages');
    vi.advanceTimersByTime(2000);
    socket().refuse('table/stale_decision');
    await expect(asked).rejects.toMatchObject({ code: 'table/stale_decision' });
  });

  test('for previews do not wait where there were too many', async () => {
    online();
    const asked = link.ask({ type: 'preview', table: 'T', seat: 0, decision: 3, action: 'draw' });
    socket().refuse('limit/messages');
    await expect(asked).rejects.toMatchObject({ code: 'limit/messages' });
  });

  test('survive an answer that cannot be read', () => {
    online();
    const complaint = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    socket().listener.received('{');
    expect(complaint).toHaveBeenCalledOnce();
    expect(link.state).toBe('online');
  });

  test('do not mix with pushes', () => {
    online();
    socket().answer({ type: 'notice', code: 'server/waiting', message: '' });
    expect(pushes.map((push) => push.type)).toEqual(['notice']);
  });
});

describe('a lost connection', () => {
  test('comes back after half a second, then with longer pauses up to ten', () => {
    online();
    socket().listener.closed();
    expect(states).toEqual(['online', 'offline']);
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
      socket().listener.closed();
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test('comes back at once when the network does', () => {
    online();
    socket().listener.closed();
    link.retryNow();
    expect(sockets).toHaveLength(2);
    link.retryNow();
    expect(sockets).toHaveLength(2);
  });

  test('starts with short pauses again', () => {
    online();
    for (let i = 0; i < 5; i += 1) {
      socket().listener.closed();
      vi.advanceTimersByTime(10_000);
    }
    socket().listener.opened();
    socket().welcome();
    vi.advanceTimersByTime(6000);
    const before = sockets.length;
    socket().listener.closed();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(before + 1);
  });

  test('that is thrown out after each welcome comes back less and less often', () => {
    online();
    for (let i = 0; i < 4; i += 1) {
      socket().listener.closed();
      vi.advanceTimersByTime(500 * 2 ** i - 1);
      expect(sockets).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(i + 2);
      socket().listener.opened();
      socket().welcome();
    }
  });

  test('lets those who arrive ask first, and everything once', () => {
    online();
    void link.ask({ type: 'log', table: 'T' });
    socket().listener.closed();
    arrive = () => void link.ask({ type: 'watch', table: 'T' });
    comeBack();
    expect(socket().sent.map((message) => message.type)).toEqual(['hello', 'watch', 'log']);
  });

  test('follows nothing: what ends following is not kept for the next', async () => {
    online();
    socket().listener.closed();
    await expect(link.ask({ type: 'unwatch', table: 'T' })).rejects.toBeInstanceOf(Refusal);
    await expect(link.ask({ type: 'lobby', on: false })).rejects.toBeInstanceOf(Refusal);
    comeBack();
    expect(socket().sent.map((message) => message.type)).toEqual(['hello']);
  });

  test('does not repeat previews', async () => {
    online();
    const { type: _, ...question } = act;
    const asked = link.ask({ type: 'preview', ...question });
    socket().listener.closed();
    await expect(asked).rejects.toMatchObject({ code: 'link/lost' });
  });

  test('sends what was refused for its number once, and as if for the first time', async () => {
    online();
    const said = link.ask({ type: 'chat', table: 'T', text: 'Howdy' });
    socket().refuse('limit/messages');
    socket().listener.closed();
    vi.advanceTimersByTime(500);
    socket().listener.opened();
    socket().welcome();
    vi.advanceTimersByTime(5000);
    expect(socket().sent.map((message) => message.type)).toEqual(['hello', 'chat']);
    socket().answer({ type: 'ok', id: socket().last().id! });
    await expect(said).resolves.toMatchObject({ type: 'ok' });
  });

  test('that slept is tried out when the page wakes up', () => {
    online();
    link.retryNow();
    expect(socket().last().type).toBe('ping');
    vi.advanceTimersByTime(3000);
    expect(link.state).toBe('offline');
  });

  test('sends a decision again, and takes "too late" for done', async () => {
    online();
    const done = link.ask(act);
    socket().listener.closed();
    comeBack();
    expect(socket().last()).toMatchObject(act);
    socket().refuse('table/stale_decision');
    await expect(done).resolves.toMatchObject({ type: 'ok' });
  });

  test('does not take a first "too late" for done', async () => {
    online();
    const asked = link.ask(act);
    socket().refuse('table/stale_decision');
    await expect(asked).rejects.toMatchObject({ code: 'table/stale_decision' });
  });

  test('does not repeat what might happen twice', async () => {
    online();
    const asked = link.ask({ type: 'chat', table: 'T', text: 'Howdy' });
    socket().listener.closed();
    await expect(asked).rejects.toMatchObject({ code: 'link/lost' });
    comeBack();
    expect(socket().sent.map((message) => message.type)).toEqual(['hello']);
  });

  test('is noticed by its silence', () => {
    online();
    vi.advanceTimersByTime(20_000);
    expect(socket().last().type).toBe('ping');
    socket().answer({ type: 'ok', id: socket().last().id!, now: 1 });
    expect(link.state).toBe('online');
    vi.advanceTimersByTime(28_000);
    expect(link.state).toBe('offline');
    expect(sockets[0]?.closed).toBe(true);
  });

  test('of somebody else asks nothing of what was asked before', async () => {
    online();
    socket().listener.closed();
    const waiting = link.ask({ type: 'rename', name: 'Bob' });
    const refused = expect(waiting).rejects.toMatchObject({ code: 'link/lost' });
    link.restart();
    await refused;
    socket().listener.opened();
    socket().welcome();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
  });

  test('of the past has nothing more to say', () => {
    online();
    const old = socket();
    link.drop();
    comeBack();
    old.listener.closed();
    old.answer({ type: 'notice', code: 'server/waiting', message: '' });
    expect([link.state, pushes]).toEqual(['online', []]);
  });

  test('is given up when it does not open', () => {
    link.start();
    vi.advanceTimersByTime(8000);
    expect([link.state, sockets[0]?.closed]).toEqual(['offline', true]);
  });
});
