import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../src/core/follow/answers';
import type { Digest } from '../../../src/review/digests';
import type { ReviewJob } from '../../../src/review/job.svelte';
import { Judging } from '../../../src/screens/mine/figures/judging.svelte';
import type { Mine } from '../../../src/screens/mine/own_games.svelte';

const seat = { decisions: 1, loss: 0, stake: 1, marks: {}, by_card: {}, lost_by_round: [] };
const mine = (n: number): Mine =>
  ({ hall: 'here', seat: 0, game: { summary: { table: `t${n}`, commit: `c${n}` } } }) as Mine;
const games = [1, 2, 3, 4, 5].map(mine);

let digests: Map<string, Digest>;
let asked: string[];
let ends: Partial<Record<string, Refusal | 'cancelled'>>;
let judging: Judging;
beforeEach(() => {
  digests = new Map([['c4', { iterations: 1, judge: '', seats: [seat] }]]);
  asked = [];
  ends = {};
  const job = {
    state: 'idle',
    trouble: undefined as Refusal | undefined,
    cancel: vi.fn(),
    async finish({ id }: { id: string }) {
      asked.push(id);
      const end = ends[id];
      job.trouble = end instanceof Refusal ? end : undefined;
      job.state = end === undefined ? 'done' : end === 'cancelled' ? 'cancelled' : 'failed';
      if (!end) digests.set(id.replace('t', 'c'), { iterations: 1, judge: '', seats: [seat] });
    },
  };
  judging = new Judging({ iterations: 8 }, job as unknown as ReviewJob, {
    all: () => Promise.resolve(new Map(digests)),
  });
});

describe('one’s own games', () => {
  test('are judged by their reviews; the last ones without are next', async () => {
    expect(judging.ofSeats(games)).toEqual([]);
    await judging.load();
    expect(judging.ofSeats(games)).toEqual([seat]);
    expect(judging.next(games)).toEqual([mine(5), mine(3), mine(2)]);
    await judging.review(judging.next(games));
    expect(asked).toEqual(['t5', 't3', 't2']);
    expect(judging.ofSeats(games)).toHaveLength(4);
    expect(judging.next(games)).toEqual([mine(1)]);
    expect([judging.of, judging.trouble]).toEqual([0, undefined]);
  });

  test('are reviewed no further when somebody stops it or nothing can be fetched', async () => {
    await judging.load();
    ends = { t5: 'cancelled' };
    await judging.review(judging.next(games));
    expect(asked).toEqual(['t5']);
    ends = { t5: new Refusal({ code: 'link/lost', message: '' }) };
    await judging.review(judging.next(games));
    expect(asked).toEqual(['t5', 't5']);
    expect(judging.trouble?.code).toBe('link/lost');
    expect(judging.next(games)[0]).toEqual(mine(5));
  });

  test('without a whole record are said and left out', async () => {
    await judging.load();
    ends = { t5: new Refusal({ code: 'record/not_whole', message: '' }) };
    await judging.review(judging.next(games));
    expect(asked).toEqual(['t5', 't3', 't2']);
    expect(judging.trouble?.code).toBe('record/not_whole');
    expect(judging.next(games)).toEqual([mine(1)]);
  });
});
