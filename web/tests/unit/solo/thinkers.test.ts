import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Thinkers, thinkerCount, type ThinkerListener } from '../../../src/solo/thinkers';

// Thinkers that do nothing by themselves.
class Workshop {
  readonly started: { listener: ThinkerListener; jobs: number[]; ended: boolean }[] = [];
  readonly thinkers: Thinkers;

  constructor(most: number) {
    this.thinkers = new Thinkers((listener) => {
      const one = { listener, jobs: [] as number[], ended: false };
      this.started.push(one);
      return { think: (bytes) => one.jobs.push(bytes[0]!), end: () => (one.ended = true) };
    }, most);
  }

  think(job: number, urgency = 0): Promise<number> {
    return this.thinkers.think(urgency, new Uint8Array([job]));
  }
}

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('those who think for bots', () => {
  test.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 3],
  ])('leave a core to the page: of %s they have %s', (cores, count) => {
    expect(thinkerCount(cores)).toBe(count);
  });

  test('take the most urgent job first, of those the oldest', async () => {
    const shop = new Workshop(1);
    const all = [shop.think(1, 2), shop.think(2, 1), shop.think(3, 0), shop.think(4, 0)];
    const [only] = shop.started;
    for (let answer = 0; answer < 4; ++answer) only!.listener.thought(answer);
    expect(only!.jobs).toEqual([1, 3, 4, 2]);
    expect(await Promise.all(all)).toEqual([0, 3, 1, 2]);
  });

  test('are as many as are needed, and no more than there may be', () => {
    const shop = new Workshop(2);
    expect(shop.started).toHaveLength(0);
    void shop.think(1);
    expect(shop.started).toHaveLength(1);
    void shop.think(2);
    void shop.think(3);
    expect(shop.started.map(({ jobs }) => jobs)).toEqual([[1], [2]]);
  });

  test('have begun with one when the first job comes', () => {
    const shop = new Workshop(2);
    shop.thinkers.begin();
    expect(shop.started).toHaveLength(1);
    void shop.think(1);
    expect(shop.started.map(({ jobs }) => jobs)).toEqual([[1]]);
  });

  test('say when one is lost before it had anything to do', async () => {
    const shop = new Workshop(1);
    shop.thinkers.begin();
    shop.started[0]!.listener.lost();
    expect(warned).toHaveBeenCalledOnce();
    void shop.think(1);
    expect(shop.started.map(({ jobs }) => jobs)).toEqual([[], [1]]);
  });

  test('of one that is silent another does the job', async () => {
    const shop = new Workshop(1);
    const thought = shop.think(7);
    vi.advanceTimersByTime(60_000);
    expect(shop.started[0]!.ended).toBe(true);
    expect(shop.started[1]!.jobs).toEqual([7]);
    expect(await thought).toBe(-1); // The second was silent, too.
  });

  test('are not taken for silent when there is nothing to do', () => {
    const shop = new Workshop(1);
    void shop.think(7);
    shop.started[0]!.listener.thought(1);
    vi.advanceTimersByTime(60_000);
    expect(shop.started.map(({ ended }) => ended)).toEqual([false]);
  });

  test('of one that is lost another does the job', async () => {
    const shop = new Workshop(1);
    const thought = shop.think(7);
    shop.started[0]!.listener.lost();
    expect(shop.started.map(({ jobs, ended }) => [jobs, ended])).toEqual([
      [[7], true],
      [[7], false],
    ]);
    shop.started[1]!.listener.thought(5);
    expect(await thought).toBe(5);
  });

  test('give a job up that every one of them is lost with', async () => {
    const shop = new Workshop(1);
    const thought = shop.think(7);
    shop.started[0]!.listener.lost();
    shop.started[1]!.listener.lost();
    expect(await thought).toBe(-1);
    expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('rule of thumb'));
  });
});
