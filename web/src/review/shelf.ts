// Finished reviews, kept in this browser: the newest ones, by what they follow from. What is not kept
// is made again.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { answerTo, dropOldest, withRows, type Aged } from './reviews_db';
import type { ReviewOptions } from './wire';

export interface Shelved {
  // Neither rejects.
  get(key: string): Promise<string | undefined>;
  put(key: string, review: string): Promise<void>;
}

const most = 50;

interface Row extends Aged {
  review: string;
}

// `engine`: whatever else a review depends on.
export function keyOf(record: string, options: ReviewOptions, engine: string): string {
  const { iterations, seed, seat, open } = options;
  const parts = [record, iterations ?? null, seed ?? null, seat ?? null, open ?? null, engine];
  return bytesToHex(sha256(JSON.stringify(parts)));
}

export class Shelf implements Shelved {
  readonly #factory: IDBFactory | undefined;
  readonly #now: () => number;

  constructor(factory: IDBFactory | undefined = globalThis.indexedDB, now = Date.now) {
    this.#factory = factory;
    this.#now = now;
  }

  async get(key: string): Promise<string | undefined> {
    return withRows(this.#factory, 'reviews', async (rows) => {
      const row: Row | undefined = await answerTo(rows.get(key));
      if (row) rows.put({ ...row, at: this.#now() }, key);
      return row?.review;
    });
  }

  async put(key: string, review: string): Promise<void> {
    await withRows(this.#factory, 'reviews', async (rows) => {
      rows.put({ review, at: this.#now() } satisfies Row, key);
      await dropOldest(rows, most);
    });
  }
}
