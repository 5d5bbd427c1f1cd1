// The review of one finished game, as it comes:
//
//   const job = new ReviewJob();
//   void job.start({ hall, id });          // or { file }: an opened record
//   job.state, job.progress, job.review    // reactive
//   job.deeper(), job.openCards(), job.cancel()
import { Refusal } from '../core/follow/answers';
import type { Review } from '../protocol/generated';
import { Crew, crewSize } from './crew';
import { engineName, loadEngine, type Engine } from './engine';
import { digestOf, Digests, type Digested } from './digests';
import { keyOf, Shelf, type Shelved } from './shelf';
import { recordOf, type GameSource } from './source';
import type { ReviewOptions, ReviewWorker } from './wire';

export type ReviewState = 'idle' | 'loading' | 'running' | 'done' | 'failed' | 'cancelled';

export interface ReviewProgress {
  done: number; // Tasks,
  of: number;
  chartDone: boolean; // The chart and its sums are whole.
}

const deeperBy = 4;
const deepest = 20_000; // Iterations, which take minutes.
const noProgress: ReviewProgress = { done: 0, of: 0, chartDone: false };

// What it is made of; tests have others.
export interface ReviewParts {
  load(): Promise<Engine>;
  start(): ReviewWorker;
  shelf: Shelved;
  digests: Digested;
  cores: number | undefined;
}

function startWorker(): ReviewWorker {
  return new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
}

function ownParts(): ReviewParts {
  const cores = navigator.hardwareConcurrency;
  return {
    load: loadEngine,
    start: startWorker,
    shelf: new Shelf(),
    digests: new Digests(),
    cores,
  };
}

export class ReviewJob {
  state = $state<ReviewState>('idle');
  progress = $state.raw(noProgress);
  // What is known so far. While a deeper one is made it stays the last one that was whole.
  review = $state.raw<Review>();
  // Why it failed. Codes of records and of the link; review/lost: workers failed again and again.
  trouble = $state.raw<Refusal>();
  options = $state.raw<ReviewOptions>({});

  readonly #parts: ReviewParts;
  #source: GameSource | undefined;
  #crew: Crew | undefined;
  #attempt = 0;
  #ended: (() => void) | undefined;
  #keeping: Promise<void> | undefined;

  constructor(parts: ReviewParts = ownParts()) {
    this.#parts = parts;
  }

  get canGoDeeper(): boolean {
    return this.state === 'done' && this.#deeperIterations <= deepest;
  }

  // Ends what went on before.
  async start(source: GameSource, options: ReviewOptions = {}): Promise<void> {
    this.review = undefined;
    await this.#begin(source, options);
  }

  // The same; resolves when it is over, however it ends, and what it came to is kept.
  async finish(source: GameSource, options: ReviewOptions = {}): Promise<void> {
    const over = new Promise<void>((resolve) => (this.#ended = resolve));
    await this.start(source, options);
    await over;
    await this.#keeping;
  }

  // Four times as many iterations.
  async deeper(): Promise<void> {
    if (!this.#source || !this.canGoDeeper) return;
    await this.#begin(this.#source, { ...this.options, iterations: this.#deeperIterations });
  }

  get #deeperIterations(): number {
    return (this.review?.iterations ?? Infinity) * deeperBy;
  }

  // As thorough as before, and with all cards open, too.
  async openCards(): Promise<void> {
    if (!this.#source || this.state !== 'done') return;
    await this.#begin(this.#source, { ...this.options, open: true });
  }

  // What is known stays.
  cancel(): void {
    if (this.state !== 'loading' && this.state !== 'running') return;
    this.#stop();
    this.#end('cancelled');
  }

  #stop(): void {
    this.#attempt += 1;
    this.#crew?.end();
    this.#crew = undefined;
  }

  #end(how: ReviewState): void {
    this.state = how;
    this.#ended?.();
    this.#ended = undefined;
  }

  async #begin(source: GameSource, options: ReviewOptions): Promise<void> {
    this.#stop();
    const attempt = this.#attempt;
    this.#source = source;
    this.options = options;
    this.trouble = undefined;
    this.progress = noProgress;
    this.state = 'loading';
    try {
      const record = await recordOf(source);
      const key = keyOf(record, options, engineName);
      const kept = await this.#parts.shelf.get(key);
      if (attempt !== this.#attempt) return;
      if (kept !== undefined) return this.#show(JSON.parse(kept), true);
      const engine = await this.#parts.load();
      if (attempt === this.#attempt) this.#run(engine, record, key);
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error);
    }
  }

  #run(engine: Engine, record: string, key: string): void {
    const opening = { type: 'open', ...engine, record, options: this.options } as const;
    this.#crew = new Crew(this.#parts.start, opening, {
      began: (tasks) => {
        this.state = 'running';
        this.progress = { done: 0, of: tasks, chartDone: false };
      },
      found: (done) => (this.progress = { ...this.progress, done }),
      told: (text, isAll) => {
        const review: Review = JSON.parse(text);
        if (isAll) void this.#parts.shelf.put(key, text);
        this.progress = { ...this.progress, chartDone: review.sums.length > 0 };
        this.#show(review, isAll);
      },
      failed: (why) => this.#fail(why),
    });
    this.#crew.begin(crewSize(this.#parts.cores));
  }

  #show(review: Review, isAll: boolean): void {
    const isWhole = this.review && this.review.done === this.review.tasks;
    if (isAll || !isWhole) this.review = review;
    if (!isAll) return;
    this.progress = { done: review.done, of: review.tasks, chartDone: true };
    // Where one seat alone was judged, nothing is known of the others.
    if (review.commit !== undefined && this.options.seat === undefined) {
      this.#keeping = this.#parts.digests.put(review.commit, digestOf(review));
    }
    this.#end('done');
  }

  #fail(error: unknown): void {
    this.#stop();
    const unknown = { code: 'client/broken', message: String(error) };
    this.trouble = error instanceof Refusal ? error : new Refusal(unknown);
    this.#end('failed');
  }
}
