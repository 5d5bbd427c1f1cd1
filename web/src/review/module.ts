// The WebAssembly build of src/reviewer, as src/reviewer/reviewer.h says.
import { Refusal } from '../core/follow/answers';
import type { Hint, View } from '../protocol/generated';
import type { Net } from '../solo/nets';
import type { Bytes, ReviewOptions } from './wire';

// What it exports. Addresses and sizes are numbers.
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  reviewer_alloc(size: number): number;
  reviewer_free(at: number): void;
  reviewer_new(): number;
  reviewer_answer(reviewer: number): number;
  reviewer_answer_size(reviewer: number): number;
  reviewer_give_net(net: number, at: number, size: number): number;
  reviewer_open(reviewer: number, ...texts: number[]): number;
  reviewer_tasks(reviewer: number): number;
  reviewer_chart_tasks(reviewer: number): number;
  reviewer_run(reviewer: number, task: number): number;
  reviewer_take(reviewer: number, at: number, size: number): number;
  reviewer_tell(reviewer: number): number;
  reviewer_hint(reviewer: number, at: number, size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// One instance. What it refuses is thrown as a Refusal; after any other error it is of no more use.
export class ReviewModule {
  readonly #run: Exports;
  readonly #reviewer: number;

  private constructor(run: Exports) {
    this.#run = run;
    run._initialize();
    this.#reviewer = run.reviewer_new();
  }

  static async open(code: WebAssembly.Module): Promise<ReviewModule> {
    // Of WASI it knows the clock, which a fixed number of iterations never asks.
    const wasi = { clock_time_get: () => 0 };
    const instance = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: wasi });
    // The names are those of src/reviewer/reviewer.h, which the module is built from.
    return new ReviewModule(instance.exports as unknown as Exports);
  }

  giveNet(net: number, file: Net): void {
    const fault = this.#with([file], (at, size) => this.#run.reviewer_give_net(net, at!, size!));
    if (fault !== 0) throw new Error(`network ${net} is refused: ${fault}`);
  }

  openRecord(record: string, options: ReviewOptions): void {
    this.#with([record, JSON.stringify(options)], (...texts) =>
      this.#check(this.#run.reviewer_open(this.#reviewer, ...texts)),
    );
  }
  get tasks(): number {
    return this.#run.reviewer_tasks(this.#reviewer);
  }
  get chartTasks(): number {
    return this.#run.reviewer_chart_tasks(this.#reviewer);
  }

  run(task: number): Bytes {
    this.#check(this.#run.reviewer_run(this.#reviewer, task));
    return this.#answer();
  }
  take(finding: Bytes): void {
    this.#with([finding], (at, size) =>
      this.#check(this.#run.reviewer_take(this.#reviewer, at!, size!)),
    );
  }
  // JSON of a Review.
  tell(): string {
    this.#check(this.#run.reviewer_tell(this.#reviewer));
    return decoder.decode(this.#answer());
  }

  // By what the view says and nothing else; it needs no open record.
  hint(view: View, iterations: number): Hint {
    this.#with([JSON.stringify({ view, iterations })], (at, size) =>
      this.#check(this.#run.reviewer_hint(this.#reviewer, at!, size!)),
    );
    return JSON.parse(decoder.decode(this.#answer()));
  }

  #check(done: number): void {
    if (done === 0) throw new Refusal(JSON.parse(decoder.decode(this.#answer())));
  }

  #answer(): Bytes {
    const size = this.#run.reviewer_answer_size(this.#reviewer);
    const at = this.#run.reviewer_answer(this.#reviewer);
    return new Uint8Array(this.#run.memory.buffer, at, size).slice();
  }

  // Calls `use(at, size, at, size...)` with these in the module's memory.
  #with<T>(parts: readonly (string | Bytes)[], use: (...placed: number[]) => T): T {
    const placed = parts.map((part) => this.#place(part));
    try {
      return use(...placed.flat());
    } finally {
      for (const [at] of placed) this.#run.reviewer_free(at);
    }
  }

  #place(part: string | Bytes): [number, number] {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    const at = this.#run.reviewer_alloc(bytes.length || 1);
    if (at === 0) throw new Error('out of memory');
    new Uint8Array(this.#run.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
}
