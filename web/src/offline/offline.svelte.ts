// What the page knows of being kept for use without a network, and of newer versions of itself.
import { addresses } from '../core/address';
import { takeOver } from './messages';

// Why it cannot be kept, or how far that is.
export type Keeping = 'insecure' | 'unsupported' | 'failed' | 'coming' | 'kept';

const hour = 3_600_000;

export interface OfflinePorts {
  secure: boolean;
  workers: ServiceWorkerContainer | undefined;
  reload(): void;
  // Runs when nothing else is to be done.
  whenIdle(run: () => void): void;
  // Runs whenever somebody looks at the page again.
  onSeen(run: () => void): void;
  now(): number;
}

export class Offline {
  keeping = $state<Keeping>('coming');
  // A newer version is there, and waits.
  newer = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #looked = 0;

  constructor(private readonly ports: OfflinePorts) {}

  start(): void {
    const { secure, workers, whenIdle } = this.ports;
    if (!secure) this.keeping = 'insecure';
    else if (!workers) this.keeping = 'unsupported';
    else {
      this.#reloadWhenTaken(workers);
      whenIdle(() => void this.#register(workers).catch(() => (this.keeping = 'failed')));
    }
  }

  // All pages of this browser begin anew with the newer version.
  renew(): void {
    this.#registration?.waiting?.postMessage(takeOver);
  }

  // The server speaks another language than this page: takes a newer page if there is one. If not,
  // forgets the worker, so that a reload asks the server itself.
  async refused(): Promise<void> {
    const registration = await this.ports.workers?.getRegistration();
    if (!registration?.active) return;
    await registration.update().catch(() => undefined);
    const next = registration.waiting ?? (await installed(registration.installing));
    if (next) next.postMessage(takeOver);
    else await registration.unregister();
  }

  async #register(workers: ServiceWorkerContainer): Promise<void> {
    const address = addresses.file('sw.js');
    const registration = await workers.register(address, { updateViaCache: 'none' });
    this.#registration = registration;
    this.#looked = this.ports.now();
    this.#watch(registration);
    this.ports.onSeen(() => this.#lookAgain(registration));
    if (!registration.active) await installed(registration.installing ?? registration.waiting);
    this.keeping = registration.active || registration.waiting ? 'kept' : 'failed';
  }

  // A page that had no worker is not changed by the first one; any other page would have the files
  // of one version and the worker of another.
  #reloadWhenTaken(workers: ServiceWorkerContainer): void {
    let had = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (had) this.ports.reload();
      had = true;
    });
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.newer = registration.waiting !== null && registration.active !== null;
    const follow = () => {
      const isUpdate = registration.active !== null;
      void installed(registration.installing).then((worker) => {
        if (worker && isUpdate) this.newer = registration.waiting !== null;
      });
    };
    follow(); // One may be on its way already.
    registration.addEventListener('updatefound', follow);
  }

  #lookAgain(registration: ServiceWorkerRegistration): void {
    if (this.ports.now() - this.#looked < hour) return;
    this.#looked = this.ports.now();
    registration.update().catch(() => undefined); // There will be another time.
  }
}

// The worker when it has all its files; none if it could not get them.
function installed(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  return new Promise((done) => {
    const look = () => {
      if (worker?.state === 'installing') return;
      worker?.removeEventListener('statechange', look);
      done(worker && worker.state !== 'redundant' ? worker : undefined);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

const browser: OfflinePorts = {
  secure: typeof isSecureContext !== 'undefined' && isSecureContext,
  workers: typeof navigator === 'undefined' ? undefined : navigator.serviceWorker,
  reload: () => location.reload(),
  // What the first screen needs comes first.
  whenIdle: (run) => {
    const later = () => setTimeout(run, 1_000);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later);
  },
  onSeen: (run) => document.addEventListener('visibilitychange', () => document.hidden || run()),
  now: Date.now,
};

export const offline = new Offline(browser);
