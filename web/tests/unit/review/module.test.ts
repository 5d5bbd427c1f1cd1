import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ReviewModule } from '../../../src/review/module';
import type { Review } from '../../../src/protocol/generated';

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));
const code = await WebAssembly.compile(file('src/review/reviewer.wasm'));
const record = file('../tests/compat/v1/records/sim-2018-3-basic.folsom').toString();

async function opened(): Promise<ReviewModule> {
  const module = await ReviewModule.open(code);
  for (const [net, name] of ['large', 'small'].entries()) {
    module.giveNet(net, new Uint8Array(file(`../nets/${name}.net`)));
  }
  return module;
}

describe('the module that reviews', () => {
  test('finds out what another instance takes', async () => {
    const [keeper, helper] = [await opened(), await opened()];
    for (const module of [keeper, helper]) module.openRecord(record, { iterations: 4, seat: 0 });
    expect(keeper.tasks).toBeGreaterThan(keeper.chartTasks);
    for (let task = 0; task < keeper.tasks; ++task) keeper.take(helper.run(task));
    const review: Review = JSON.parse(keeper.tell());
    expect(review.done).toBe(review.tasks);
    expect(review.iterations).toBe(4);
    expect(review.judgements.every(({ seat }) => seat === 0)).toBe(true);
  });

  test('refuses by code', async () => {
    const module = await opened();
    const code = (does: () => unknown) => {
      try {
        does();
        return 'done';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    expect(code(() => module.tell())).toBe('review/not_open');
    expect(code(() => module.openRecord('nothing', {}))).toBe('record/bad_header');
    expect(code(() => module.openRecord(record, { seat: 3 }))).toBe('review/out_of_range');
    module.openRecord(record, {});
    expect(code(() => module.run(module.tasks))).toBe('review/no_task');
    expect(code(() => module.take(new Uint8Array([1])))).toBe('review/bad_finding');
  });

  test('gives no hint for a view that no hall sends', async () => {
    const module = await opened();
    const refused = (code: string) => expect.objectContaining({ code });
    expect(() => module.hint([] as never, 4)).toThrow(refused('view/wrong_type'));
    expect(() => module.hint({ viewer: 9 } as never, 4)).toThrow(refused('view/out_of_range'));
    expect(() => module.hint({} as never, 0)).toThrow(refused('hint/out_of_range'));
  });

  test('refuses a network that is none', async () => {
    const module = await ReviewModule.open(code);
    expect(() => module.giveNet(0, new Uint8Array(100))).toThrow('network 0');
  });
});
