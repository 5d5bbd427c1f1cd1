import { describe, expect, test, vi } from 'vitest';
import { hasVectors, isNeeded } from '../../../src/core/vectors';

const plain = 'assets/solo-DYk-s-Hv.wasm';
const quick = 'assets/solo_simd-B_2xQ-01.wasm';

describe('the two engines', () => {
  test('one is needed, and which depends on the browser', () => {
    expect([plain, quick].filter((path) => isNeeded(path, true))).toEqual([quick]);
    expect([plain, quick].filter((path) => isNeeded(path, false))).toEqual([plain]);
  });

  test('everything else is needed everywhere', () => {
    for (const path of ['', 'index.html', 'assets/large-vhgTc9UU.net', 'assets/solo-AAAAAAAA.js']) {
      expect([isNeeded(path, true), isNeeded(path, false)]).toEqual([true, true]);
    }
  });

  test('vector instructions are found by asking for a module that has some', () => {
    expect(hasVectors()).toBe(true); // Node has them; a probe that is damaged would say no.
    const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    expect(hasVectors()).toBe(false);
    validate.mockRestore();
  });
});
