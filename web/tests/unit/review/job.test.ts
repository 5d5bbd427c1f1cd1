import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../src/core/follow/answers';
import { ReviewJob, type ReviewParts } from '../../../src/review/job.svelte';
import type { GameSource } from '../../../src/review/source';
import type { Review } from '../../../src/protocol/generated';
import { FakeWorker } from './workers';

const engine = { code: {} as WebAssembly.Module, nets: [] };

function reviewText(parts: Partial<Review>): string {
  return JSON.stringify({ tasks: 2, done: 2, iterations: 100, sums: [{}], ...parts });
}

class Workshop implements ReviewParts {
  readonly workers: FakeWorker[] = [];
  readonly kept = new Map<string, string>();
  load = vi.fn(() => Promise.resolve(engine));
  cores = 1;
  shelf = {
    get: (key: string) => Promise.resolve(this.kept.get(key)),
    put: (key: string, review: string) => Promise.resolve(void this.kept.set(key, review)),
  };
  readonly digested: string[] = [];
  digests = {
    all: () => Promise.resolve(new Map()),
    put: (commit: string) => Promise.resolve(void this.digested.push(commit)),
  };
  start = () => {
    const worker = new FakeWorker();
    this.workers.push(worker);
    return worker;
  };
  get worker(): FakeWorker {
    return this.workers.at(-1)!;
  }
  // The last one does two tasks, of which the first is the chart.
  finish(parts: Partial<Review> = {}): void {
    this.worker.opened(2, 1);
    this.worker.told(reviewText({ done: 0, sums: [], ...parts }));
    this.worker.found();
    this.worker.told(reviewText({ done: 1, ...parts }));
    this.worker.found();
    this.worker.told(reviewText(parts));
  }
}

const game: GameSource = { file: { text: () => Promise.resolve('a record') } };
let shop: Workshop;
let job: ReviewJob;
beforeEach(() => {
  shop = new Workshop();
  job = new ReviewJob(shop);
});
afterEach(() => vi.restoreAllMocks());

describe('a review', () => {
  test('is told as it comes', async () => {
    expect(job.state).toBe('idle');
    const started = job.start(game, { seat: 1 });
    expect(job.state).toBe('loading');
    await started;
    const { worker } = shop;
    expect(worker.heard[0]).toEqual({
      type: 'open',
      ...engine,
      record: 'a record',
      options: { seat: 1 },
    });
    worker.opened(2, 1);
    expect([job.state, job.progress]).toEqual(['running', { done: 0, of: 2, chartDone: false }]);
    worker.told(reviewText({ done: 0, sums: [] }));
    worker.found();
    expect(job.progress).toEqual({ done: 1, of: 2, chartDone: false });
    worker.told(reviewText({ done: 1 }));
    expect(job.progress.chartDone).toBe(true);
    expect(job.review?.done).toBe(1);
    worker.found();
    worker.told(reviewText({}));
    expect([job.state, job.review?.done]).toEqual(['done', 2]);
  });

  test('that was made before is there at once', async () => {
    await job.start(game);
    shop.finish();
    const again = new ReviewJob(shop);
    await again.start(game);
    expect([again.state, again.review?.done]).toEqual(['done', 2]);
    expect(shop.workers).toHaveLength(1);
    await again.start(game, { seat: 0 });
    expect(shop.workers).toHaveLength(2);
  });

  test('of a game that is known by its commit leaves what it came to, unless of one seat', async () => {
    vi.spyOn(shop.digests, 'put');
    const parts = { commit: 'c', players: [], networks: { large: '', small: '' } };
    const done = job.finish(game);
    await vi.waitFor(() => expect(shop.workers).toHaveLength(1));
    shop.finish(parts);
    await done;
    expect(shop.digested).toEqual(['c']);
    await job.start(game, { seat: 1 });
    shop.finish(parts);
    await job.start(game, { seed: 2 });
    shop.finish();
    expect(job.state).toBe('done');
    expect(shop.digested).toEqual(['c']);
  });

  test('can be cancelled, and what is known stays', async () => {
    await job.start(game);
    shop.worker.opened(2, 1);
    shop.worker.told(reviewText({ done: 0, sums: [] }));
    job.cancel();
    expect([job.state, shop.worker.ended, job.review?.done]).toEqual(['cancelled', true, 0]);
    shop.worker.found();
    expect(job.progress.done).toBe(0);
    expect(shop.kept.size).toBe(0);
    job.cancel();
    await job.start(game);
    shop.finish();
    job.cancel();
    expect(job.state).toBe('done');
  });

  test('can be cancelled before anything has come', async () => {
    const started = job.start(game);
    job.cancel();
    await started;
    expect([job.state, shop.workers.length]).toEqual(['cancelled', 0]);
  });

  test('of another game ends the first', async () => {
    await job.start(game);
    shop.worker.opened(2, 1);
    const [first] = shop.workers;
    await job.start({ file: { text: () => Promise.resolve('another record') } });
    expect(first!.ended).toBe(true);
    expect(job.review).toBeUndefined();
    expect(job.state).toBe('loading');
  });

  test('goes deeper, and shows the one before until that is whole', async () => {
    await job.start(game);
    expect(job.canGoDeeper).toBe(false);
    shop.finish();
    expect(job.canGoDeeper).toBe(true);
    await job.deeper();
    expect(shop.worker.heard[0]).toMatchObject({ options: { iterations: 400 } });
    shop.worker.opened(2, 1);
    shop.worker.told(reviewText({ done: 0, iterations: 400, sums: [] }));
    expect([job.state, job.review?.iterations]).toEqual(['running', 100]);
    shop.worker.found();
    shop.worker.told(reviewText({ done: 1, iterations: 400 }));
    shop.worker.found();
    shop.worker.told(reviewText({ iterations: 400 }));
    expect([job.state, job.review?.iterations]).toEqual(['done', 400]);
  });

  test('goes no deeper than anybody would wait for', async () => {
    await job.start(game);
    shop.finish({ iterations: 10_000 });
    expect(job.canGoDeeper).toBe(false);
    await job.deeper();
    expect(shop.workers).toHaveLength(1);
  });
});

describe('a review fails', () => {
  test('when the record cannot be had', async () => {
    const gone = new Refusal({ code: 'record/unknown', message: '' });
    await job.start({ file: { text: () => Promise.reject(gone) } });
    expect([job.state, job.trouble]).toEqual(['failed', gone]);
  });

  test('when the engine cannot be had, and is tried again', async () => {
    shop.load.mockRejectedValueOnce(new Refusal({ code: 'link/lost', message: '' }));
    await job.start(game);
    expect([job.state, job.trouble?.code]).toEqual(['failed', 'link/lost']);
    await job.start(game);
    expect([job.state, job.trouble]).toEqual(['loading', undefined]);
    shop.finish();
    expect(job.state).toBe('done');
  });

  test('when the record is refused', async () => {
    await job.start(game);
    shop.worker.say({ type: 'refused', code: 'record/not_finished', message: '' });
    expect([job.state, job.trouble?.code]).toEqual(['failed', 'record/not_finished']);
    expect(shop.worker.ended).toBe(true);
  });

  test('when something breaks that nobody thought of', async () => {
    await job.start(game);
    shop.worker.opened(1, 1);
    await job.start({ file: { text: () => Promise.reject(new Error('odd')) } });
    expect([job.state, job.trouble?.code]).toEqual(['failed', 'client/broken']);
  });
});
