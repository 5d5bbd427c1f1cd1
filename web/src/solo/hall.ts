// One hall: an instance of the module between the page's connections, what is kept, the other tabs
// and those who think for bots. When the module stops it is over; what was stored is not lost, and
// whoever made it makes another one.
import { steadyClock } from './clock';
import type { Answer, Commit, Keep, Reading } from './keep';
import { SoloModule, type Given } from './module';

export interface HallPorts {
  keep: Keep;
  think(urgency: number, bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  // To the other tabs.
  tell(told: string): void;
  // The module stopped, and this hall with it.
  over(why: unknown): void;
}

export interface LineListener {
  received(text: string): void;
  closed(): void;
}

export interface Reply {
  status: number;
  body: string;
}

// A timer counts no further than this.
const longestSleep = 2 ** 31 - 1;
const levels = ['debug', 'warn', 'error'] as const;

export class Hall {
  readonly #ports: HallPorts;
  readonly #now = steadyClock();
  #module: SoloModule | undefined;
  #solo = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #lines = new Map<number, LineListener>();
  readonly #asked = new Map<number, (reply: Reply) => void>();
  #lastAsked = 0;

  private constructor(ports: HallPorts) {
    this.#ports = ports;
  }

  // `node`: this hall's name among those that share what is kept.
  static async open(code: WebAssembly.Module, node: string, ports: HallPorts): Promise<Hall> {
    const hall = new Hall(ports);
    hall.#module = await SoloModule.open(code, hall.#given());
    hall.#call((module, now) => (hall.#solo = module.open(now, node, ports.keep.lasts)));
    return hall;
  }

  // Undefined: it is over.
  connect(listener: LineListener): number | undefined {
    const line = this.#call((module, now) => module.connect(this.#solo, now));
    if (line !== undefined) this.#lines.set(line, listener);
    return line;
  }

  receive(line: number, text: string): void {
    this.#call((module, now) => module.receive(this.#solo, now, line, text));
  }

  disconnect(line: number): void {
    if (!this.#lines.delete(line)) return;
    this.#call((module, now) => module.disconnect(this.#solo, now, line));
  }

  // As over HTTP. Status 0: it is over.
  ask(method: string, target: string, body: string): Promise<Reply> {
    return new Promise((resolve) => {
      const request = ++this.#lastAsked;
      this.#asked.set(request, resolve);
      const texts: [string, string, string] = [method, target, body];
      if (!this.#module) this.#answer(request, lost);
      this.#call((module, now) => module.ask(this.#solo, now, request, texts));
    });
  }

  hear(told: string): void {
    this.#call((module, now) => module.hear(this.#solo, now, told));
  }

  setNodes(others: readonly string[]): void {
    this.#call((module, now) => module.nodes(this.#solo, now, others));
  }

  // As if the module had stopped.
  end(why: unknown): void {
    if (this.#module) this.#end(why);
  }

  // The module may stop in any call. After each it says when it wants to be woken.
  #call<T>(run: (module: SoloModule, now: number) => T): T | undefined {
    if (!this.#module) return undefined;
    try {
      const result = run(this.#module, this.#now());
      this.#plan(this.#module.due(this.#solo));
      return result;
    } catch (error) {
      this.#end(error);
      return undefined;
    }
  }

  #plan(due: number): void {
    clearTimeout(this.#timer);
    if (due < 0) return;
    const sleep = Math.min(Math.max(0, Math.ceil(due - this.#now())), longestSleep);
    this.#timer = setTimeout(
      () => this.#call((module, now) => module.wake(this.#solo, now)),
      sleep,
    );
  }

  #end(why: unknown): void {
    this.#module = undefined;
    clearTimeout(this.#timer);
    for (const request of [...this.#asked.keys()]) this.#answer(request, lost);
    for (const listener of this.#lines.values()) listener.closed();
    this.#lines.clear();
    this.#ports.over(why);
  }

  // All of these come in the middle of a call: answers go in later.
  #given(): Given {
    return {
      send: (line, text) => this.#lines.get(line)?.received(text),
      hangUp: (line) => queueMicrotask(() => this.#hangUp(line)),
      answer: (request, status, _type, body) => this.#answer(request, { status, body }),
      store: (request, question) => void this.#store(request, JSON.parse(question)),
      think: (job, urgency, bytes) => void this.#think(job, urgency, bytes),
      log: (level, text) => console[levels[level] ?? 'error'](text),
    };
  }

  #hangUp(line: number): void {
    const listener = this.#lines.get(line);
    this.disconnect(line);
    listener?.closed();
  }

  #answer(request: number, reply: Reply): void {
    this.#asked.get(request)?.(reply);
    this.#asked.delete(request);
  }

  async #store(request: number, question: Reading | Commit): Promise<void> {
    const answer = await this.#ports.keep.ask(question);
    if (isDone(answer) && 'tell' in question && question.tell.length > 0) {
      this.#ports.tell(JSON.stringify(question.tell));
    }
    const text = JSON.stringify(answer);
    this.#call((module, now) => module.stored(this.#solo, now, request, text));
  }

  async #think(job: number, urgency: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await this.#ports.think(urgency, bytes);
    this.#call((module, now) => module.thought(this.#solo, now, job, answer));
  }
}

const lost: Reply = { status: 0, body: '' };

function isDone(answer: Answer): boolean {
  return 'done' in answer && answer.done;
}
