// The other tabs of this browser that have a hall on the same store: what they tell, and which of
// them live. A tab that is gone lets go of its lock. Where there are no locks (plain http), tabs say
// now and then that they live; were one taken for dead, the store would still let only one write.
export interface PeerListener {
  hear(told: string): void;
  // Those that live, without oneself; whenever it changes.
  nodes(others: string[]): void;
}

export interface Peers {
  tell(told: string): void;
}

// What goes over the channel.
type Word = { told: string } | { came: string } | { beat: string };

const channelName = 'folsom.here';
const lockPrefix = 'folsom.here.node.';
const beatEvery = 2_000;
const deadAfter = 7_000;
const firstLook = 500; // By then all that live have answered.

export function joinPeers(node: string, listener: PeerListener): Peers {
  const channel = new BroadcastChannel(channelName);
  const say = (word: Word) => channel.postMessage(word);
  const watch = navigator.locks ? new Locks(node, listener) : new Beats(node, listener, say);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('told' in data) listener.hear(data.told);
    else watch.heard(data);
  };
  void watch.begin().then(() => say({ came: node }));
  return { tell: (told) => say({ told }) };
}

interface Watch {
  begin(): Promise<void>;
  heard(word: Word): void;
}

class Locks implements Watch {
  readonly #node: string;
  readonly #listener: PeerListener;
  readonly #awaited = new Set<string>();

  constructor(node: string, listener: PeerListener) {
    this.#node = node;
    this.#listener = listener;
  }

  // Holds one's own lock as long as this tab lives.
  begin(): Promise<void> {
    return new Promise((held) => {
      const hold = () => {
        held();
        void this.#look();
        return new Promise<never>(() => undefined);
      };
      void navigator.locks.request(lockPrefix + this.#node, hold);
    });
  }

  heard(): void {
    void this.#look();
  }

  async #look(): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    const others = held
      .filter(({ mode, name }) => mode === 'exclusive' && name?.startsWith(lockPrefix))
      .map(({ name }) => name?.slice(lockPrefix.length) ?? '')
      .filter((node) => node !== this.#node);
    this.#listener.nodes(others);
    for (const node of others) if (!this.#awaited.has(node)) void this.#awaitEnd(node);
  }

  // Shared, so that those who wait are told from the one who holds it.
  async #awaitEnd(node: string): Promise<void> {
    this.#awaited.add(node);
    await navigator.locks.request(lockPrefix + node, { mode: 'shared' }, () => undefined);
    this.#awaited.delete(node);
    await this.#look();
  }
}

class Beats implements Watch {
  readonly #node: string;
  readonly #listener: PeerListener;
  readonly #say: (word: Word) => void;
  readonly #heardAt = new Map<string, number>();
  #told: string | undefined;

  constructor(node: string, listener: PeerListener, say: (word: Word) => void) {
    this.#node = node;
    this.#listener = listener;
    this.#say = say;
  }

  begin(): Promise<void> {
    setInterval(() => this.#beat(), beatEvery);
    setTimeout(() => this.#look(), firstLook);
    return Promise.resolve();
  }

  heard(word: Word): void {
    if ('came' in word) this.#say({ beat: this.#node });
    const node = 'came' in word ? word.came : 'beat' in word ? word.beat : '';
    const isNew = !this.#heardAt.has(node);
    this.#heardAt.set(node, Date.now());
    if (isNew && this.#told !== undefined) this.#look();
  }

  #beat(): void {
    this.#say({ beat: this.#node });
    if (this.#told !== undefined) this.#look();
  }

  #look(): void {
    const since = Date.now() - deadAfter;
    for (const [node, at] of this.#heardAt) if (at < since) this.#heardAt.delete(node);
    const others = [...this.#heardAt.keys()].sort();
    if (this.#told === others.join()) return;
    this.#told = others.join();
    this.#listener.nodes(others);
  }
}
