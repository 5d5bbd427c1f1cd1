import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../../../src/solo/database';
import type { Answer, Commit, Keep, Reading } from '../../../src/solo/keep';
import { Memory } from '../../../src/solo/memory';
import { Overflow } from '../../../src/solo/overflow';

const storage = { estimate: async () => ({ usage: 1000, quota: 3000 }) };
beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('navigator', { storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// What fake-indexeddb does when there is no room.
interface Abortable {
  _abort(error: string): void;
}

function commit(parts: Partial<Commit>): Commit {
  return { if: [], has: [], put: [], remove: [], clear: [], tell: [], strict: true, ...parts };
}

// Has room for nothing until it is made.
class Narrow extends Memory {
  room = 0;
  override ask(question: Reading | Commit): Promise<Answer> {
    if ('get' in question || question.put.length <= this.room) return super.ask(question);
    return Promise.resolve({ failed: 'full', why: '' });
  }
}

const ports = (told: string[] = [], isAlone = () => true) => ({
  tell: (keeps: string) => told.push(keeps),
  isAlone,
});

const kinds: [string, () => Promise<Keep>][] = [
  ['a database', () => Database.open(new IDBFactory())],
  ['the memory', async () => new Memory()],
  ['an overflow', async () => new Overflow(new Narrow(), ports())],
];

describe.each(kinds)('what is kept in %s', (_, open) => {
  let keep: Keep;
  const all = async () => {
    const answer = await keep.ask({ get: [], scan: [['', '~']] });
    return 'scan' in answer ? answer.scan[0] : answer;
  };
  beforeEach(async () => {
    keep = await open();
    await keep.ask(commit({ put: ['b', 'a', 'ab', 'c'].map((key) => [key, `text ${key}`]) }));
  });

  test('is found by key, and in order within a range without its end', async () => {
    expect(await keep.ask({ get: ['a', 'none'], scan: [['a', 'b']] })).toEqual({
      get: ['text a', null],
      scan: [
        [
          ['a', 'text a'],
          ['ab', 'text ab'],
        ],
      ],
    });
  });

  test('changes if all is as it was read', async () => {
    const change = commit({
      if: [
        ['a', 'text a'],
        ['none', null],
      ],
      has: [
        ['b', true],
        ['none', false],
      ],
      clear: [['a', 'b']],
      put: [['ab', 'new']],
      remove: ['c'],
    });
    expect(await keep.ask(change)).toEqual({ done: true });
    expect(await all()).toEqual([
      ['ab', 'new'],
      ['b', 'text b'],
    ]);
  });

  test.each<[string, Partial<Commit>]>([
    ['has another text', { if: [['a', 'other']] }],
    ['is there', { if: [['a', null]] }],
    ['is gone', { has: [['none', true]] }],
    ['has come', { has: [['a', false]] }],
  ])('does not change at all where something %s', async (_, conditions) => {
    const before = await all();
    const change = commit({ ...conditions, put: [['d', 'x']], remove: ['a'], clear: [['b', 'c']] });
    expect(await keep.ask(change)).toEqual({ done: false });
    expect(await all()).toEqual(before);
  });

  test('says how much room there is when asked', async () => {
    expect(await keep.ask({ get: [], scan: [], room: true })).toMatchObject({
      room: { used: expect.any(Number) },
    });
  });
});

describe('a database', () => {
  test('says how much room is left', async () => {
    const keep = await Database.open(new IDBFactory());
    const room = { used: 1000, free: 2000 };
    expect(await keep.ask({ get: [], scan: [], room: true })).toMatchObject({ room });
    vi.stubGlobal('navigator', {}); // Plain http.
    expect(await keep.ask({ get: [], scan: [], room: true })).toMatchObject({ room: { used: 0 } });
  });

  test('is shared: of two who write the same the second is refused', async () => {
    const factory = new IDBFactory();
    const [one, two] = [await Database.open(factory), await Database.open(factory)];
    const first = commit({ has: [['log 1', false]], put: [['log 1', 'mine']] });
    const both = await Promise.all([one.ask(first), two.ask(first)]);
    expect(both).toEqual([{ done: true }, { done: false }]);
  });

  describe('without room', () => {
    let keep: Database;
    const change = commit({
      put: [
        ['b', 'x'],
        ['c', 'x'],
      ],
      remove: ['a'],
    });
    beforeEach(async () => {
      keep = await Database.open(new IDBFactory());
      await keep.ask(commit({ put: [['a', 'x']] }));
    });
    const expectNothingWritten = async () => {
      expect(await keep.ask(change)).toMatchObject({ failed: 'full' });
      expect(await keep.ask({ get: ['a', 'b'], scan: [] })).toMatchObject({ get: ['x', null] });
    };

    test('says so, and has written nothing, when that is known at once', async () => {
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        text,
        key,
      ) {
        if (key === 'c') throw new DOMException('no room', 'QuotaExceededError');
        return put.call(this, text, key);
      });
      await expectNothingWritten();
    });

    test('says so, and has written nothing, when it is known at the end', async () => {
      // As browsers do: the transaction is aborted with the reason.
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        text,
        key,
      ) {
        const request = put.call(this, text, key);
        const abort = () => (this.transaction as unknown as Abortable)._abort('QuotaExceededError');
        if (key === 'c') request.addEventListener('success', abort);
        return request;
      });
      await expectNothingWritten();
    });
  });

  test('that was closed under it is opened again', async () => {
    const factory = new IDBFactory();
    const keep = await Database.open(factory);
    await keep.ask(commit({ put: [['a', 'x']] }));
    // Somebody deletes it: it is closed for that.
    await new Promise((done) => (factory.deleteDatabase('folsom').onsuccess = done));
    expect(await keep.ask({ get: ['a'], scan: [] })).toEqual({ get: [null], scan: [] });
  });

  test('gives what is no text as a damaged one', async () => {
    const factory = new IDBFactory();
    const keep = await Database.open(factory);
    await keep.ask(commit({ put: [['a', 'x']] }));
    await new Promise<void>((done) => {
      const request = factory.open('folsom');
      request.onsuccess = () => {
        const rows = request.result.transaction('rows', 'readwrite').objectStore('rows');
        rows.put({ not: 'text' }, 'a').onsuccess = () => done();
      };
    });
    expect(await keep.ask({ get: ['a'], scan: [] })).toEqual({ get: [''], scan: [] });
  });

  test('that the browser does not allow is none', async () => {
    const factory = new IDBFactory();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    await expect(Database.open(factory)).rejects.toThrow();
  });
});

describe('an overflow', () => {
  const all = async (keep: Keep) => {
    const answer = await keep.ask({ get: [], scan: [['', '~']] });
    return 'scan' in answer ? answer.scan[0] : answer;
  };
  const put = (...rows: Commit['put']) => commit({ put: rows });
  // The next entry of a game's log.
  const entry = (log: string, version: number) =>
    commit({
      has: [
        [`${log}/${version - 1}`, true],
        [`${log}/${version}`, false],
      ],
      put: [[`${log}/${version}`, 'mine']],
    });
  let [below, told, alone, keep]: [Narrow, string[], boolean, Overflow] = [] as never;
  beforeEach(async () => {
    [below, told, alone] = [new Narrow(), [], true];
    below.room = 4;
    keep = new Overflow(
      below,
      ports(told, () => alone),
    );
    await keep.ask(put(['a', '1'], ['b', '1'], ['t/1', 'old'], ['u/1', 'old']));
    below.room = 0;
  });
  const games = [
    ['t/1', 'old'],
    ['u/1', 'old'],
  ];

  test('stores all that it held back as soon as there is room', async () => {
    const steps = [
      commit({ if: [['a', '1']], put: [['a', '2']] }),
      commit({ if: [['a', '2']], has: [['c', false]], put: [['c', '1']], remove: ['b'] }),
    ];
    for (const step of steps) expect(await keep.ask(step)).toEqual({ done: true });
    expect([await all(keep), told]).toEqual([[['a', '2'], ['c', '1'], ...games], ['full']]);
    expect(await keep.ask(commit({ if: [['a', '1']], put: [['a', '3']] }))).toEqual({
      done: false,
    });
    below.room = 9;
    expect(await keep.ask(commit({ if: [['c', '1']], remove: ['c'] }))).toEqual({ done: true });
    const now = [['a', '2'], ...games];
    expect([await all(below), await all(keep), told]).toEqual([now, now, ['full', 'all']]);
  });

  test('gives way to another tab that went on, says so, and loses nothing else', async () => {
    for (const one of [entry('t', 2), entry('u', 2), entry('t', 3)]) await keep.ask(one);
    below.room = 9;
    await below.ask(put(['t/2', 'theirs']));
    expect(await keep.ask(entry('t', 4))).toEqual({ done: false });
    const stored = [
      ['a', '1'],
      ['b', '1'],
      ['t/1', 'old'],
      ['t/2', 'theirs'],
      ['u/1', 'old'],
      ['u/2', 'mine'],
    ];
    expect([await all(below), await all(keep)]).toEqual([stored, stored]);
    await keep.ask(put(['d', '1']));
    expect(told).toEqual(['full', 'lost']);
  });

  test('loses nothing to another tab that took a lease meanwhile', async () => {
    const lease = (from: string, to: string) =>
      commit({ if: [['a', from]], put: [['a', to]], strict: false });
    await keep.ask(entry('t', 2));
    expect(await keep.ask(lease('1', 'mine'))).toEqual({ done: true });
    below.room = 9;
    await below.ask(put(['a', 'theirs']));
    expect(await keep.ask(lease('1', 'mine again'))).toEqual({ done: false });
    expect(await below.ask({ get: ['t/2', 'a'], scan: [] })).toMatchObject({
      get: ['mine', 'theirs'],
    });
    expect(told).toEqual(['full', 'all']);
  });

  test('holds no lease back, and takes none that another tab may be unable to renew', async () => {
    const lease = commit({ put: [['a', 'mine']], strict: false });
    expect(await keep.ask(lease)).toEqual({ done: true });
    expect(await all(keep)).toEqual(await all(below));
    alone = false;
    expect(await keep.ask(lease)).toMatchObject({ failed: 'full' });
    await keep.ask(entry('t', 2)); // From now on there is a game to go on with.
    expect(await keep.ask(lease)).toEqual({ done: true });
    expect(await below.ask({ get: ['a'], scan: [] })).toMatchObject({ get: ['1'] });
    expect(told).toEqual(['full']);
  });

  test('asks the database no more the longer it is full', async () => {
    for (let version = 2; version < 10; ++version) await keep.ask(entry('t', version));
    const asked = vi.spyOn(below, 'ask');
    await keep.ask(entry('t', 10));
    const written = asked.mock.calls.flatMap(([question]) =>
      'put' in question ? question.put : [],
    );
    expect(written).toHaveLength(1);
    expect(await keep.ask({ get: ['t/10'], scan: [] })).toMatchObject({ get: ['mine'] });
  });

  test('clears what it held back, too', async () => {
    await keep.ask(entry('t', 2));
    await keep.ask(commit({ clear: [['t/', 't0']], put: [['t/9', 'new']] }));
    const now = [
      ['a', '1'],
      ['b', '1'],
      ['t/9', 'new'],
      ['u/1', 'old'],
    ];
    expect(await all(keep)).toEqual(now);
    below.room = 9;
    await keep.ask(commit({}));
    expect(await all(below)).toEqual(now);
  });

  test('stores nothing twice when two commits come at once', async () => {
    const both = ['x', 'y'].map((text) => commit({ has: [['d', false]], put: [['d', text]] }));
    expect(await Promise.all(both.map((one) => keep.ask(one)))).toEqual([
      { done: true },
      { done: false },
    ]);
  });
});
