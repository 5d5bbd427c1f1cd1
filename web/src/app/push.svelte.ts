// Notices that come when the page is closed, through the push service of this browser. They belong
// to who switched them on: who signs out, or is somebody else here, has none. A browser may change
// or drop a subscription by itself: as long as notices are wanted there is a new one.
import { currentLanguage, t } from '../i18n/i18n.svelte';
import { forgetWords, keepWords, keptWords, type PushWords } from '../push/words';
import { pushChanged } from '../push/worker';
import { Refusal } from '../core/follow/answers';
import { keep, kept } from './kept';
import { away } from './session.svelte';

// Why there are none, or whether there are.
export type Pushing = 'unsupported' | 'denied' | 'off' | 'on';

type Ask = Pick<typeof away, 'ask' | 'person' | 'pushKey' | 'state'>;

export interface PushPorts {
  // None: this browser has no worker that could be told, or not yet.
  manager(): Promise<PushManager | undefined>;
  // Runs when there is one, if there is ever, and when it says that the subscription has changed.
  onWorker(run: () => void): void;
  permission(): NotificationPermission;
  request(): Promise<NotificationPermission>;
  keepWords(words: PushWords): Promise<void>;
  // None: they were stopped on a notice.
  keptWords(): Promise<PushWords | undefined>;
  forgetWords(): Promise<void>;
}

const keptKey = 'folsom.push';

// Who switched it on, and what the server knows of it.
interface Agreed {
  person: string;
  endpoint: string;
}

function agreed(): Agreed | undefined {
  try {
    return JSON.parse(kept(keptKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=*$/, '');
}

export class Pushes {
  pushing = $state<Pushing>('unsupported');
  #last: Promise<unknown> = Promise.resolve();
  #switched = 0; // How often: only the last time counts.

  constructor(
    private readonly ports: PushPorts,
    private readonly server: Ask,
  ) {}

  // From now on what this browser has, and what the server knows, stay the same. Returns what ends
  // it.
  start(): () => void {
    const settle = () => void this.settle().catch(() => undefined);
    this.ports.onWorker(settle);
    return $effect.root(() => {
      $effect(() => {
        if (this.server.state === 'online' && this.server.person) settle();
      });
      $effect(() => {
        currentLanguage();
        if (this.pushing === 'on') settle(); // The worker is to say it in this language.
      });
    });
  }

  settle(): Promise<void> {
    return this.#inTurn(() => this.#settle());
  }

  // One at a time: a look that began before the switch was turned would undo it, and two that find
  // no subscription would each make one.
  #inTurn(run: () => Promise<void>): Promise<void> {
    const done = this.#last.catch(() => undefined).then(run);
    this.#last = done;
    return done;
  }

  async #settle(): Promise<void> {
    const manager = await this.#manager();
    if (!manager) return void (this.pushing = 'unsupported');
    const had = await manager.getSubscription();
    const wanted = await this.#isWanted();
    const found = had ?? (wanted ? await this.#subscribed(manager) : null);
    if (found && wanted && this.#isOurs(found)) await this.#agree(found);
    else if (found || !wanted) await this.#end(found);
    this.#look(found !== null && agreed() !== undefined);
  }

  // From a click: browsers ask only then.
  async switchOn(): Promise<void> {
    const time = ++this.#switched;
    const manager = await this.#manager();
    if (!manager) return;
    if ((await this.ports.request()) !== 'granted') return this.#look(false);
    return this.#inTurn(async () => {
      if (time === this.#switched) await this.#subscribe(manager);
    });
  }

  async #subscribe(manager: PushManager): Promise<void> {
    const made = await this.#subscribed(manager);
    if (!made) throw new Refusal({ code: 'push/none', message: 'the browser does not subscribe' });
    try {
      await this.#agree(made);
    } catch (error) {
      await made.unsubscribe();
      throw error;
    }
    this.#look(true);
  }

  switchOff(): Promise<void> {
    ++this.#switched;
    return this.#inTurn(async () => {
      const manager = await this.#manager();
      await this.#end((await manager?.getSubscription()) ?? null);
      this.#look(false);
    });
  }

  // What the worker will say.
  async #speak(): Promise<void> {
    await this.ports.keepWords({ title: t('table-notice-title'), stop: t('settings-push-stop') });
  }

  async #manager(): Promise<PushManager | undefined> {
    return this.server.pushKey === undefined ? undefined : this.ports.manager();
  }

  // None: this browser has no push service, or none that can be reached.
  #subscribed(manager: PushManager): Promise<PushSubscription | null> {
    const applicationServerKey = this.server.pushKey ?? null;
    return manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  }

  async #isWanted(): Promise<boolean> {
    const mine = agreed()?.person === this.server.person;
    const allowed = this.ports.permission() === 'granted';
    return mine && allowed && (await this.ports.keptWords()) !== undefined;
  }

  #isOurs(found: PushSubscription): boolean {
    return base64Url(found.options.applicationServerKey) === this.server.pushKey;
  }

  async #agree(found: PushSubscription): Promise<void> {
    const { person } = this.server; // Before anything is awaited: who signs out agrees to nothing.
    await this.#speak();
    const known = agreed();
    if (known?.person === person && known?.endpoint === found.endpoint) return;
    const { p256dh: key = '', auth = '' } = found.toJSON().keys ?? {};
    await this.server.ask({ type: 'push_subscribe', endpoint: found.endpoint, key, auth });
    keep(keptKey, JSON.stringify({ person, endpoint: found.endpoint }));
  }

  // The server's half ends by itself if this is not the one who had it: the address leads nowhere.
  async #end(found: PushSubscription | null): Promise<void> {
    await this.ports.forgetWords().catch(() => undefined);
    await found?.unsubscribe();
    const mine = agreed()?.person === this.server.person;
    keep(keptKey, undefined);
    if (mine) await this.server.ask({ type: 'push_unsubscribe' });
  }

  #look(on: boolean): void {
    const denied = this.ports.permission() === 'denied';
    this.pushing = denied ? 'denied' : on ? 'on' : 'off';
  }
}

// Not everywhere, whatever the types say: nor where the address is not secure.
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const browser: PushPorts = {
  manager: async () => {
    if (typeof Notification === 'undefined') return undefined;
    const registration = await workers()?.getRegistration();
    return registration?.active ? registration.pushManager : undefined;
  },
  onWorker: (run) => {
    void workers()?.ready.then(run);
    workers()?.addEventListener('message', ({ data }) => {
      if (data === pushChanged) run();
    });
  },
  permission: () => Notification.permission,
  request: () => Notification.requestPermission(),
  keepWords,
  keptWords,
  forgetWords,
};

export const pushes = new Pushes(browser, away);
