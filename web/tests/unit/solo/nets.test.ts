import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNets, Nets, type Net } from '../../../src/solo/nets';
import { thinkerIn, type ThinkerWorker, type ToThinker } from '../../../src/solo/thinker';

const files: Net[] = [new Uint8Array([1]), new Uint8Array([2])];
const module = {} as WebAssembly.Module;
const job = new Uint8Array([7]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the networks of bots', () => {
  test('are fetched once for all who ask', async () => {
    const fetch = vi.fn(() => Promise.resolve(files));
    const nets = new Nets(fetch);
    nets.begin();
    expect(await Promise.all([nets.get(), nets.get()])).toEqual([files, files]);
    expect(await nets.get()).toBe(files);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('are not fetched before somebody wants them', () => {
    const fetch = vi.fn(() => Promise.resolve(files));
    new Nets(fetch);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('that are out of reach are tried again, but not at every decision', async () => {
    const fetch = vi.fn(() => Promise.resolve(files));
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const nets = new Nets(fetch);
    expect(await nets.get()).toBeUndefined();
    expect(await nets.get()).toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    await nets.get(); // Begins, and waits for nothing.
    await vi.advanceTimersByTimeAsync(0);
    expect(await nets.get()).toBe(files);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that are long in coming are waited for once', async () => {
    let come = (_: Net[]): void => undefined;
    const nets = new Nets(() => new Promise((done) => (come = done)));
    const first = nets.get();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toBeUndefined();
    expect(await nets.get()).toBeUndefined(); // At once.
    come(files);
    await vi.advanceTimersByTimeAsync(0);
    expect(await nets.get()).toBe(files);
  });

  test('come as the bytes of their files, or not at all', async () => {
    const fetch = vi.fn((address: string) =>
      Promise.resolve(new Response(address, { status: address === 'none' ? 404 : 200 })),
    );
    vi.stubGlobal('fetch', fetch);
    const bytesOf = (text: string) => new TextEncoder().encode(text);
    expect(await fetchNets(['one', 'two'])).toEqual([bytesOf('one'), bytesOf('two')]);
    await expect(fetchNets(['one', 'none'])).rejects.toThrow('404 none');
  });
});

describe('a worker that thinks', () => {
  const needsNets = -2;

  // As the worker does: a job is decided with networks alone.
  function begin(get: () => Promise<Net[] | undefined>, refused = false) {
    const got: ToThinker[] = [];
    let hasNets = false;
    const worker: ThinkerWorker = {
      onmessage: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage(one) {
        got.push(one);
        hasNets ||= one === files && !refused;
        const data = hasNets ? 5 : needsNets;
        if (one === job) queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<number>));
      },
    };
    const listener = { thought: vi.fn(), lost: vi.fn() };
    const thinker = thinkerIn(worker, Promise.resolve(module), { get }, listener);
    const think = () => {
      thinker.think(job);
      return vi.advanceTimersByTimeAsync(0);
    };
    return { got, worker, thinker, listener, think };
  }

  test('gets the networks when a bot needs them, once', async () => {
    const { got, listener, think } = begin(() => Promise.resolve(files));
    await think();
    await think();
    expect(got).toEqual([module, job, files, job, job]);
    expect(listener.thought.mock.calls).toEqual([[5], [5]]);
  });

  test('decides nothing where there are none, and by them when they are there', async () => {
    const get = vi.fn<() => Promise<Net[] | undefined>>(() => Promise.resolve(files));
    get.mockResolvedValueOnce(undefined);
    const { listener, think } = begin(get);
    await think();
    await think();
    expect(listener.thought.mock.calls).toEqual([[needsNets], [5]]);
  });

  test('that refuses them is not given them again', async () => {
    const { got, listener, think } = begin(() => Promise.resolve(files), true);
    await think();
    await think();
    expect(got).toEqual([module, job, files, job, job]);
    expect(listener.thought.mock.calls).toEqual([[needsNets], [needsNets]]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  test('can be lost, or ended', () => {
    const { worker, thinker, listener } = begin(() => Promise.resolve(files));
    worker.onerror?.({} as ErrorEvent);
    expect(listener.lost).toHaveBeenCalledOnce();
    thinker.end();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
