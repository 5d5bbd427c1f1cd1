import { afterEach, expect, test, vi } from 'vitest';
import { nothingGiven, SoloModule } from '../../../src/solo/module';
import { code } from './game';

afterEach(() => vi.restoreAllMocks());

test('a module without memory for what goes in throws, and is not called', async () => {
  const think = vi.fn(() => 0);
  const exports = {
    memory: new WebAssembly.Memory({ initial: 1 }),
    _initialize: () => undefined,
    solo_alloc: () => 0,
    solo_free: () => undefined,
    solo_think: think,
  };
  vi.spyOn(WebAssembly, 'instantiate').mockResolvedValueOnce({ exports } as never);
  const module = await SoloModule.open(code, nothingGiven);
  expect(() => module.think(new Uint8Array([1]))).toThrow('out of memory');
  expect(think).not.toHaveBeenCalled();
});
