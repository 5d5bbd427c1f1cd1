import { beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../../../src/app/kept';
import { Pushes } from '../../../src/app/push.svelte';
import type { PushWords } from '../../../src/push/words';

const key = 'AQID'; // Three bytes: 1, 2, 3.

// A browser that may be subscribed, and the server behind it.
class Browser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  subscription: PushSubscription | null = null;
  serial = 0;
  words: unknown;

  subscribed(endpoint = `https://push.example/${++this.serial}`, of = [1, 2, 3]) {
    this.subscription = {
      endpoint,
      options: { applicationServerKey: new Uint8Array(of).buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
    return this.subscription;
  }
  manager = {
    getSubscription: async () => this.subscription,
    subscribe: vi.fn(async (): Promise<PushSubscription> => this.subscribed()),
  };
}

const ask = vi.fn(async (message: { type: string }) => ({ type: 'ok', message }));
let browser: Browser;
let server: { person?: string; pushKey?: string; ask: typeof ask };
let pushes: Pushes;

beforeEach(() => {
  ask.mockClear();
  keep('folsom.push', undefined);
  browser = new Browser();
  server = { person: 'anna', pushKey: key, ask };
  const ports = {
    manager: async () => browser.manager as unknown as PushManager,
    onWorker: () => undefined,
    permission: () => browser.permission,
    request: async () => (browser.permission = browser.answer),
    keepWords: async (words: unknown) => void (browser.words = words),
    keptWords: async () => browser.words as PushWords | undefined,
    forgetWords: async () => void (browser.words = undefined),
  };
  pushes = new Pushes(ports, server as unknown as ConstructorParameters<typeof Pushes>[1]);
});

const asked = () => ask.mock.calls.map(([message]) => message.type);

test('a look that began before the switch was turned does not undo it', async () => {
  let letThrough = () => {};
  const held = new Promise<void>((done) => (letThrough = done));
  vi.spyOn(browser.manager, 'getSubscription').mockImplementationOnce(() => held.then(() => null));
  const looked = pushes.settle();
  const switched = pushes.switchOn();
  await new Promise(setImmediate); // Whatever does not wait is through.
  letThrough();
  await Promise.all([looked, switched]);
  expect([pushes.pushing, asked()]).toEqual(['on', ['push_subscribe']]);
  expect([browser.words, kept('folsom.push')]).toEqual([expect.anything(), expect.anything()]);
});

test('it is off until somebody wants it, and nobody is asked before', async () => {
  await pushes.settle();
  expect(pushes.pushing).toBe('off');
  expect(browser.permission).toBe('default');
  expect(asked()).toEqual([]);
});

test('a server that pushes nothing offers nothing', async () => {
  delete server.pushKey;
  await pushes.settle();
  expect(pushes.pushing).toBe('unsupported');
  await pushes.switchOn();
  expect(browser.manager.subscribe).not.toHaveBeenCalled();
});

test('who switches it on is told on this device', async () => {
  await pushes.switchOn();
  expect(browser.manager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    type: 'push_subscribe',
    endpoint: 'https://push.example/1',
    key: 'point',
    auth: 'secret',
  });
  expect(pushes.pushing).toBe('on');
});

test('the words are kept for the worker', async () => {
  await pushes.settle();
  expect(browser.words).toBeUndefined();
  await pushes.switchOn();
  expect(Object.keys(browser.words as object)).toEqual(['title', 'stop']);
});

test('who says no to the browser has none', async () => {
  browser.answer = 'denied';
  await pushes.switchOn();
  expect(pushes.pushing).toBe('denied');
  expect(browser.subscription).toBeNull();
});

test('what the server refuses is not left in the browser', async () => {
  ask.mockRejectedValueOnce(new Error('limit/push'));
  await expect(pushes.switchOn()).rejects.toThrow('limit/push');
  expect(browser.subscription).toBeNull();
  expect(kept('folsom.push')).toBeNull();
});

test('a visit later nothing is said again, unless the browser has another address', async () => {
  await pushes.switchOn();
  await pushes.settle();
  expect(asked()).toEqual(['push_subscribe']);
  browser.subscribed();
  await pushes.settle();
  expect(asked()).toEqual(['push_subscribe', 'push_subscribe']);
  expect(pushes.pushing).toBe('on');
});

test('switched off it ends in both places', async () => {
  await pushes.switchOn();
  await pushes.switchOff();
  expect(browser.subscription).toBeNull();
  expect(asked()).toEqual(['push_subscribe', 'push_unsubscribe']);
  expect(pushes.pushing).toBe('off');
});

test('of two turns of the switch the last counts, though the browser asks in between', async () => {
  await Promise.all([pushes.switchOn(), pushes.switchOff()]);
  expect(browser.subscription).toBeNull();
  expect(pushes.pushing).toBe('off');
  await Promise.all([pushes.switchOff(), pushes.switchOn()]);
  expect(browser.subscription).not.toBeNull();
  expect(pushes.pushing).toBe('on');
});

test('who signs out meanwhile leaves nothing to the next one', async () => {
  let words: unknown = { title: '', stop: '' };
  const set = (kept: unknown) => {
    words = kept;
    server.person = 'ben'; // Just then.
  };
  Object.defineProperty(browser, 'words', { get: () => words, set });
  await pushes.switchOn();
  await pushes.settle();
  expect(browser.subscription).toBeNull();
  expect(pushes.pushing).toBe('off');
});

test('a browser without a push service is said to be one', async () => {
  browser.manager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  await expect(pushes.switchOn()).rejects.toMatchObject({ code: 'push/none' });
  expect(asked()).toEqual([]);
});

test('a subscription that the browser dropped is made anew, and the server is told', async () => {
  await pushes.switchOn();
  browser.subscription = null;
  await pushes.settle();
  expect(browser.subscription).toMatchObject({ endpoint: 'https://push.example/2' });
  expect(ask).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'push_subscribe', endpoint: 'https://push.example/2' }),
  );
  expect(pushes.pushing).toBe('on');
});

test('what cannot be made anew now is tried again at the next visit', async () => {
  await pushes.switchOn();
  browser.subscription = null;
  browser.manager.subscribe.mockRejectedValueOnce(new DOMException('away', 'AbortError'));
  await pushes.settle();
  expect(pushes.pushing).toBe('off');
  expect(asked()).toEqual(['push_subscribe']);
  await pushes.settle();
  expect(pushes.pushing).toBe('on');
});

test('nothing is made anew that the browser does not allow any more', async () => {
  await pushes.switchOn();
  browser.subscription = null;
  browser.permission = 'denied';
  await pushes.settle();
  expect(browser.manager.subscribe).toHaveBeenCalledOnce();
  expect(asked()).toEqual(['push_subscribe', 'push_unsubscribe']);
});

test('who stopped it on a notice has told the server at the next visit', async () => {
  await pushes.switchOn();
  browser.subscription = null;
  browser.words = undefined;
  await pushes.settle();
  expect(asked()).toEqual(['push_subscribe', 'push_unsubscribe']);
  expect(pushes.pushing).toBe('off');
  await pushes.settle();
  expect(asked()).toHaveLength(2);
  expect(browser.words).toBeUndefined();
});

test('somebody else in this browser gets none of it', async () => {
  await pushes.switchOn();
  server.person = 'ben';
  await pushes.settle();
  expect(browser.subscription).toBeNull();
  expect(asked()).toEqual(['push_subscribe']);
  expect(pushes.pushing).toBe('off');
});

test('a subscription for another key of the server is void', async () => {
  await pushes.switchOn();
  browser.subscribed('https://push.example/1', [3, 2, 1]);
  await pushes.settle();
  expect(browser.subscription).toBeNull();
  expect(pushes.pushing).toBe('off');
});
