// Notices that come when the page is closed, through the push service of this browser. They belong
// to who switched them on: who signs out, or is somebody else here, has none.
import { currentLanguage, t } from '../i18n/i18n.svelte';
import { keepWords, type PushWords } from '../push/words';
import { keep, kept } from './kept';
import { away } from './session.svelte';

// Why there are none, or whether there are.
export type Pushing = 'unsupported' | 'denied' | 'off' | 'on';

type Ask = Pick<typeof away, 'ask' | 'person' | 'pushKey' | 'state'>;

export interface PushPorts {
  // None: this browser has no worker that could be told.
  manager(): Promise<PushManager | undefined>;
  // Runs when there is one, if there is ever.
  onWorker(run: () => void): void;
  permission(): NotificationPermission;
  request(): Promise<NotificationPermission>;
  keepWords(words: PushWords): Promise<void>;
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
        if (this.pushing === 'on') void this.#speak().catch(() => undefined);
      });
    });
  }

  async settle(): Promise<void> {
    const manager = await this.#manager();
    if (!manager) return void (this.pushing = 'unsupported');
    const found = await manager.getSubscription();
    if (found && this.#isOurs(found)) await this.#agree(found);
    else await this.#end(found);
    this.#look(found !== null && agreed() !== undefined);
  }

  // From a click: browsers ask only then.
  async switchOn(): Promise<void> {
    const manager = await this.#manager();
    const key = this.server.pushKey;
    if (!manager || key === undefined) return;
    if ((await this.ports.request()) !== 'granted') return this.#look(false);
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    try {
      await this.#agree(made);
    } catch (error) {
      await made.unsubscribe();
      throw error;
    }
    this.#look(true);
  }

  async switchOff(): Promise<void> {
    const manager = await this.#manager();
    await this.#end((await manager?.getSubscription()) ?? null);
    this.#look(false);
  }

  // What the worker will say.
  async #speak(): Promise<void> {
    await this.ports.keepWords({ title: t('table-notice-title'), stop: t('settings-push-stop') });
  }

  async #manager(): Promise<PushManager | undefined> {
    return this.server.pushKey === undefined ? undefined : this.ports.manager();
  }

  #isOurs(found: PushSubscription): boolean {
    const key = base64Url(found.options.applicationServerKey);
    return agreed()?.person === this.server.person && key === this.server.pushKey;
  }

  async #agree(found: PushSubscription): Promise<void> {
    await this.#speak();
    const { person } = this.server;
    const known = agreed();
    if (known?.person === person && known?.endpoint === found.endpoint) return;
    const { p256dh: key = '', auth = '' } = found.toJSON().keys ?? {};
    await this.server.ask({ type: 'push_subscribe', endpoint: found.endpoint, key, auth });
    keep(keptKey, JSON.stringify({ person, endpoint: found.endpoint }));
  }

  // The server's half ends by itself if this is not the one who had it: the address leads nowhere.
  async #end(found: PushSubscription | null): Promise<void> {
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
    return (await workers()?.getRegistration())?.pushManager;
  },
  onWorker: (run) => void workers()?.ready.then(run),
  permission: () => Notification.permission,
  request: () => Notification.requestPermission(),
  keepWords,
};

export const pushes = new Pushes(browser, away);
