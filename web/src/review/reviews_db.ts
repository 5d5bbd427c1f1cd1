// The database of this browser in which reviews are kept, and what they came to. Where there is none,
// or it fails, nothing is kept.
const databaseName = 'folsom.reviews';
const byAge = 'at';

export type Rows = 'reviews' | 'digests';
const allRows: readonly Rows[] = ['reviews', 'digests'];

// A row has the time `at` which it was last wanted.
export interface Aged {
  at: number;
}

// Undefined: nothing could be done.
export async function withRows<T>(
  factory: IDBFactory | undefined,
  name: Rows,
  use: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    if (!factory) return undefined;
    const database = await opened(factory);
    try {
      return await use(database.transaction(name, 'readwrite').objectStore(name));
    } finally {
      database.close(); // When the transaction is over.
    }
  } catch (error) {
    console.warn('reviews are not kept:', error);
    return undefined;
  }
}

// Only the `most` that were last wanted stay.
export async function dropOldest(rows: IDBObjectStore, most: number): Promise<void> {
  const keys = await answerTo(rows.index(byAge).getAllKeys());
  for (const old of keys.slice(0, -most)) rows.delete(old);
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 2);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of allRows) {
      if (result.objectStoreNames.contains(name)) continue;
      result.createObjectStore(name).createIndex(byAge, byAge);
    }
  };
  return answerTo(request);
}

export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
