// The page's side of the hall in it: lines that look like sockets, and what would be asked over
// HTTP. The worker starts with the first of them, and anew with the next if it was lost.
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

export class HallLine {
  // Runs when it is known what this browser does not give.
  onlimits: ((limits: Limits) => void) | undefined;
  readonly #start: () => HallWorker;
  #worker: HallWorker | undefined;
  readonly #lines = new Map<number, SocketListener>();
  readonly #asked = new Map<number, (reply: Reply) => void>();
  #last = 0;

  constructor(start = startWorker) {
    this.#start = start;
  }

  open(listener: SocketListener): Socket {
    const line = ++this.#last;
    this.#lines.set(line, listener);
    this.#say({ type: 'open', line });
    return {
      send: (text) => this.#say({ type: 'text', line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#say({ type: 'close', line });
      },
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

  #say(message: ToHall): void {
    this.#worker ??= this.#begin();
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
    if (message.type === 'limits') this.onlimits?.(message);
    else if (message.type === 'answer') this.#answer(message.request, message);
    else this.#heard(message);
  }

  #heard(message: FromHall & { line: number }): void {
    const listener = this.#lines.get(message.line);
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
    for (const request of [...this.#asked.keys()]) this.#answer(request, lost);
    const listeners = [...this.#lines.values()];
    this.#lines.clear();
    for (const listener of listeners) listener.closed();
  }
}

export const hallLine = new HallLine();
