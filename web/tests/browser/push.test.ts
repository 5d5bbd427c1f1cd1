// Notices that come when the page is closed. A browser without a display cannot subscribe to a push
// service: the subscription is the test's, all the rest is the browser's own.
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { openSettings } from './harness/page';
import { choose, enabled } from './harness/play';
import { sentBy } from './harness/wire';

const stage = setStage();

const notice = { what: 'turn', table: 'abcdefghijklmno', code: 'QXZK', title: 'Friday game' };

// The browser's half, in the page: a subscription that is lost when the page is opened again.
declare global {
  interface Window {
    push: { made: PushSubscription | null; broken: boolean };
  }
}

// As much of a worker as the test needs.
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  stopped: number;
  ExtendableEvent: new (type: string) => Event;
  NotificationEvent: new (
    type: string,
    options: { notification: Notification; action: string },
  ) => Event;
}

// A page in a browser that has a push service.
async function reachable(): Promise<Page> {
  const page = await stage.person({}, { serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const key =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    window.push = { made: null, broken: false };
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    PushManager.prototype.getSubscription = async () => window.push.made;
    PushManager.prototype.subscribe = async (options) => {
      if (window.push.broken) throw new DOMException('no push service', 'AbortError');
      sessionStorage['subscribed'] = Number(sessionStorage['subscribed'] ?? 0) + 1;
      const endpoint = `https://push.example/${sessionStorage['subscribed']}`;
      window.push.made = {
        endpoint,
        options: { applicationServerKey: bytesOf(String(options?.applicationServerKey)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
        unsubscribe: async () => ((window.push.made = null), true),
      } as unknown as PushSubscription;
      return window.push.made;
    };
  });
  await openSettings(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

// The push service's end of it.
async function service(page: Page): Promise<(data: object | string) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  return async (data) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  };
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notes = await registration.getNotifications();
    return notes.map(({ title, body, tag }) => ({ title, body, tag }));
  });

// As if somebody tapped on the notice, or on its button.
const tap = (worker: Worker, action: string) =>
  worker.evaluate(async (chosen) => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    const event = { notification: notification!, action: chosen };
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', event));
  }, action);

// Not what the switch shows at once: what has become of it, once the page knows its worker.
async function isSwitched(page: Page): Promise<boolean> {
  const settled = page.locator('[data-testid="settings-push"][aria-busy="false"]:enabled');
  return settled.isChecked();
}

async function switchOn(page: Page): Promise<void> {
  await choose(page, 'settings-push', true);
  await expect.poll(() => isSwitched(page)).toBe(true);
}

test('who wants it is told in their language, and stops it with one tap', async () => {
  const page = await reachable();
  expect(await isSwitched(page)).toBe(false);
  await switchOn(page);
  await axeCheck(page, 'settings');

  const push = await service(page);
  await push(notice);
  const turn = { body: 'Friday game', tag: 'folsom abcdefghijklmno' };
  await expect.poll(() => shown(page)).toEqual([{ title: 'Your turn', ...turn }]);

  await page.getByTestId('settings-dialog').getByTestId('language').selectOption('pl');
  const pushed = () => push(notice).then(() => shown(page));
  await expect.poll(pushed).toEqual([{ title: 'Twoja kolej', ...turn }]);
  await push({ ...notice, title: 'Last game' });
  await expect.poll(() => shown(page)).toMatchObject([{ body: 'Last game' }]);

  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.stopped = 0;
    PushManager.prototype.getSubscription = async () =>
      ({ unsubscribe: async () => ++scope.stopped > 0 }) as unknown as PushSubscription;
  });
  await tap(worker!, 'stop');
  const stopped = () => worker!.evaluate(() => (self as unknown as WorkerScope).stopped);
  await expect.poll(stopped).toBe(1);
  await expect.poll(() => shown(page)).toEqual([]);
  await expect.poll(() => isSwitched(page)).toBe(false);
});

test('who switches it off is told no more', async () => {
  const page = await reachable();
  await switchOn(page);
  await choose(page, 'settings-push', false);
  await expect.poll(() => isSwitched(page)).toBe(false);
});

test('a subscription that the browser changed by itself is told to the server', async () => {
  const page = await reachable();
  await switchOn(page);
  const sent = sentBy(page);
  const subscribed = () => sent.filter(({ type }) => type === 'push_subscribe');
  await openSettings(page);
  const second = { endpoint: 'https://push.example/2' };
  await expect.poll(subscribed).toMatchObject([second]);

  await page.evaluate(() => void (window.push.made = null));
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.dispatchEvent(new scope.ExtendableEvent('pushsubscriptionchange'));
  });
  await expect.poll(subscribed).toMatchObject([second, { endpoint: 'https://push.example/3' }]);
  expect(await isSwitched(page)).toBe(true);
});

test('a browser without a push service says so, and the switch stays off', async () => {
  const page = await reachable();
  await page.evaluate(() => void (window.push.broken = true));
  await enabled(page.getByTestId('settings-push')).click({ force: true });
  await page.locator('.toast').getByText('cannot be sent to this browser').waitFor();
  await expect.poll(() => isSwitched(page)).toBe(false);
});
