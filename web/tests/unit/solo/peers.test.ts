import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinPeers, type Peers } from '../../../src/solo/peers';

// Channels among the tabs of one browser, heard at once.
class Channel {
  static readonly all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    if (!Channel.all.has(this)) return;
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
}

// Locks as far as tabs use them: one holds, others wait for its end.
class Locks {
  readonly held = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  async request(name: string, how: unknown, run?: () => unknown): Promise<void> {
    if (typeof how === 'function') {
      this.held.add(name);
      how();
      return new Promise(() => undefined);
    }
    if (this.held.has(name)) {
      const waiting = this.#waiting.get(name) ?? [];
      await new Promise<void>((go) => this.#waiting.set(name, [...waiting, go]));
    }
    run?.();
  }
  async query() {
    return { held: [...this.held].map((name) => ({ name, mode: 'exclusive' })) };
  }
  die(name: string): void {
    this.held.delete(name);
    for (const go of this.#waiting.get(name) ?? []) go();
  }
}

function join(node: string): { peers: Peers; heard: string[]; others: string[][] } {
  const heard: string[] = [];
  const others: string[][] = [];
  const peers = joinPeers(node, {
    hear: (told) => heard.push(told),
    nodes: (list) => others.push(list),
  });
  return { peers, heard, others };
}

beforeEach(() => {
  vi.useFakeTimers();
  Channel.all.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('tabs of one browser', () => {
  test('hear each other, and who has come and gone, by locks', async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { locks });
    const one = join('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(one.others).toEqual([[]]);
    const two = join('two');
    await vi.advanceTimersByTimeAsync(0);
    expect([one.others.at(-1), two.others.at(-1)]).toEqual([['two'], ['one']]);
    two.peers.tell('news');
    expect([one.heard, two.heard]).toEqual([['news'], []]);
    locks.die('folsom.here.node.two');
    await vi.advanceTimersByTimeAsync(0);
    expect(one.others.at(-1)).toEqual([]);
  });

  test('know it without locks too, a little later', async () => {
    vi.stubGlobal('navigator', {});
    const one = join('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(one.others).toEqual([[]]);
    const two = join('two');
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.others.at(-1), two.others.at(-1)]).toEqual([['two'], ['one']]);
    const [, second] = Channel.all;
    Channel.all.delete(second!); // Gone without a word.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(one.others.at(-1)).toEqual([]);
  });
});
