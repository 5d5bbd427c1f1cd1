import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, toast, toasts } from '../../../src/ui/toasts.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const note of [...toasts]) dismiss(note.id);
  vi.useRealTimers();
});

test('the same is said once, and goes by itself', () => {
  toast('No connection', 'trouble');
  vi.advanceTimersByTime(8000);
  toast('No connection', 'trouble');
  expect(toasts).toHaveLength(1);
  vi.advanceTimersByTime(8000);
  expect(toasts).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(toasts).toHaveLength(0);
});
