// What a page has stored of its games (src/ledger/ledger_store.h), read past the page.
import type { Page } from 'playwright-core';

export type Row = [key: string, text: string];

// The log of a table, in order. Throws if a version is missing or out of place.
export async function logOf(page: Page, id: string): Promise<Row[]> {
  const beginning = `log/${id}/`;
  const rows = await rowsFrom(page, beginning);
  for (const [i, [key]] of rows.entries()) {
    const version = beginning + String(i + 1).padStart(10, '0');
    if (key !== version) throw new Error(`${key} stands where ${version} should`);
  }
  return rows;
}

function rowsFrom(page: Page, beginning: string): Promise<Row[]> {
  return page.evaluate(
    (from) =>
      new Promise<Row[]>((done, fail) => {
        const opening = indexedDB.open('folsom');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rows');
          const rows = reading.objectStore('rows');
          const range = IDBKeyRange.bound(from, `${from}~`);
          const [keys, texts] = [rows.getAllKeys(range), rows.getAll(range)];
          reading.oncomplete = () => {
            opening.result.close();
            done(keys.result.map((key, i) => [String(key), String(texts.result[i])]));
          };
        };
      }),
    beginning,
  );
}

// What the people at this table have decided, in order.
export function ownActions(log: Row[]): string[] {
  return log.flatMap(([, row]) => {
    const { decided } = JSON.parse((JSON.parse(row) as { text: string }).text) as Entry;
    return decided?.by === 'player' ? [decided.action] : [];
  });
}

interface Entry {
  decided?: { by: string; action: string };
}

export async function changeRow(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(
    ([at, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('folsom');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put(value, at);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [key, text],
  );
}
