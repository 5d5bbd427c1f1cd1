import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayPath, tablePath } from '../../../src/app/halls';
import { getRecord, getRecords, getReplay, postReplay } from '../../../src/app/http';
import { go, readRoute } from '../../../src/app/router.svelte';
import { away, currentHall, here, session } from '../../../src/app/session.svelte';
import { Session } from '../../../src/app/hall_session.svelte';
import type { SocketListener } from '../../../src/core/follow/link';
import { hallLine } from '../../../src/solo/line';

let browser: EventTarget;
const place = { href: 'http://localhost/', pathname: '/', search: '' };

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', browser);
  vi.stubGlobal('location', place);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => {
      place.href = `http://localhost${path}`;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('addresses of halls', () => {
  const at = (path: string) => readRoute(new URL(path, 'http://localhost'));

  test.each([
    [tablePath('here', 'abc'), 'table', 'here'],
    [tablePath('away', 'abc'), 'table', 'away'],
    [replayPath('here', 'abc'), 'replay', 'here'],
    [replayPath('away', 'abc'), 'replay', 'away'],
  ])('%s is a %s of the hall %s', (path, name, hall) => {
    expect(at(path)).toMatchObject({ name, hall, params: { id: 'abc' } });
  });

  test('some are of neither, some of a server only', () => {
    expect([at('/').hall, at('/rules').hall, at('/replay').hall]).toEqual(Array(3).fill(undefined));
    expect([at('/watch').hall, at('/c/K7QX').hall, at('/seat#x').hall]).toEqual([
      'away',
      'away',
      'away',
    ]);
    expect([at('/replay/there/abc').name, at('/here/a/b').name]).toEqual(['lost', 'lost']);
  });
});

describe('the session', () => {
  test('stands for the hall of the address', () => {
    here.name = 'Here';
    away.name = 'Away';
    go('/here/abc');
    expect([session.hall, session.name, currentHall()]).toEqual(['here', 'Here', here]);
    go('/t/abc');
    expect([session.hall, session.name, currentHall()]).toEqual(['away', 'Away', away]);
  });

  test('elsewhere stands for the server while there is one', () => {
    go('/rules');
    expect(session.hall).toBe('away');
    away.state = 'offline';
    expect(session.hall).toBe('here');
    away.state = 'online';
    expect(session.hall).toBe('away');
  });
});

describe('a hall', () => {
  let listener: SocketListener | undefined;
  function sessionOf(hall: 'here' | 'away'): Session {
    return new Session(hall, {
      open: (made) => {
        listener = made;
        return { send: () => undefined, close: () => undefined };
      },
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer),
      random: () => 0,
      token: { get: () => undefined, set: () => undefined },
    });
  }
  const welcome = () => {
    listener?.opened();
    const who = { person: 'p', name: 'Anna', claimed: false, program: false };
    const text = { type: 'welcome', id: 1, protocol: 1, ...who, server: '1', now: 0 };
    listener?.received(JSON.stringify(text));
  };

  test('that cannot be reached says so, and is there as soon as it can', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const hall = sessionOf('away');
    const reached = expect(hall.reach()).rejects.toMatchObject({ code: 'link/none' });
    await vi.advanceTimersByTimeAsync(5000);
    await reached;
    const again = hall.reach();
    welcome();
    await again;
  });

  test('in the page that does not start says so', async () => {
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 0, body: '' });
    const refused = expect(sessionOf('here').reach()).rejects.toMatchObject({ code: 'here/none' });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
  });

  test('in the page stays when the network goes', async () => {
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: '{}' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const states = ['here', 'away'].map((name) => {
      const hall = sessionOf(name === 'here' ? 'here' : 'away');
      hall.start();
      welcome();
      browser.dispatchEvent(new Event('offline'));
      return hall.state;
    });
    expect(states).toEqual(['online', 'offline']);
  });

  test.each([
    ['server/full', 'here/full'],
    ['server/internal', 'here/internal'],
    ['table/unknown', 'table/unknown'],
  ])('in the page says %s as %s', async (code, said) => {
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: '{}' });
    const hall = sessionOf('here');
    hall.start();
    welcome();
    const refused = expect(hall.ask({ type: 'my_tables' })).rejects.toMatchObject({ code: said });
    listener?.received(JSON.stringify({ type: 'error', id: 2, code, message: '' }));
    await refused;
  });

  test.each([
    ['here', 'here/lost'],
    ['away', 'link/lost'],
  ] as const)('%s that goes before it answers says %s', async (name, code) => {
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: '{}' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const hall = sessionOf(name);
    hall.start();
    welcome();
    const refused = expect(hall.rename('Belle')).rejects.toMatchObject({ code });
    listener?.closed();
    await refused;
  });
});

describe('who one is in the page', () => {
  const key = 'folsom.here.token';
  let lines: { listener: SocketListener; sent: { token?: string }[] }[];
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map([[key, 'stored']]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: '{}' });
    lines = [];
    vi.spyOn(hallLine, 'open').mockImplementation((listener) => {
      const sent: { token?: string }[] = [];
      lines.push({ listener, sent });
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
    });
  });

  // The tokens of all hellos, where another tab gets a token too after the first.
  async function tokensOf(keeps: 'all' | 'nothing'): Promise<(string | undefined)[]> {
    new Session('here').start();
    hallLine.onlimits?.({ keeps, secure: true });
    lines[0]?.listener.opened();
    const who = { person: 'p', name: 'Anna', claimed: false, program: false, token: 'own' };
    const welcome = { type: 'welcome', id: 1, protocol: 1, ...who, server: '1', now: 0 };
    lines[0]?.listener.received(JSON.stringify(welcome));
    stored.set(key, 'of another tab');
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
    await vi.advanceTimersByTimeAsync(1000);
    lines[1]?.listener.opened();
    return lines.map(({ sent }) => sent[0]?.token);
  }

  test('is the same in all tabs', async () => {
    expect(await tokensOf('all')).toEqual(['stored', 'of another tab']);
  });

  test('is each tab’s own affair where nothing is stored', async () => {
    expect(await tokensOf('nothing')).toEqual([undefined]);
    expect(stored.get(key)).toBe('of another tab');
  });
});

describe('what is asked over HTTP', () => {
  test('is asked of the hall in the page without a network', async () => {
    const ask = vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: '{"n":1}' });
    expect(await getReplay('here', 'abc', 'open')).toEqual({ n: 1 });
    expect(await postReplay('a record', -1)).toEqual({ n: 1 });
    expect(await getRecord('here', 'abc')).toBe('{"n":1}');
    expect(ask.mock.calls).toEqual([
      ['GET', '/api/replays/abc?seat=open', undefined],
      ['POST', '/api/replays?seat=-1', 'a record'],
      ['GET', '/api/records/abc', undefined],
    ]);
  });

  test('is refused there as a server refuses it', async () => {
    const body = '{"error":{"code":"table/unreadable","message":"line 3"}}';
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 500, body });
    await expect(getReplay('here', 'abc', -1)).rejects.toMatchObject({ code: 'table/unreadable' });
  });

  test('fails there for the device’s reasons, not a server’s', async () => {
    const body = '{"error":{"code":"server/store_failed","message":""}}';
    const ask = vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 503, body });
    const asked = [
      () => getRecords('here'),
      () => getRecord('here', 'abc'),
      () => getReplay('here', 'abc', -1),
    ];
    for (const get of asked)
      await expect(get()).rejects.toMatchObject({ code: 'here/store_failed' });
    ask.mockResolvedValue({ status: 0, body: '' });
    for (const get of asked) await expect(get()).rejects.toMatchObject({ code: 'here/lost' });
    ask.mockResolvedValue({ status: 200, body: '<html>' });
    await expect(getRecords('here')).rejects.toMatchObject({ code: 'here/lost' });
  });
});
