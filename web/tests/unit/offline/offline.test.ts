import { describe, expect, test } from 'vitest';
import { takeOver } from '../../../src/offline/messages';
import { Offline, type OfflinePorts } from '../../../src/offline/offline.svelte';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;
  gone = false;
  // What is found when somebody looks for a newer version.
  next: FakeWorker | undefined;

  async update(): Promise<void> {
    this.updates += 1;
    if (this.next) this.find(this.next);
    this.next = undefined;
  }
  async unregister(): Promise<void> {
    this.gone = true;
  }
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  finish(as: 'waiting' | 'active' | 'redundant'): void {
    const worker = this.installing;
    this.installing = null;
    if (as !== 'redundant') this[as] = worker;
    worker?.become(as === 'redundant' ? 'redundant' : 'installed');
  }
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  async register(): Promise<FakeRegistration> {
    return this.registration;
  }
  async getRegistration(): Promise<FakeRegistration> {
    return this.registration;
  }
}

function active(): FakeWorker {
  const worker = new FakeWorker();
  worker.state = 'activated';
  return worker;
}

function begin(more: Partial<OfflinePorts> = {}) {
  const workers = new FakeWorkers();
  const seen: (() => void)[] = [];
  const world = { workers, reloads: 0, time: 0, seen };
  const offline = new Offline({
    secure: true,
    workers: workers as unknown as ServiceWorkerContainer,
    reload: () => void (world.reloads += 1),
    whenIdle: (run) => run(),
    onSeen: (run) => void seen.push(run),
    now: () => world.time,
    ...more,
  });
  return { ...world, world, offline, registration: workers.registration };
}

const soon = () => new Promise((done) => setImmediate(done));

describe('keeping the page', () => {
  test('needs https', () => {
    const { offline } = begin({ secure: false, workers: undefined });
    offline.start();
    expect(offline.keeping).toBe('insecure');
  });

  test('needs a browser that can', () => {
    const { offline } = begin({ workers: undefined });
    offline.start();
    expect(offline.keeping).toBe('unsupported');
  });

  test('is done when all files are there', async () => {
    const { offline, registration } = begin();
    registration.installing = new FakeWorker();
    offline.start();
    await soon();
    expect(offline.keeping).toBe('coming');
    registration.finish('active');
    await soon();
    expect(offline.keeping).toBe('kept');
    expect(offline.newer).toBe(false);
  });

  test('may fail', async () => {
    const { offline, registration } = begin();
    registration.installing = new FakeWorker();
    offline.start();
    await soon();
    registration.finish('redundant');
    await soon();
    expect(offline.keeping).toBe('failed');
  });
});

describe('a newer version', () => {
  async function running() {
    const all = begin();
    all.workers.controller = active();
    all.registration.active = all.workers.controller;
    all.offline.start();
    await soon();
    return all;
  }

  test('is told of when it is there, and taken when that is wanted', async () => {
    const { offline, registration, workers, world } = await running();
    const next = new FakeWorker();
    registration.find(next);
    await soon();
    expect(offline.newer).toBe(false);
    registration.finish('waiting');
    await soon();
    expect(offline.newer).toBe(true);
    expect(next.told).toEqual([]);
    offline.renew();
    expect(next.told).toEqual([takeOver]);
    expect(world.reloads).toBe(0);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(world.reloads).toBe(1);
  });

  test('that came while no page was open is told of too', async () => {
    const { offline, registration, workers } = begin();
    workers.controller = active();
    registration.active = workers.controller;
    registration.waiting = new FakeWorker();
    offline.start();
    await soon();
    expect(offline.newer).toBe(true);
  });

  test('that was on its way when the page began is told of too', async () => {
    const { offline, registration, workers } = begin();
    workers.controller = active();
    registration.active = workers.controller;
    registration.find(new FakeWorker());
    offline.start();
    await soon();
    expect(offline.newer).toBe(false);
    registration.finish('waiting');
    await soon();
    expect(offline.newer).toBe(true);
  });

  test('that could not be fetched is no news', async () => {
    const { offline, registration } = await running();
    registration.find(new FakeWorker());
    registration.finish('redundant');
    await soon();
    expect(offline.newer).toBe(false);
  });

  test('is looked for when the page is seen again, once an hour', async () => {
    const { world, registration, seen } = await running();
    seen.forEach((run) => run());
    expect(registration.updates).toBe(0);
    world.time = 3_600_001;
    seen.forEach((run) => run());
    seen.forEach((run) => run());
    expect(registration.updates).toBe(1);
  });

  test('is taken at once by a page that the server refuses', async () => {
    const { offline, registration } = await running();
    const next = new FakeWorker();
    registration.next = next;
    const done = offline.refused();
    await soon();
    registration.finish('waiting');
    await done;
    expect(next.told).toEqual([takeOver]);
    expect(registration.gone).toBe(false);
  });

  test('that a refused page does not find leaves it to the server', async () => {
    const { offline, registration, world } = await running();
    await offline.refused();
    expect(registration.updates).toBe(1);
    expect(registration.gone).toBe(true);
    expect(world.reloads).toBe(0);
  });
});

test('the first worker does not disturb the page that it is for', async () => {
  const { offline, registration, workers, world } = begin();
  registration.installing = new FakeWorker();
  offline.start();
  await soon();
  registration.finish('active');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(world.reloads).toBe(0);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(world.reloads).toBe(1);
});
