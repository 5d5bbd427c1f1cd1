// What finds no room in the database stays in memory, over what is there, and play goes on. It is
// stored commit by commit, oldest first, as soon as there is room. Only `strict` commits are held
// back: the others (leases, presence) are soon made anew.
import { isReading, type Answer, type Commit, type Keep, type Reading } from './keep';
import { Layer } from './layer';
import type { Limits } from './wire';

export interface OverflowPorts {
  // Whenever it changes. Lost: another tab went on from what is stored, so some of what was held
  // back was given up; whoever remembers it must read anew.
  tell(keeps: Exclude<Limits['keeps'], 'nothing'>): void;
  // It is known that no other tab has this store.
  isAlone(): boolean;
}

export class Overflow implements Keep {
  readonly #below: Keep;
  readonly #ports: OverflowPorts;
  #keeps: Limits['keeps'] = 'all';
  #held: Commit[] = [];
  #layer = new Layer([]); // What they change.
  #last: Promise<unknown> = Promise.resolve();

  constructor(below: Keep, ports: OverflowPorts) {
    this.#below = below;
    this.#ports = ports;
  }
  get lasts(): boolean {
    return this.#below.lasts;
  }

  ask(question: Reading | Commit): Promise<Answer> {
    if (isReading(question)) return this.#read(question);
    const answer = this.#last.then(() => this.#commit(question));
    this.#last = answer;
    return answer;
  }

  async #read(reading: Reading): Promise<Answer> {
    const layer = this.#layer; // If it is stored meanwhile, laying it over changes nothing.
    const known = await this.#below.ask(reading);
    if (!('get' in known)) return known;
    const get = reading.get.map((key, i) => layer.text(key, known.get[i] ?? null));
    const scan = reading.scan.map((range, i) => layer.rows(range, known.scan[i] ?? []));
    return { ...known, get, scan };
  }

  async #commit(commit: Commit): Promise<Answer> {
    const stopped = await this.#storeHeld();
    if (stopped) return stopped;
    if (this.#held.length > 0) return this.#commitOver(commit);
    const answer = await this.#below.ask(commit);
    if ('done' in answer) this.#say('all');
    if (!isFull(answer)) return answer;
    this.#say('full');
    if (commit.strict) return this.#hold(commit);
    // A lease that another tab could not renew is not ours to take: it may hold that game back.
    return this.#ports.isAlone() ? { done: true } : answer;
  }

  // What must be answered at once, if anything.
  async #storeHeld(): Promise<Answer | undefined> {
    const count = this.#held.length;
    let answer: Answer = { done: true };
    let lost = false;
    for (let next = this.#held[0]; next && !('failed' in answer); next = this.#held[0]) {
      answer = await this.#below.ask(next);
      if (isDone(answer)) this.#held.shift();
      else if ('done' in answer) this.#held = withoutAll(this.#held, next);
      lost ||= 'done' in answer && !answer.done;
    }
    if (this.#held.length < count) this.#layer = new Layer(this.#held);
    if (lost) this.#say('lost');
    if (lost) return { done: false };
    return isDone(answer) || isFull(answer) ? undefined : answer;
  }

  async #commitOver(commit: Commit): Promise<Answer> {
    const keys = [...commit.if, ...commit.has].map(([key]) => key);
    const known = await this.#read({ get: keys, scan: [] });
    if (!('get' in known)) return known;
    if (!isAsRead(commit, known.get)) return { done: false };
    if (commit.strict) return this.#hold(commit);
    const answer = touches(commit, this.#layer) ? undefined : await this.#below.ask(commit);
    return answer && !isFull(answer) ? answer : { done: true };
  }

  #hold(commit: Commit): Answer {
    this.#held.push(commit);
    this.#layer.add(commit);
    this.#say('full');
    return { done: true };
  }

  // That something was lost is not taken back by the next that is stored.
  #say(keeps: 'all' | 'full' | 'lost'): void {
    if (this.#keeps === keeps || (this.#keeps === 'lost' && keeps === 'all')) return;
    this.#keeps = keeps;
    this.#ports.tell(keeps);
  }
}

// Without the one that was refused, and all that builds on it.
function withoutAll(held: readonly Commit[], refused: Commit): Commit[] {
  const gone = new Layer([refused]);
  return held.filter((commit) => {
    const isVain = touches(commit, gone);
    if (isVain) gone.add(commit);
    return !isVain && commit !== refused;
  });
}

function touches(commit: Commit, layer: Layer): boolean {
  const rows = [...commit.if, ...commit.has, ...commit.put];
  return rows.some(([key]) => layer.has(key)) || commit.remove.some((key) => layer.has(key));
}

function isDone(answer: Answer): boolean {
  return 'done' in answer && answer.done;
}

function isFull(answer: Answer): boolean {
  return 'failed' in answer && answer.failed === 'full';
}

// `texts`: of the keys of `if`, then of `has`.
function isAsRead(commit: Commit, texts: (string | null)[]): boolean {
  return (
    commit.if.every(([, text], i) => texts[i] === text) &&
    commit.has.every(([, there], i) => (texts[commit.if.length + i] !== null) === there)
  );
}
