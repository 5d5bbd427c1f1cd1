// Where there is no database: everything is gone with the tab.
import { isReading, type Answer, type Commit, type Keep, type Range, type Reading } from './keep';
import type { Row } from './keep';

export class Memory implements Keep {
  readonly lasts = false;
  readonly #rows = new Map<string, string>();

  ask(question: Reading | Commit): Promise<Answer> {
    return Promise.resolve(isReading(question) ? this.#read(question) : this.#commit(question));
  }

  #read({ get, scan, room }: Reading): Answer {
    const known = {
      get: get.map((key) => this.#rows.get(key) ?? null),
      scan: scan.map((range) => this.#scan(range)),
    };
    return room ? { ...known, room: { used: 0 } } : known;
  }

  #commit(commit: Commit): Answer {
    const same = commit.if.every(([key, text]) => (this.#rows.get(key) ?? null) === text);
    const there = commit.has.every(([key, is]) => this.#rows.has(key) === is);
    if (!same || !there) return { done: false };
    const cleared = commit.clear.flatMap((range) => this.#scan(range).map(([key]) => key));
    for (const key of [...cleared, ...commit.remove]) this.#rows.delete(key);
    for (const [key, text] of commit.put) this.#rows.set(key, text);
    return { done: true };
  }

  #scan([from, to]: Range): Row[] {
    const rows = [...this.#rows].filter(([key]) => key >= from && key < to);
    return rows.sort(([one], [other]) => (one < other ? -1 : 1));
  }
}
