import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf, Shelf } from '../../../src/review/shelf';

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('reviews that are kept', () => {
  test('are found by what they follow from', () => {
    const key = keyOf('record', {}, 'engine');
    expect(keyOf('record', {}, 'engine')).toBe(key);
    const others = [
      keyOf('another', {}, 'engine'),
      keyOf('record', { iterations: 8 }, 'engine'),
      keyOf('record', { seed: 8 }, 'engine'),
      keyOf('record', { seat: 0 }, 'engine'),
      keyOf('record', { open: true }, 'engine'),
      keyOf('record', {}, 'a newer one'),
    ];
    expect(new Set([key, ...others]).size).toBe(7);
  });

  test('are there the next time', async () => {
    const factory = new IDBFactory();
    await new Shelf(factory).put('key', 'review');
    expect(await new Shelf(factory).get('key')).toBe('review');
    expect(await new Shelf(factory).get('other')).toBeUndefined();
  });

  test('are the fifty that were wanted last', async () => {
    let now = 0;
    const shelf = new Shelf(new IDBFactory(), () => ++now);
    for (let i = 0; i < 50; ++i) await shelf.put(`key ${i}`, `review ${i}`);
    expect(await shelf.get('key 0')).toBe('review 0');
    await shelf.put('new', 'review');
    expect(await shelf.get('key 0')).toBe('review 0');
    expect(await shelf.get('key 1')).toBeUndefined();
    expect(await shelf.get('new')).toBe('review');
  });

  test('are none where there is no database', async () => {
    const shelf = new Shelf(undefined);
    await shelf.put('key', 'review');
    expect(await shelf.get('key')).toBeUndefined();
    expect(warned).not.toHaveBeenCalled();
  });

  test('are none where the database fails', async () => {
    const broken = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const shelf = new Shelf(broken as unknown as IDBFactory);
    await shelf.put('key', 'review');
    expect(await shelf.get('key')).toBeUndefined();
    expect(warned).toHaveBeenCalled();
  });
});
