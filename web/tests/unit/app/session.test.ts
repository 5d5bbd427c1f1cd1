import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Session } from '../../../src/app/hall_session.svelte';
import type { SocketListener } from '../../../src/core/follow/link';

let listener: SocketListener;
let session: Session;
let options: ReturnType<typeof vi.fn>;
let token: string | undefined;
let sent: { type: string; id: number }[];

// An event of the browser, for those that listen to it.
const browser = new EventTarget();

const say = (message: object) => listener.received(JSON.stringify(message));
const notice = (code: string) => say({ type: 'notice', code, message: '' });

function welcome(server = '1', fields: object = {}): void {
  const who = { person: 'p', name: 'Anna', claimed: false, program: false, ...fields };
  say({ type: 'welcome', id: 1, protocol: 1, ...who, server, now: Date.now() + 5000 });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', browser);
  options = vi.fn(async () => new Response('{"levels":[]}'));
  vi.stubGlobal('fetch', options);
  token = undefined;
  sent = [];
  session = new Session('away', {
    open: (made) => {
      listener = made;
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
    },
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer),
    random: () => 0,
    token: { get: () => token, set: (value) => (token = value) },
  });
  session.start();
  listener.opened();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  test('knows who one is and what time it is', () => {
    welcome();
    expect([session.state, session.name]).toEqual(['online', 'Anna']);
    expect(session.now()).toBe(Date.now() + 5000);
  });

  test('runs what waits for the connection, each time', () => {
    const arrive = vi.fn();
    const end = session.onOnline(arrive);
    welcome();
    expect(arrive).toHaveBeenCalledOnce();
    end();
    welcome();
    expect(arrive).toHaveBeenCalledOnce();
  });

  test('keeps the word that the store is away, said before the welcome', () => {
    notice('server/waiting');
    welcome();
    expect(session.notice).toBe('waiting');
    notice('server/ready');
    expect(session.notice).toBeUndefined();
    notice('server/waiting');
    listener.closed();
    expect(session.notice).toBeUndefined();
  });

  test('says that the server restarts until it is back', () => {
    welcome();
    notice('server/restarting');
    listener.closed();
    expect(session.notice).toBe('restarting');
    vi.advanceTimersByTime(1000);
    listener.opened();
    welcome();
    expect(session.notice).toBeUndefined();
  });

  test.each([
    ['Guest 4821', { before: 'Anna', name: 'Guest 4821' }],
    ['Annie', undefined], // Chosen on another device.
  ])('is called %s when the server says so', (name, displaced) => {
    welcome();
    say({ type: 'notice', code: 'identity/renamed', message: '', name });
    expect(session.name).toBe(name);
    expect(session.displaced).toEqual(displaced);
  });

  test('takes another number for a guest without a word', () => {
    welcome();
    for (const name of ['Guest 4821', 'Guest 4822']) {
      say({ type: 'notice', code: 'identity/renamed', message: '', name });
    }
    expect(session.name).toBe('Guest 4822');
    expect(session.displaced?.name).toBe('Guest 4821');
  });

  test('signs out at the server first, then is a new guest', async () => {
    token = 'mine';
    welcome('1', { claimed: true });
    const gone = session.signOut();
    const asked = sent.at(-1);
    expect(asked).toMatchObject({ type: 'sign_out', everywhere: false });
    expect(token).toBe('mine');
    say({ type: 'ok', id: asked?.id });
    await gone;
    expect([token, session.claimed]).toEqual([undefined, false]);
    listener.opened();
    expect(sent.at(-1)).not.toHaveProperty('token');
    welcome('1', { person: 'q', name: 'Guest 1234', token: 'other' });
    expect(session.ended).toBeUndefined();
  });

  test('stays signed in when the server refuses to sign out', async () => {
    token = 'mine';
    welcome('1', { claimed: true });
    const gone = session.signOut(true);
    say({ type: 'error', id: sent.at(-1)?.id, code: 'server/store_failed', message: '' });
    await expect(gone).rejects.toMatchObject({ code: 'server/store_failed' });
    expect([token, session.claimed]).toEqual(['mine', true]);
  });

  test('says that it was signed out from elsewhere', () => {
    token = 'mine';
    welcome('1', { claimed: true });
    listener.closed();
    vi.advanceTimersByTime(1000);
    listener.opened();
    say({ type: 'error', id: sent.at(-1)?.id, code: 'identity/unknown_token', message: '' });
    welcome('1', { person: 'q', name: 'Guest 1234', token: 'other' });
    expect(session.ended).toBe('Anna');
    expect(session.claimed).toBe(false);
  });

  test('asks for the choices once, again after a failure and of a new server', async () => {
    welcome();
    await session.loadChoices();
    expect(options).toHaveBeenCalledOnce();
    welcome('2');
    await session.loadChoices();
    expect(options).toHaveBeenCalledTimes(2);
    options.mockRejectedValueOnce(new TypeError('no network'));
    welcome('3');
    await expect(session.loadChoices()).rejects.toMatchObject({ code: 'link/lost' });
    await session.loadChoices();
    expect(options).toHaveBeenCalledTimes(4);
  });

  test.each([
    [502, '<h1>Bad gateway</h1>', 'link/lost'],
    [500, 'oops', 'http/500'],
    [404, '{"error":{"code":"http/not_found","message":""}}', 'http/not_found'],
    [200, '{"levels":', 'link/lost'],
  ])('reads an answer of %i %s as %s', async (status, body, code) => {
    await session.loadChoices();
    options.mockResolvedValueOnce(new Response(body, { status }));
    welcome('1');
    welcome('2');
    await expect(session.loadChoices()).rejects.toMatchObject({ code });
  });
});
