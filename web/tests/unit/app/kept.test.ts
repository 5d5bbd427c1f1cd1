import { afterEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../../../src/app/kept';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is stored, until it is nothing any more', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  keep('name', 'Doc');
  expect([kept('name'), store.get('name')]).toEqual(['Doc', 'Doc']);
  keep('name', undefined);
  expect([kept('name'), store.size]).toEqual([null, 0]);
});

test('what cannot be stored lasts as long as the page', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: full, removeItem: full });
  keep('name', 'Doc');
  expect(kept('name')).toBe('Doc');
});

test('the page itself keeps it where there is no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(kept('hat')).toBeNull();
  keep('hat', 'black');
  expect(kept('hat')).toBe('black');
  keep('hat', undefined);
  expect(kept('hat')).toBeNull();
});
