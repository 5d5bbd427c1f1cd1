import { beforeEach, describe, expect, test } from 'vitest';
import { Hints } from '../../../src/review/hints';
import type { Hint, View } from '../../../src/protocol/generated';
import { FakeWorker } from './workers';

const engine = { code: {} as WebAssembly.Module, nets: [] };
const view = { viewer: 0 } as View;
const hintOf = (action: string): Hint => ({ action, why: [] });

let workers: FakeWorker[];
let hints: Hints;
beforeEach(() => {
  workers = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  hints = new Hints(() => Promise.resolve(engine), start);
});

// Asks, and waits until the worker has heard of it.
async function asked(): Promise<{ answer: Promise<Hint> }> {
  const answer = hints.ask(view);
  answer.catch(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  return { answer };
}

describe('hints', () => {
  test('come from one worker, in the order of the questions', async () => {
    const [first, second] = [await asked(), await asked()];
    expect(workers).toHaveLength(1);
    expect(workers[0]!.heard.map(({ type }) => type)).toEqual(['equip', 'hint', 'hint']);
    workers[0]!.say({ type: 'hinted', hint: hintOf('draw') });
    workers[0]!.say({ type: 'refused', code: 'hint/not_asked', message: '' });
    expect(await first.answer).toEqual(hintOf('draw'));
    await expect(second.answer).rejects.toMatchObject({ code: 'hint/not_asked' });
  });

  test('are refused when the worker is lost, and the next one gets another', async () => {
    const first = await asked();
    workers[0]!.lost();
    await expect(first.answer).rejects.toMatchObject({ code: 'review/lost' });
    expect(workers[0]!.ended).toBe(true);
    const second = await asked();
    workers[1]!.say({ type: 'hinted', hint: hintOf('pass') });
    expect(await second.answer).toEqual(hintOf('pass'));
  });

  test('end with whoever wanted them', async () => {
    const { answer } = await asked();
    hints.end();
    expect(workers[0]!.ended).toBe(true);
    await expect(answer).rejects.toMatchObject({ code: 'review/lost' });
  });
});
