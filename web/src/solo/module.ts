// The WebAssembly build of src/solo with what it needs of its host, as src/solo/solo.h says.
import { chacha20 } from '@noble/ciphers/chacha';
import { sha256 } from '@noble/hashes/sha2';

// What the module asks for. None of these may call the module: they note what to do next.
export interface Given {
  send(connection: number, text: string): void;
  hangUp(connection: number, code: number, why: string): void;
  answer(request: number, status: number, type: string, body: string): void;
  store(request: number, question: string): void;
  think(job: number, urgency: number, bytes: Uint8Array<ArrayBuffer>): void;
  log(level: number, text: string): void;
}

// What it exports. Addresses and sizes are numbers.
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  solo_alloc(size: number): number;
  solo_free(at: number): void;
  solo_open(host: number, now: number, node: number, size: number, shared: number): number;
  solo_connect(solo: number, now: number): number;
  solo_receive(solo: number, now: number, line: number, at: number, size: number): void;
  solo_disconnect(solo: number, now: number, line: number): void;
  solo_ask(solo: number, now: number, request: number, ...texts: number[]): void;
  solo_stored(solo: number, now: number, request: number, at: number, size: number): void;
  solo_hear(solo: number, now: number, at: number, size: number): void;
  solo_nodes(solo: number, now: number, at: number, size: number): void;
  solo_thought(solo: number, now: number, job: number, answer: number): void;
  solo_wake(solo: number, now: number): void;
  solo_due(solo: number): number;
  solo_think(at: number, size: number): number;
  solo_give_net(net: number, at: number, size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const theOnlyHall = 1;

// A thinker's: it has no hall, so nothing of this is asked for.
export const nothingGiven: Given = {
  send: () => undefined,
  hangUp: () => undefined,
  answer: () => undefined,
  store: () => undefined,
  think: () => undefined,
  log: () => undefined,
};

// One instance. Any call may throw: then the instance is of no more use.
export class SoloModule {
  readonly #run: Exports;

  private constructor(run: Exports) {
    this.#run = run;
    run._initialize();
  }

  static async open(code: WebAssembly.Module, given: Given): Promise<SoloModule> {
    let memory: WebAssembly.Memory | undefined;
    const buffer = () => memory?.buffer ?? new ArrayBuffer(0);
    const instance = await WebAssembly.instantiate(code, {
      host: hostOf(given, buffer),
      wasi_snapshot_preview1: { clock_time_get: clockOf(buffer) },
    });
    // The names are those of src/solo/solo.h, which the module is built from.
    const run = instance.exports as unknown as Exports;
    memory = run.memory;
    return new SoloModule(run);
  }

  open(now: number, node: string, shared: boolean): number {
    return this.#with([node], (at, size) =>
      this.#run.solo_open(theOnlyHall, now, at!, size!, shared ? 1 : 0),
    );
  }
  connect(solo: number, now: number): number {
    return this.#run.solo_connect(solo, now);
  }
  receive(solo: number, now: number, line: number, text: string): void {
    this.#with([text], (at, size) => this.#run.solo_receive(solo, now, line, at!, size!));
  }
  disconnect(solo: number, now: number, line: number): void {
    this.#run.solo_disconnect(solo, now, line);
  }
  ask(solo: number, now: number, request: number, texts: [string, string, string]): void {
    this.#with(texts, (...placed) => this.#run.solo_ask(solo, now, request, ...placed));
  }
  stored(solo: number, now: number, request: number, answer: string): void {
    this.#with([answer], (at, size) => this.#run.solo_stored(solo, now, request, at!, size!));
  }
  hear(solo: number, now: number, told: string): void {
    this.#with([told], (at, size) => this.#run.solo_hear(solo, now, at!, size!));
  }
  nodes(solo: number, now: number, nodes: readonly string[]): void {
    const text = JSON.stringify(nodes);
    this.#with([text], (at, size) => this.#run.solo_nodes(solo, now, at!, size!));
  }
  thought(solo: number, now: number, job: number, answer: number): void {
    this.#run.solo_thought(solo, now, job, answer);
  }
  wake(solo: number, now: number): void {
    this.#run.solo_wake(solo, now);
  }
  // Negative: there is no need.
  due(solo: number): number {
    return this.#run.solo_due(solo);
  }
  think(job: Uint8Array): number {
    return this.#with([job], (at, size) => this.#run.solo_think(at!, size!));
  }
  // If it is refused, bots that play by it do not think (-2).
  giveNet(net: number, file: Uint8Array): void {
    this.#with([file], (at, size) => this.#run.solo_give_net(net, at!, size!));
  }

  // Calls `use(at, size, at, size...)` with these in the module's memory.
  #with<T>(parts: readonly (string | Uint8Array)[], use: (...placed: number[]) => T): T {
    const placed = parts.map((part) => this.#place(part));
    const result = use(...placed.flat());
    for (const [at] of placed) this.#run.solo_free(at);
    return result;
  }

  #place(part: string | Uint8Array): [number, number] {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    const at = this.#run.solo_alloc(bytes.length || 1);
    if (at === 0) throw new Error('out of memory');
    new Uint8Array(this.#run.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
}

// What the module shows is good only during the call, and its memory may move in between.
function hostOf(given: Given, buffer: () => ArrayBufferLike): WebAssembly.ModuleImports {
  const bytes = (at: number, size: number) => new Uint8Array(buffer(), at, size);
  const copy = (at: number, size: number) => new Uint8Array(bytes(at, size));
  const text = (at: number, size: number) => decoder.decode(copy(at, size));
  return {
    random: (at: number, size: number) => bytes(at, size).set(randomBytes(size)),
    sha256: (at: number, size: number, out: number) => bytes(out, 32).set(sha256(copy(at, size))),
    chacha20: (key: number, nonce: number, out: number) =>
      bytes(out, 8).set(chacha20(copy(key, 32), copy(nonce, 12), new Uint8Array(8))),
    send: (_: number, line: number, at: number, size: number) => given.send(line, text(at, size)),
    hang_up: (_: number, line: number, code: number, at: number, size: number) =>
      given.hangUp(line, code, text(at, size)),
    answer: (_: number, request: number, status: number, ...texts: number[]) => {
      const [type = 0, typeSize = 0, body = 0, bodySize = 0] = texts;
      given.answer(request, status, text(type, typeSize), text(body, bodySize));
    },
    store: (_: number, request: number, at: number, size: number) =>
      given.store(request, text(at, size)),
    think: (_: number, job: number, urgency: number, at: number, size: number) =>
      given.think(job, urgency, copy(at, size)),
    log: (_: number, level: number, at: number, size: number) => given.log(level, text(at, size)),
  };
}

// Browsers give at most so many at once.
const mostRandom = 65_536;

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += mostRandom) {
    crypto.getRandomValues(bytes.subarray(at, Math.min(at + mostRandom, count)));
  }
  return bytes;
}

// Of WASI it needs the time alone, for bots that think for so many milliseconds.
function clockOf(buffer: () => ArrayBufferLike): WebAssembly.ImportValue {
  return (_clock: number, _precision: bigint, at: number) => {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    new DataView(buffer()).setBigUint64(at, nanoseconds, true);
    return 0;
  };
}
