// What commits change, one after another, to be laid over what is stored.
import type { Commit, Range, Row } from './keep';

export class Layer {
  readonly #texts = new Map<string, string | null>();
  readonly #cleared: Range[] = [];

  constructor(commits: readonly Commit[]) {
    for (const commit of commits) this.add(commit);
  }

  add({ clear, remove, put }: Commit): void {
    for (const range of clear) {
      for (const key of this.#texts.keys()) if (within(key, range)) this.#texts.delete(key);
      this.#cleared.push(range);
    }
    for (const key of remove) this.#texts.set(key, null);
    for (const [key, text] of put) this.#texts.set(key, text);
  }

  has(key: string): boolean {
    return this.#texts.has(key) || this.#cleared.some((range) => within(key, range));
  }

  text(key: string, below: string | null): string | null {
    return this.has(key) ? (this.#texts.get(key) ?? null) : below;
  }

  rows(range: Range, below: readonly Row[]): Row[] {
    const above = [...this.#texts].filter((row): row is Row => row[1] !== null);
    const rows = below.filter(([key]) => !this.has(key));
    rows.push(...above.filter(([key]) => within(key, range)));
    return rows.sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

const within = (key: string, [from, to]: Range): boolean => key >= from && key < to;
