import { expect, test, vi } from 'vitest';
import type { LiveTable } from '../../../src/app/table.svelte';
import { Refusal } from '../../../src/core/follow/answers';
import type { Choice } from '../../../src/core/choices';
import type { Hint } from '../../../src/protocol/generated';
import { HintDesk } from '../../../src/table/decide/hint.svelte';
import { viewAt } from './games';

const choice = (action: string): Choice => {
  return { action, verb: 'move', target: { kind: 'none' }, words: { id: 'x' } };
};
const choices = [choice('draw'), choice('play tuco fire')];
const advice: Hint = {
  action: 'play tuco fire',
  share: 0.5,
  next: { action: 'draw', share: 0.4 },
  lead: 0.1,
  error: 0.02,
  why: [],
};

function deskOf(advise: () => Promise<Hint> = () => Promise.resolve(advice)) {
  const view = viewAt('std4.0', 60);
  const legal = { seat: 0, decision: 7, actions: [], aims: [], hint: 'open' };
  const table = { choices, turn: { legal }, hint: vi.fn(() => Promise.resolve(view)) };
  const asked = vi.fn(advise);
  const desk = new HintDesk(table as unknown as LiveTable, asked);
  return { table, desk, asked, view };
}

test('the table is asked before the engine, which is given what the seat knows', async () => {
  const { desk, asked, table, view } = deskOf();
  const asking = desk.ask();
  expect(desk.busy).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  await asking;
  expect(asked).toHaveBeenCalledWith(view, table.turn.legal);
  expect(desk.told?.choice.action).toBe('play tuco fire');
  expect(desk.told?.reason?.id).toBe('hint-shares');
  expect(desk.busy).toBe(false);
});

test('a table that refuses tells nothing', async () => {
  const { desk, asked, table } = deskOf();
  table.hint.mockRejectedValue(new Refusal({ code: 'table/no_hints', message: '' }));
  await desk.ask();
  expect(asked).not.toHaveBeenCalled();
  expect(desk.told).toBeUndefined();
  expect(desk.failed).toBe(true);
});

test('an engine that fails, or names what cannot be done, tells nothing', async () => {
  const broken = deskOf(() => Promise.reject(new Error('no module')));
  await broken.desk.ask();
  expect(broken.desk.failed).toBe(true);
  const odd = deskOf(() => Promise.resolve({ ...advice, action: 'fire doc' }));
  await odd.desk.ask();
  expect(odd.desk.told).toBeUndefined();
  expect(odd.desk.failed).toBe(true);
});

test('an answer that comes after the question is not told', async () => {
  let give: (hint: Hint) => void = () => {};
  const { desk } = deskOf(() => new Promise((resolve) => (give = resolve)));
  const asking = desk.ask();
  await vi.waitFor(() => give !== undefined);
  await Promise.resolve();
  desk.reset(); // The next question.
  give(advice);
  await asking;
  expect(desk.told).toBeUndefined();
  expect(desk.busy).toBe(false);
});

test('hints are offered where the table has them and there is a choice', () => {
  const { desk, table } = deskOf();
  expect(desk.offered).toBe(true);
  table.choices = choices.slice(0, 1);
  expect(desk.offered).toBe(false);
  table.choices = choices;
  delete (table.turn.legal as { hint?: string }).hint;
  expect(desk.offered).toBe(false);
});
