import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import type { LiveTable } from '../../../src/app/table.svelte';
import type { Choice } from '../../../src/core/choices';
import type { Step } from '../../../src/core/follow/playback';
import { Decision } from '../../../src/table/decide/decision.svelte';
import { viewAt } from './games';

function choice(action: string): Choice {
  return { action, verb: 'move', target: { kind: 'none' }, words: { id: 'x' } };
}
const forward = choice('move forward 1');
const backward = choice('move backward 1');

// A table that asks where to move. Its previews come when `answer` is called.
function tableOf() {
  const view = viewAt('std4.0', 60);
  const answers: (() => void)[] = [];
  const step: Step = { n: 1, before: view, after: view };
  const table = {
    director: { shown: { ...view, ask: 'move' } },
    turn: { legal: { decision: 1 } },
    act: vi.fn(() => Promise.resolve()),
    preview: vi.fn(
      (_action: string) =>
        new Promise((resolve) => answers.push(() => resolve({ steps: [step], complete: true }))),
    ),
  };
  const answer = async () => {
    answers.forEach((give) => give());
    await vi.runAllTimersAsync();
  };
  // The part of a table that deciding uses.
  return { table, answer, decision: new Decision(table as unknown as LiveTable) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.confirm = false;
});

describe('a choice', () => {
  it('is made with one touch', async () => {
    const { table, decision } = tableOf();
    decision.pick([forward]);
    await vi.runAllTimersAsync();
    expect(table.act.mock.calls).toEqual([[forward.action]]);
  });

  it('with confirmation is not made by any number of keys', async () => {
    settings.confirm = true;
    const { table, decision } = tableOf();
    decision.chooseByKey(forward);
    decision.chooseByKey(forward);
    await vi.runAllTimersAsync();
    expect(table.act).not.toHaveBeenCalled();
    expect(decision.selected).toBe(forward);
    settings.confirm = false;
    decision.chooseByKey(backward);
    await vi.runAllTimersAsync();
    expect(table.act.mock.calls).toEqual([[backward.action]]);
  });

  it('with confirmation needs a second touch of the same', async () => {
    settings.confirm = true;
    const { table, decision } = tableOf();
    decision.pick([forward]);
    decision.pick([backward]);
    expect(table.act).not.toHaveBeenCalled();
    expect(decision.selected).toBe(backward);
    decision.pick([backward]);
    await vi.runAllTimersAsync();
    expect(table.act.mock.calls).toEqual([[backward.action]]);
    expect(decision.selected).toBeUndefined();
  });

  it('among several at one thing is asked for', () => {
    const { table, decision } = tableOf();
    decision.pick([forward, backward]);
    expect(decision.chooser).toEqual([forward, backward]);
    expect(table.act).not.toHaveBeenCalled();
  });

  it('is not made twice while it is on its way', async () => {
    const { table, decision } = tableOf();
    decision.choose(forward);
    decision.choose(backward);
    await vi.runAllTimersAsync();
    expect(table.act).toHaveBeenCalledTimes(1);
  });
});

describe('what would come of a choice', () => {
  it('is asked for after a moment, once', async () => {
    const { table, answer, decision } = tableOf();
    decision.look(forward);
    decision.look(undefined);
    decision.look(forward);
    expect(table.preview).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    await answer();
    expect(decision.foreseen).toMatchObject({ complete: true });
    decision.look(undefined);
    expect(decision.foreseen).toBeUndefined();
    decision.look(forward);
    expect(decision.foreseen).toMatchObject({ complete: true });
    expect(table.preview.mock.calls).toEqual([[forward.action]]);
  });

  it('is void when the question has changed meanwhile', async () => {
    const { table, answer, decision } = tableOf();
    decision.look(forward);
    await vi.runAllTimersAsync();
    table.turn.legal.decision = 2;
    await answer();
    expect(decision.foreseen).toBeUndefined();
  });
});
