// Finished reviews, kept in this browser: the newest ones, by what they follow from. Where there is
// no database, or it fails, nothing is kept, and a review is made again.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { ReviewOptions } from './wire';

export interface Shelved {
  // Neither rejects.
  get(key: string): Promise<string | undefined>;
  put(key: string, review: string): Promise<void>;
}

const databaseName = 'folsom.reviews';
const rowsName = 'reviews';
const byAge = 'at';
const most = 50;

interface Row {
  review: string;
  at: number; // When it was last wanted.
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
    return this.#with(async (rows) => {
      const row: Row | undefined = await answerTo(rows.get(key));
      if (row) rows.put({ ...row, at: this.#now() }, key);
      return row?.review;
    });
  }

  async put(key: string, review: string): Promise<void> {
    await this.#with(async (rows) => {
      rows.put({ review, at: this.#now() }, key);
      const keys = await answerTo(rows.index(byAge).getAllKeys());
      for (const old of keys.slice(0, -most)) rows.delete(old);
    });
  }

  async #with<T>(use: (rows: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
    try {
      if (!this.#factory) return undefined;
      const database = await opened(this.#factory);
      try {
        return await use(database.transaction(rowsName, 'readwrite').objectStore(rowsName));
      } finally {
        database.close(); // When the transaction is over.
      }
    } catch (error) {
      console.warn('reviews are not kept:', error);
      return undefined;
    }
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(rowsName).createIndex(byAge, byAge);
  };
  return answerTo(request);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
