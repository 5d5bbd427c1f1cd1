// What a notice says, in the reader's language. The page knows the words and the worker shows them,
// also when no page is open: so they are kept where both can read, as long as notices are wanted.
// Whoever stops them forgets the words.

export interface PushWords {
  title: string;
  stop: string;
}

const database = 'folsom push';
const shelf = 'words';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withShelf<T>(
  mode: IDBTransactionMode,
  use: (shelf: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
  const opened = await done(opening);
  try {
    return await done(use(opened.transaction(shelf, mode).objectStore(shelf)));
  } finally {
    opened.close();
  }
}

export async function keepWords(words: PushWords): Promise<void> {
  await withShelf('readwrite', (store) => store.put(words, shelf));
}

export function keptWords(): Promise<PushWords | undefined> {
  return withShelf<PushWords | undefined>('readonly', (store) => store.get(shelf));
}

export async function forgetWords(): Promise<void> {
  await withShelf('readwrite', (store) => store.delete(shelf));
}
