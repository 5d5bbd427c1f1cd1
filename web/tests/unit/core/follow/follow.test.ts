import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage, Events, Game, Room } from '../../../../src/protocol/generated';
import { Refusal, type Ask } from '../../../../src/core/follow/answers';
import { Follow, type Change } from '../../../../src/core/follow/follow';
import { replayOf } from '../fixtures';

const { start, steps } = replayOf('std4.0');
const turn = { pending: [{ seat: 0, decision: 7 }] };

let asked: ClientMessage[];
let changes: Change['kind'][];
let refusal: Refusal | undefined;
let deaf: ClientMessage['type'] | undefined;
let follow: Follow;

const ask: Ask = async (message) => {
  asked.push(message);
  if (refusal && (deaf ?? message.type) === message.type) throw refusal;
  const lines = steps.filter((step) => step.event && step.n <= 10);
  const answer: unknown =
    message.type === 'log' ? { type: 'ok', lines } : { type: 'ok', table: 'T' };
  return answer as Awaited<ReturnType<Ask>> as never;
};

function game(number: number, viewer = 0): Game {
  return { type: 'game', table: 'T', number, viewer, view: start, turn };
}

function events(from: number, to: number, viewer = 0): Events {
  return { type: 'events', table: 'T', viewer, events: steps.slice(from - 1, to), turn };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const watches = () => asked.filter((message) => message.type === 'watch');

beforeEach(() => {
  asked = [];
  changes = [];
  refusal = deaf = undefined;
  follow = new Follow('T', ask, (change) => changes.push(change.kind));
});

afterEach(() => vi.useRealTimers());

const refuse = (code: string) => (refusal = new Refusal({ code, message: '' }));
const logs = () => asked.filter((message) => message.type === 'log');

describe('a followed table', () => {
  test('asks for all of it at first, and for what came since later', async () => {
    await follow.watch();
    follow.receive(game(0));
    follow.receive(events(1, 12));
    await follow.watch();
    expect(watches()).toEqual([
      { type: 'watch', table: 'T', opening: true },
      { type: 'watch', table: 'T', since: 12, viewer: 0 },
    ]);
    follow.receive(events(13, 14));
    expect(follow.playback?.lastNumber()).toBe(14);
  });

  test('watches again when events are missing', async () => {
    follow.receive(game(0));
    follow.receive(events(1, 5));
    follow.receive(events(8, 9));
    await settled();
    expect(watches()).toEqual([{ type: 'watch', table: 'T' }]);
    expect(follow.playback?.lastNumber()).toBe(5);
  });

  test("watches again when the events are another viewer's", async () => {
    follow.receive(game(0));
    follow.receive(events(1, 5, -1));
    await settled();
    expect(watches()).toHaveLength(1);
  });

  test('starts over with a new view', async () => {
    follow.receive(game(0));
    follow.receive(events(1, 5));
    follow.receive(game(4, -1));
    expect([follow.viewer, follow.playback?.lastNumber(), follow.playback?.behind()]).toEqual([
      -1, 4, 0,
    ]);
    await settled();
    expect(changes.filter((kind) => kind === 'reset')).toHaveLength(2);
  });

  test('keeps the whole log', async () => {
    follow.receive(game(10));
    await settled();
    expect(follow.events.map((event) => event.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    follow.receive(events(11, 12));
    expect(follow.events.at(-1)?.n).toBe(12);
  });

  test('asks for the log rarely', async () => {
    follow.receive(game(10));
    follow.receive(game(10));
    follow.receive(game(10));
    await settled();
    expect(logs()).toHaveLength(2);
    follow.receive(game(9));
    follow.receive(game(9));
    await settled();
    expect(logs()).toHaveLength(2);
  });

  test('forgets at once what another viewer was told', async () => {
    follow.receive(game(10));
    await settled();
    refuse('limit/messages');
    deaf = 'log';
    follow.receive(game(10, -1));
    expect(follow.events).toEqual([]);
    await settled();
    expect(follow.events).toEqual([]);
  });

  test('forgets what was taken back', async () => {
    follow.receive(game(10));
    await settled();
    follow.receive(events(11, 14));
    follow.receive(game(11));
    expect(follow.events.at(-1)?.n).toBe(11);
    follow.receive(events(12, 12));
    expect(follow.events.at(-1)?.n).toBe(12);
  });

  test('asks for the whole view once however much does not fit', async () => {
    follow.receive(game(0));
    follow.receive(events(8, 9));
    follow.receive(events(10, 10));
    await settled();
    expect(watches()).toHaveLength(1);
    follow.receive(game(10));
    follow.receive(events(13, 13));
    expect(watches()).toHaveLength(2);
  });

  test('adds to the log what came while it was asked', async () => {
    follow.receive(game(10));
    follow.receive(events(11, 13));
    await settled();
    expect(follow.events.map((event) => event.n).slice(-3)).toEqual([11, 12, 13]);
  });

  test('does not hear of other tables', () => {
    follow.receive({ ...game(0), table: 'U' });
    expect(changes).toEqual([]);
  });

  test('is gone when it is unknown, not when the connection is', async () => {
    for (const code of ['link/lost', 'here/lost']) {
      refusal = new Refusal({ code, message: '' });
      await follow.watch();
      expect(follow.gone).toBeUndefined();
    }
    refusal = new Refusal({ code: 'table/unknown', message: '' });
    await follow.watch();
    expect(follow.gone).toBe(refusal);
  });

  test.each(['server/waiting', 'server/busy', 'here/waiting', 'limit/messages'])(
    'is asked for again after %s',
    async (code) => {
      vi.useFakeTimers();
      refuse(code);
      await follow.watch();
      expect(follow.gone).toBeUndefined();
      refusal = undefined;
      await vi.advanceTimersByTimeAsync(5000);
      expect(watches()).toHaveLength(2);
    },
  );

  test('is there again when it can be watched after all', async () => {
    refuse('table/full_house');
    await follow.watch();
    refusal = undefined;
    await follow.watch();
    expect(follow.gone).toBeUndefined();
    expect(changes).toEqual(['gone', 'gone']);
  });

  test('is gone when it is closed or forbidden', () => {
    const room = { type: 'room', table: 'T', stage: 'closed', why_closed: 'expired' };
    follow.receive(room as Room);
    expect(follow.gone).toBe('closed/expired');
    follow.receive({ type: 'notice', code: 'table/no_spectators', message: '', table: 'T' });
    expect(follow.gone).toBe('table/no_spectators');
  });

  test('is left once, and is silent then', async () => {
    follow.leave();
    follow.leave();
    follow.receive(game(0));
    await follow.watch();
    expect(asked).toEqual([{ type: 'unwatch', table: 'T' }]);
    expect(changes).toEqual([]);
  });
});
