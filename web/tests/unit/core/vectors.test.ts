import { describe, expect, test, vi } from 'vitest';
import { hasVectors, isNeeded } from '../../../src/core/vectors';

describe('of what runs in the page', () => {
  test.each([
    ['assets/solo-DYk-s-Hv.wasm', 'assets/solo_simd-B_2xQ-01.wasm'],
    ['assets/reviewer-DYk-s-Hv.wasm', 'assets/reviewer_simd-B_2xQ-01.wasm'],
  ])('%s or %s is needed, by what the browser has', (plain, quick) => {
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
