// Notices that come when the page is closed. A browser without a display cannot subscribe to a push
// service: the subscription is the test's, all the rest is the browser's own.
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck } from './harness/axe';
import { openSettings } from './harness/page';
import { choose } from './harness/play';

const stage = setStage();

const notice = { what: 'turn', table: 'abcdefghijklmno', code: 'QXZK', title: 'Friday game' };

// As much of a worker as the test needs.
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  stopped: number;
  NotificationEvent: new (
    type: string,
    options: { notification: Notification; action: string },
  ) => Event;
}

// A page in a browser that has a push service, and what it was asked for.
async function reachable(): Promise<Page> {
  const page = await stage.person({}, { serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const key =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    let made: object | null = null;
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = 'https://push.example/one';
      made = {
        endpoint,
        options: { applicationServerKey: bytesOf(String(options?.applicationServerKey)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
        unsubscribe: async () => ((made = null), true),
      };
      return made as PushSubscription;
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

test('who wants it is told in their language, and stops it with one tap', async () => {
  const page = await reachable();
  expect(await page.getByTestId('settings-push').isChecked()).toBe(false);
  await choose(page, 'settings-push', true);
  await expect.poll(() => page.getByTestId('settings-push').isChecked()).toBe(true);
  await axeCheck(page, 'settings');

  const push = await service(page);
  await push(notice);
  const turn = { body: 'Friday game', tag: 'folsom abcdefghijklmno' };
  await expect.poll(() => shown(page)).toEqual([{ title: 'Your turn', ...turn }]);

  await page.getByTestId('language').selectOption('pl');
  const pushed = () => push(notice).then(() => shown(page));
  await expect.poll(pushed).toEqual([{ title: 'Twoja kolej', ...turn }]);

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
  expect(await shown(page)).toEqual([]);
});

test('who switches it off is told no more', async () => {
  const page = await reachable();
  await choose(page, 'settings-push', true);
  await expect.poll(() => page.getByTestId('settings-push').isChecked()).toBe(true);
  await choose(page, 'settings-push', false);
  await expect.poll(() => page.getByTestId('settings-push').isChecked()).toBe(false);
});
