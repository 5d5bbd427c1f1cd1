// What finds no room in the database stays in memory, over what is there, and play goes on. Every
// later commit takes it along, until there is room again.
import {
  isReading,
  type Answer,
  type Commit,
  type Keep,
  type Known,
  type Range,
  type Reading,
  type Row,
} from './keep';

export class Overflow implements Keep {
  readonly #below: Keep;
  readonly #tell: (stored: boolean) => void;
  // All that was not stored, as one commit.
  #over: Commit | undefined;
  #last: Promise<unknown> = Promise.resolve();

  // `tell`: whether everything is stored, each time that changes.
  constructor(below: Keep, tell: (stored: boolean) => void) {
    this.#below = below;
    this.#tell = tell;
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
    const known = await this.#below.ask(reading);
    return this.#over && 'get' in known ? laidOver(known, reading, this.#over) : known;
  }

  async #commit(commit: Commit): Promise<Answer> {
    if (!this.#over) {
      const answer = await this.#below.ask(commit);
      return isFull(answer) ? this.#keep(commit) : answer;
    }
    const keys = [...commit.if, ...commit.has].map(([key]) => key);
    const known = await this.#read({ get: keys, scan: [] });
    if (!('get' in known)) return known;
    if (!isAsRead(commit, known.get)) return { done: false };
    const all = joined(this.#over, commit);
    const answer = await this.#below.ask(all);
    if (isFull(answer)) return this.#keep(all);
    // Refused: another tab has gone on from what is stored, so what is over it does not count.
    if ('done' in answer) this.#forget();
    return answer;
  }

  #keep(commit: Commit): Answer {
    if (!this.#over) this.#tell(false);
    this.#over = commit;
    return { done: true };
  }

  #forget(): void {
    this.#over = undefined;
    this.#tell(true);
  }
}

function isFull(answer: Answer): boolean {
  return 'failed' in answer && answer.failed === 'full';
}

const within = (key: string, [from, to]: Range): boolean => key >= from && key < to;

const isGone = (key: string, { remove, clear }: Commit): boolean =>
  remove.includes(key) || clear.some((range) => within(key, range));

const isTouched = (key: string, commit: Commit): boolean =>
  commit.put.some(([put]) => put === key) || isGone(key, commit);

function laidOver(known: Known, { get, scan }: Reading, over: Commit): Known {
  const put = new Map(over.put);
  const texts = get.map(
    (key, i) => put.get(key) ?? (isGone(key, over) ? null : (known.get[i] ?? null)),
  );
  const rows = scan.map((range, i) => {
    const below = (known.scan[i] ?? []).filter(([key]) => !isTouched(key, over));
    const above = over.put.filter(([key]) => within(key, range));
    return [...below, ...above].sort(([one], [other]) => (one < other ? -1 : 1));
  });
  return { ...known, get: texts, scan: rows };
}

// `texts`: of the keys of `if`, then of `has`.
function isAsRead(commit: Commit, texts: (string | null)[]): boolean {
  return (
    commit.if.every(([, text], i) => texts[i] === text) &&
    commit.has.every(([, there], i) => (texts[commit.if.length + i] !== null) === there)
  );
}

// The one and then the other. What the first changes, the second does not ask of the database.
function joined(first: Commit, then: Commit): Commit {
  const asks = ([key]: [string, unknown]) => !isTouched(key, first);
  const left = first.put.filter(([key]): boolean => !isTouched(key, then));
  const put: Row[] = [...left, ...then.put];
  return {
    if: [...first.if, ...then.if.filter(asks)],
    has: [...first.has, ...then.has.filter(asks)],
    put,
    remove: [...first.remove, ...then.remove],
    clear: [...first.clear, ...then.clear],
    tell: [],
    strict: first.strict || then.strict,
  };
}
