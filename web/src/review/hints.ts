// What the judge of reviews would do, for a seat that is asked: by its view and nothing else. The
// worker starts with the first question, and anew after it was lost.
import { Refusal } from '../core/follow/answers';
import type { Hint, View } from '../protocol/generated';
import { loadEngine, type Engine } from './engine';
import type { FromReviewer, ReviewWorker } from './wire';

// A second or so on a slow device.
const iterations = 800;

interface Asked {
  resolve(hint: Hint): void;
  reject(why: Refusal): void;
}

function startWorker(): ReviewWorker {
  return new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
}

export class Hints {
  readonly #load: () => Promise<Engine>;
  readonly #start: () => ReviewWorker;
  #worker: ReviewWorker | undefined;
  #asked: Asked[] = []; // In order, as they are answered.

  constructor(load = loadEngine, start = startWorker) {
    this.#load = load;
    this.#start = start;
  }

  // Refuses with link/lost, codes of views and of hints, and review/lost if the worker failed.
  async ask(view: View): Promise<Hint> {
    const engine = await this.#load();
    this.#worker ??= this.#begin(engine);
    const { promise, asked } = question();
    this.#asked.push(asked);
    this.#worker.postMessage({ type: 'hint', view, iterations });
    return promise;
  }

  // Nobody wants to know any more.
  end(): void {
    this.#drop('ended');
  }

  #begin({ code, nets }: Engine): ReviewWorker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#drop(event.message);
    worker.postMessage({ type: 'equip', code, nets });
    return worker;
  }

  #hear(message: FromReviewer): void {
    if (message.type === 'hinted') this.#asked.shift()?.resolve(message.hint);
    else if (message.type === 'refused') this.#asked.shift()?.reject(new Refusal(message));
  }

  #drop(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const lost = new Refusal({ code: 'review/lost', message: why });
    for (const { reject } of this.#asked.splice(0)) reject(lost);
  }
}

function question(): { promise: Promise<Hint>; asked: Asked } {
  let asked: Asked = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<Hint>((resolve, reject) => (asked = { resolve, reject }));
  return { promise, asked };
}
