import { beforeEach, describe, expect, test, vi } from 'vitest';
import { againMessage, nextDecisions, type AgainPlan } from '../../../src/form/again';
import { getRecord } from '../../../src/app/http';
import { choices } from '../core/fixtures';

vi.mock('../../../src/app/http', () => ({ getRecord: vi.fn() }));
beforeEach(() => {
  vi.mocked(getRecord).mockReset();
  vi.mocked(getRecord).mockResolvedValue('the record');
});

const plan: AgainPlan = {
  other: { hall: 'here', table: 'old' },
  seats: 3,
  seat: 1,
  decision: 34,
  anew: true,
  level: 'rustler',
};

describe('a game from another', () => {
  test('of the same hall names its table, and bots have the other seats', async () => {
    const message = await againMessage('here', plan, choices, 'normal');
    expect(message.origin).toEqual({ table: 'old', decision: 34, cards: 'anew' });
    expect(message.bots).toEqual(['rustler', '', 'rustler']);
    expect(message.config).toBeUndefined();
    expect(getRecord).not.toHaveBeenCalled();
  });

  test('of another hall is given with its record; friends are waited for', async () => {
    const friends = { ...plan, level: undefined, anew: false };
    const message = await againMessage('away', friends, choices, 'normal');
    expect(message.origin).toEqual({ record: 'the record', decision: 34, cards: 'as_were' });
    expect(message.bots).toBeUndefined();
  });

  test('has the same deal, of a file too', async () => {
    const file = { ...plan, decision: undefined, other: { record: async () => 'my file' } };
    const message = await againMessage('here', file, choices, 'normal');
    expect(message.origin).toEqual({ record: 'my file', deal: true, seat: 1 });
  });
});

describe('the next decisions', () => {
  const decisions = [
    { after: 2, seat: 0 },
    { after: 5, seat: 1 },
    { after: 5, seat: 2 },
    { after: 5, seat: 1 },
    { after: 9, seat: 0 },
  ];
  test('are those at the step, or after it', () => {
    expect(nextDecisions(decisions, 0)).toEqual([{ decision: 0, seat: 0 }]);
    expect(nextDecisions(decisions, 9)).toEqual([{ decision: 4, seat: 0 }]);
    expect(nextDecisions(decisions, 10)).toEqual([]);
  });
  test('of several players are the first of each', () => {
    expect(nextDecisions(decisions, 3)).toEqual([
      { decision: 1, seat: 1 },
      { decision: 2, seat: 2 },
    ]);
  });
});
