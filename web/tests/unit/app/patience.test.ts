import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Patience } from '../../../src/app/patience';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ends a wait that began right after another was ended', async () => {
  const patience = new Patience();
  const first = patience.wait(1000);
  patience.end();
  const second = patience.wait(1000);
  await first;
  patience.end();
  const began = Date.now();
  await Promise.race([second, vi.advanceTimersByTimeAsync(5000)]);
  expect(Date.now() - began).toBe(0);
});
