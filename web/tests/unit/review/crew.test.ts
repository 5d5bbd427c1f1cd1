import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Crew, crewSize, type CrewListener } from '../../../src/review/crew';
import type { ToReviewer } from '../../../src/review/wire';
import { FakeWorker } from './workers';

const opening = { type: 'open', record: 'a record' } as ToReviewer;

class Workshop {
  readonly workers: FakeWorker[] = [];
  readonly log: string[] = [];
  readonly crew: Crew;

  constructor(count: number) {
    const listener: CrewListener = {
      began: (tasks) => this.log.push(`began ${tasks}`),
      found: (done) => this.log.push(`found ${done}`),
      told: (review, isAll) => this.log.push(`told ${review}${isAll ? ', all' : ''}`),
      failed: ({ code }) => this.log.push(`failed ${code}`),
    };
    const start = () => {
      const worker = new FakeWorker();
      this.workers.push(worker);
      return worker;
    };
    this.crew = new Crew(start, opening, listener);
    this.crew.begin(count);
  }
  get keeper(): FakeWorker {
    return this.workers[0]!;
  }
  get helper(): FakeWorker {
    return this.workers[1]!;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('those who review', () => {
  test.each([
    [undefined, 2],
    [1, 1],
    [2, 2],
    [16, 2],
  ])('of %s cores have %s', (cores, count) => {
    expect(crewSize(cores)).toBe(count);
  });

  test('open the same record, and take tasks in order as they are done', () => {
    const { workers, keeper, helper } = new Workshop(2);
    expect(workers.map(({ heard }) => heard)).toEqual([[opening], [opening]]);
    keeper.opened(4, 2);
    helper.opened(4, 2);
    helper.found();
    helper.found();
    expect(keeper.tasks).toEqual([0]);
    expect(helper.tasks).toEqual([1, 2, 3]);
  });

  test('hand all that they find to the first of them', () => {
    const { keeper, helper, log } = new Workshop(2);
    keeper.opened(4, 2);
    helper.opened(4, 2);
    helper.found();
    keeper.found();
    expect(keeper.taken).toEqual([1, 0]);
    expect(helper.taken).toEqual([]);
    expect(log).toEqual(['began 4', 'found 1', 'found 2']);
  });

  test('tell now and then, and at once when the chart is whole, and all at last', () => {
    const shop = new Workshop(1);
    const { keeper } = shop;
    keeper.opened(5, 2);
    expect(keeper.timesAsked).toBe(1); // The first time at once.
    keeper.told('nothing');
    keeper.found();
    expect(keeper.timesAsked).toBe(1);
    keeper.found();
    expect(keeper.timesAsked).toBe(2); // The chart.
    keeper.told('chart');
    vi.advanceTimersByTime(600);
    keeper.found();
    expect(keeper.timesAsked).toBe(3);
    keeper.found();
    keeper.found();
    expect(keeper.timesAsked).toBe(3); // It has not answered yet.
    keeper.told('some');
    expect(keeper.timesAsked).toBe(4);
    keeper.told('review');
    expect(shop.log.filter((line) => line.startsWith('told'))).toEqual([
      'told nothing',
      'told chart',
      'told some',
      'told review, all',
    ]);
    expect(keeper.ended).toBe(true);
  });

  test('that are ended say nothing more', () => {
    const { crew, keeper, helper, log } = new Workshop(2);
    keeper.opened(4, 2);
    crew.end();
    keeper.found();
    helper.lost();
    expect([keeper.ended, helper.ended]).toEqual([true, true]);
    expect(log).toEqual(['began 4']);
  });

  test('fail when the record is refused', () => {
    const { workers, keeper, log } = new Workshop(2);
    keeper.say({ type: 'refused', code: 'record/not_finished', message: '' });
    expect(log).toEqual(['failed record/not_finished']);
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });
});

describe('one of them that is lost', () => {
  test('is replaced, and its task done by another', () => {
    const { workers, keeper, helper } = new Workshop(2);
    keeper.opened(4, 2);
    helper.opened(4, 2);
    helper.lost();
    expect(helper.ended).toBe(true);
    expect(workers).toHaveLength(3);
    keeper.found();
    expect(keeper.tasks).toEqual([0, 1]);
    workers[2]!.opened(4, 2);
    expect(workers[2]!.tasks).toEqual([2]);
  });

  test('leaves what was found to who comes in its place', () => {
    const { workers, keeper, helper, log } = new Workshop(2);
    keeper.opened(3, 2);
    keeper.told('nothing');
    helper.opened(3, 2);
    helper.found();
    keeper.lost();
    const newcomer = workers[2]!;
    expect(newcomer.taken).toEqual([1]);
    newcomer.opened(3, 2);
    newcomer.found();
    helper.found();
    expect(newcomer.taken).toEqual([1, 0, 2]);
    expect(newcomer.timesAsked).toBe(1);
    newcomer.told('so far');
    newcomer.told('review');
    expect(log.at(-1)).toBe('told review, all');
  });

  test('again and again is too much', () => {
    const { workers, log } = new Workshop(1);
    for (let i = 0; i < 4; ++i) workers[i]!.lost();
    expect(workers).toHaveLength(4);
    expect(log).toEqual(['failed review/lost']);
  });
});
