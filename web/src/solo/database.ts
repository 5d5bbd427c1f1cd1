// What a hall keeps, in IndexedDB: one object store, from key to text. Keys are ASCII, so its order
// is the one that src/ledger/ledger.h wants.
import {
  isReading,
  type Answer,
  type Commit,
  type Failure,
  type Keep,
  type Known,
  type Reading,
  type Room,
  type Row,
} from './keep';

const databaseName = 'folsom';
const rowsName = 'rows';

class Blocked extends Error {}

export class Database implements Keep {
  readonly lasts = true;
  readonly #factory: IDBFactory;
  // Undefined when somebody closed it: opened again for the next question.
  #opened: Promise<IDBDatabase> | undefined;

  private constructor(factory: IDBFactory) {
    this.#factory = factory;
  }

  // Rejects where the browser lets us have none.
  static async open(factory: IDBFactory = indexedDB): Promise<Database> {
    const made = new Database(factory);
    await made.#database().catch((error: unknown) => {
      if (!(error instanceof Blocked)) throw error;
    });
    return made;
  }

  async ask(question: Reading | Commit): Promise<Answer> {
    try {
      return isReading(question) ? await this.#read(question) : await this.#commit(question);
    } catch (error) {
      return failureOf(error);
    }
  }

  async #read({ get, scan, room }: Reading): Promise<Known> {
    const database = await this.#database();
    const rows = database.transaction(rowsName).objectStore(rowsName);
    const ranges = scan.map(([from, to]) => IDBKeyRange.bound(from, to, false, true));
    const [texts, keys, values] = await Promise.all([
      Promise.all(get.map((key) => answerTo(rows.get(key)))),
      Promise.all(ranges.map((range) => answerTo(rows.getAllKeys(range)))),
      Promise.all(ranges.map((range) => answerTo(rows.getAll(range)))),
    ]);
    const scanned = keys.map((all, i) =>
      all.map((key, at): Row => [String(key), textOf(values[i]?.[at]) ?? '']),
    );
    const known = { get: texts.map(textOf), scan: scanned };
    return room ? { ...known, room: await roomLeft() } : known;
  }

  async #commit(commit: Commit): Promise<Answer> {
    const database = await this.#database();
    const durability = commit.strict ? 'strict' : 'relaxed';
    const transaction = database.transaction(rowsName, 'readwrite', { durability });
    const ended = endOf(transaction);
    ended.catch(() => undefined); // Awaited below, unless what comes before it fails too.
    const rows = transaction.objectStore(rowsName);
    if (!(await isAsRead(rows, commit))) {
      transaction.abort();
      return { done: false };
    }
    try {
      write(rows, commit);
    } catch (error) {
      transaction.abort(); // Else what came before the error would stay.
      throw error;
    }
    await ended;
    return { done: true };
  }

  #database(): Promise<IDBDatabase> {
    if (!this.#opened) {
      const opening = this.#openAnew();
      opening.catch(() => (this.#opened = undefined));
      this.#opened = opening;
    }
    return this.#opened;
  }

  #openAnew(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = this.#factory.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(rowsName);
      request.onblocked = () => reject(new Blocked('another tab has it'));
      request.onerror = () => reject(request.error ?? new Error('not opened'));
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => (this.#opened = undefined);
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    });
  }
}

// Of two tabs that write the same the second finds out here.
async function isAsRead(rows: IDBObjectStore, commit: Commit): Promise<boolean> {
  const [texts, counts] = await Promise.all([
    Promise.all(commit.if.map(([key]) => answerTo(rows.get(key)))),
    Promise.all(commit.has.map(([key]) => answerTo(rows.count(key)))),
  ]);
  return (
    commit.if.every(([, text], i) => textOf(texts[i]) === text) &&
    commit.has.every(([, there], i) => counts[i] === (there ? 1 : 0))
  );
}

function write(rows: IDBObjectStore, { clear, remove, put }: Commit): void {
  for (const [from, to] of clear) rows.delete(IDBKeyRange.bound(from, to, false, true));
  for (const key of remove) rows.delete(key);
  for (const [key, text] of put) rows.put(text, key);
}

// A row that is no text was not written by us; the ledger says that it is damaged.
function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : '';
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

async function roomLeft(): Promise<Room> {
  // Only over HTTPS and on one's own machine.
  const { usage = 0, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? { used: usage } : { used: usage, free: quota - usage };
}

// Somebody closed the database under us, or it is slow: another time.
const passing = ['InvalidStateError', 'AbortError', 'TransactionInactiveError', 'TimeoutError'];

function failureOf(error: unknown): Failure {
  const why = String(error);
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return { failed: 'full', why };
  const isPassing = error instanceof Blocked || passing.includes(name);
  return { failed: isPassing ? 'away' : 'broken', why };
}
