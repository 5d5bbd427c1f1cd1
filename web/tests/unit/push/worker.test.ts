import { beforeEach, expect, test, vi } from 'vitest';
import {
  listenForPushes,
  pushChanged,
  type PushEvents,
  type PushScope,
} from '../../../src/push/worker';

const words = { title: 'Your turn', stop: 'Stop these notices' };
const notice = { what: 'turn', table: 'abc', code: 'QXZ', title: 'Friday game' };

const show = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const unsubscribe = vi.fn(async () => true);
const forget = vi.fn(async () => undefined);
const postMessage = vi.fn();
const close = vi.fn();
let listeners: { [K in keyof PushEvents]?: (event: PushEvents[K]) => void };
let pages: Awaited<ReturnType<PushScope['clients']['matchAll']>>;

function worker(known: () => Promise<typeof words | undefined> = async () => words): void {
  listeners = {};
  pages = [];
  const scope: PushScope = {
    registration: {
      scope: 'https://folsom.example/play/',
      showNotification: show,
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name, listener) => Object.assign(listeners, { [name]: listener }),
  };
  listenForPushes(scope, { kept: known, forget });
}

// Resolves with all that the worker was to stay awake for.
async function push(text: string | null): Promise<void> {
  let done: Promise<unknown> | undefined;
  const data = text === null ? null : { text: () => text };
  listeners.push?.({ data, waitUntil: (promise) => (done = promise) });
  await done;
}

async function click(action: string, data: unknown = 'abc'): Promise<void> {
  let done: Promise<unknown> | undefined;
  const notification = { close, data };
  listeners.notificationclick?.({ action, notification, waitUntil: (it) => (done = it) });
  await done;
}

beforeEach(() => {
  vi.clearAllMocks();
  worker();
});

test('a notice says whose turn it is and at which table, in the words of the page', async () => {
  await push(JSON.stringify(notice));
  expect(show).toHaveBeenCalledExactlyOnceWith('Your turn', {
    body: 'Friday game',
    tag: 'folsom abc',
    icon: 'https://folsom.example/play/apple-touch-icon.png',
    data: 'abc',
    actions: [{ action: 'stop', title: 'Stop these notices' }],
  });
});

test('a table without a title is called by its code', async () => {
  await push(JSON.stringify({ ...notice, title: '' }));
  expect(show).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: 'QXZ' }));
});

test.each([null, '', 'nonsense', '[]', 'null', '{"table":'])(
  'something is shown of %j too',
  async (text) => {
    await push(text);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'Your turn',
      expect.objectContaining({ body: '' }),
    );
  },
);

test('words that cannot be read keep no notice away', async () => {
  worker(() => Promise.reject(new Error('no database')));
  await push(JSON.stringify(notice));
  expect(show).toHaveBeenCalledWith('Folsom', expect.objectContaining({ body: 'Friday game' }));
});

test('a tap opens the table, or goes to the page that shows it', async () => {
  await click('');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://folsom.example/play/t/abc');
  const focus = vi.fn(async () => undefined);
  pages = [
    { url: 'https://folsom.example/play/t/abcd', focus: vi.fn(), postMessage },
    { url: 'https://folsom.example/play/t/abc?seat=1#log', focus, postMessage },
  ];
  await click('');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(forget).not.toHaveBeenCalled();
});

test('an address comes from a table only', async () => {
  await click('', '../../elsewhere?x');
  await click('', null);
  expect(openWindow.mock.calls).toEqual([
    ['https://folsom.example/play/t/..%2F..%2Felsewhere%3Fx'],
    ['https://folsom.example/play/'],
  ]);
});

test('one tap stops them', async () => {
  await click('stop');
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(forget).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test('pages that are open hear that somebody stopped them', async () => {
  pages = [{ url: 'https://folsom.example/play/', focus: vi.fn(), postMessage }];
  await click('stop');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(pushChanged);
});

test('words that cannot be forgotten keep nobody from stopping', async () => {
  forget.mockRejectedValueOnce(new Error('no database'));
  await click('stop');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('pages that are open hear of a subscription that the browser has changed', async () => {
  pages = [{ url: 'https://folsom.example/play/', focus: vi.fn(), postMessage }];
  let done: Promise<unknown> | undefined;
  listeners.pushsubscriptionchange?.({ waitUntil: (promise) => (done = promise) });
  await done;
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(pushChanged);
});
