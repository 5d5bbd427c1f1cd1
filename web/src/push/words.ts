// What a notice says, in the reader's language. The page knows the words and the worker shows them,
// also when no page is open: so they are kept where both can read, as long as notices are wanted.
// Whoever stops them forgets the words.

export interface PushWords {
  title: string;
  stop: string;
}

const database = 'folsom push';
const shelf = 'words';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

// What goes away before that, as a page does that is left, leaves everything as it was.
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function withShelf<T>(
  mode: IDBTransactionMode,
  use: (shelf: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open();
  try {
    const transaction = opened.transaction(shelf, mode);
    const request = use(transaction.objectStore(shelf));
    await ended(transaction);
    return request.result;
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
