// The page's side of the hall in it: lines that look like sockets, and what would be asked over
// HTTP. The worker starts with the first of them, and anew with the next if it was lost or silent.
import type { Socket, SocketListener } from '../core/follow/link';
import type { Reply } from './hall';
import type { FromHall, Limits, ToHall } from './wire';

export interface HallWorker {
  postMessage(message: ToHall): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromHall>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

function startWorker(): HallWorker {
  return new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' });
}

const lost: Reply = { status: 0, body: '' };
// A worker that was asked something and has been silent for so long is taken for lost when the page
// gives a line up. At first it may have to fetch the hall over a slow network.
const patience = 7_000;
const firstPatience = 60_000;

export class HallLine {
  // Runs when it is known what this browser does not give.
  onlimits: ((limits: Limits) => void) | undefined;
  readonly #start: () => HallWorker;
  #worker: HallWorker | undefined;
  readonly #lines = new Map<number, SocketListener>();
  readonly #asked = new Map<number, (reply: Reply) => void>();
  #last = 0;
  #isOpen = false; // The worker has its hall.
  #unansweredSince: number | undefined;

  constructor(start = startWorker) {
    this.#start = start;
  }

  open(listener: SocketListener): Socket {
    const line = ++this.#last;
    this.#lines.set(line, listener);
    this.#say({ type: 'open', line });
    return {
      send: (text) => this.#say({ type: 'text', line, text }),
      close: () => this.#close(line),
    };
  }

  // Status 0: it was lost on the way.
  ask(method: string, target: string, body = ''): Promise<Reply> {
    return new Promise((resolve) => {
      const request = ++this.#last;
      this.#asked.set(request, resolve);
      this.#say({ type: 'ask', request, method, target, body });
    });
  }

  #close(line: number): void {
    if (!this.#lines.delete(line)) return;
    if (this.#isSilent()) return this.#lost();
    this.#worker?.postMessage({ type: 'close', line });
    if (this.#isOpen) this.#unansweredSince = undefined; // Nobody waits for that any more.
  }

  #isSilent(): boolean {
    const since = this.#unansweredSince ?? Infinity;
    return performance.now() - since >= (this.#isOpen ? patience : firstPatience);
  }

  #say(message: ToHall): void {
    this.#worker ??= this.#begin();
    this.#unansweredSince ??= performance.now();
    this.#worker.postMessage(message);
  }

  #begin(): HallWorker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = (event) => {
      console.error(event.message);
      this.#lost();
    };
    return worker;
  }

  #take(message: FromHall): void {
    if (message.type === 'limits') return this.onlimits?.(message);
    this.#unansweredSince = undefined;
    if (message.type === 'answer') this.#answer(message.request, message);
    else this.#heard(message);
  }

  #heard(message: FromHall & { line: number }): void {
    const listener = this.#lines.get(message.line);
    this.#isOpen ||= message.type === 'opened';
    if (message.type === 'opened') listener?.opened();
    else if (message.type === 'text') listener?.received(message.text);
    else {
      this.#lines.delete(message.line);
      listener?.closed();
    }
  }

  #answer(request: number, { status, body }: Reply): void {
    this.#asked.get(request)?.({ status, body });
    this.#asked.delete(request);
  }

  #lost(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isOpen = false;
    this.#unansweredSince = undefined;
    for (const request of [...this.#asked.keys()]) this.#answer(request, lost);
    const listeners = [...this.#lines.values()];
    this.#lines.clear();
    for (const listener of listeners) listener.closed();
  }
}

export const hallLine = new HallLine();
