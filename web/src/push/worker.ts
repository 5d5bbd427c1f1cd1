// What the service worker does with a notice that was pushed: shows it, opens its table, or stops
// them all. Only a page can tell the server of that, or of a subscription that the browser has
// changed or dropped by itself: so pages that are open are told, and others look when they start.
import type { PushNotice } from '../protocol/generated';
import type { PushWords } from './words';

// To pages: their subscription is another one, or none.
export const pushChanged = 'push changed';

const stop = 'stop';

// Of a worker, as much as this needs.
interface Shown {
  close(): void;
  data: unknown;
}
interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}
export interface PushEvents {
  push: Waiting & { data: { text(): string } | null };
  notificationclick: Waiting & { action: string; notification: Shown };
  pushsubscriptionchange: Waiting;
}
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: typeof pushChanged): void;
}
// Those that the page kept (words.ts).
export interface WordShelf {
  kept(): Promise<PushWords | undefined>;
  forget(): Promise<void>;
}
export interface PushScope {
  registration: {
    scope: string;
    showNotification(title: string, options: object): Promise<void>;
    pushManager: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
  };
  clients: {
    matchAll(of: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<K extends keyof PushEvents>(
    name: K,
    listener: (event: PushEvents[K]) => void,
  ): void;
}

function noticeOf(text: string | undefined): Partial<PushNotice> {
  try {
    return { ...JSON.parse(text ?? '{}') };
  } catch {
    return {}; // Not ours. Something must be shown all the same, or the browser says something.
  }
}

async function show(scope: PushScope, words: PushWords | undefined, text?: string) {
  const { table, code, title } = noticeOf(text);
  await scope.registration.showNotification(words?.title ?? 'Folsom', {
    body: title || code || '',
    tag: `folsom ${table ?? ''}`,
    icon: new URL('apple-touch-icon.png', scope.registration.scope).href,
    data: table,
    ...(words ? { actions: [{ action: stop, title: words.stop }] } : {}),
  });
}

// If no page is open, the server hears of it from the push service when it next has something to
// tell.
async function stopAll(scope: PushScope, words: WordShelf) {
  await words.forget().catch(() => undefined);
  await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
  await tellPages(scope);
}

async function openTable(scope: PushScope, table: unknown) {
  const path = typeof table === 'string' ? `t/${encodeURIComponent(table)}` : '';
  const { href } = new URL(path, scope.registration.scope);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url.split(/[?#]/)[0] === href);
  await (there ? there.focus() : scope.clients.openWindow(href));
}

async function tellPages(scope: PushScope) {
  for (const page of await scope.clients.matchAll({ type: 'window' }))
    page.postMessage(pushChanged);
}

export function listenForPushes(scope: PushScope, words: WordShelf): void {
  scope.addEventListener('push', (event) => {
    const kept = words.kept().catch(() => undefined);
    event.waitUntil(kept.then((known) => show(scope, known, event.data?.text())));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { action, notification } = event;
    notification.close();
    event.waitUntil(action === stop ? stopAll(scope, words) : openTable(scope, notification.data));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellPages(scope)));
}
