import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Events, Result, Room } from '../../../src/protocol/generated';
import { away } from '../../../src/app/session.svelte';
import { settings } from '../../../src/app/settings.svelte';
import { LiveTable } from '../../../src/app/table.svelte';
import { useLanguage } from '../../../src/i18n/i18n.svelte';
import { choices } from '../core/fixtures';
import { asks, asksViewer, FakeServer, settled, steps } from './server';

let server: FakeServer;
let table: LiveTable;
let lostSeats: number;

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  away.choices = choices;
  server = new FakeServer();
  table = new LiveTable('T', server);
  lostSeats = 0;
  table.onlostseat = () => (lostSeats += 1);
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who has a seat', () => {
  test('stands up and goes on watching, without a word', async () => {
    server.room([0]);
    await table.stand();
    server.room([]);
    expect([table.gone, lostSeats]).toEqual([undefined, 0]);
  });

  test('loses it and is told', () => {
    server.room([0]);
    server.room([]);
    expect([table.gone, lostSeats]).toEqual([undefined, 1]);
  });

  test('is told also after a stand that was refused', async () => {
    server.room([0]);
    server.refusal = 'table/started';
    await expect(table.stand()).rejects.toMatchObject({ code: 'table/started' });
    server.room([]);
    expect(lostSeats).toBe(1);
  });
});

describe('what a stand-in decided', () => {
  const stoodIn = { type: 'stood_in', table: 'T', seat: 0, number: 12, at: 0 } as const;
  const said = (table: LiveTable) => table.log.filter((line) => line.id).map(({ words }) => words);

  beforeEach(() => {
    server.room([0]);
    server.game(0, 0, asks(1));
    const events = steps.slice(0, 12).map((step) => ({ ...step, stand_in: true as const }));
    server.push({ type: 'events', table: 'T', viewer: 0, events, turn: asks(1) });
    table.director?.toEnd();
  });

  test('is marked in the log', () => {
    const marked = table.log.filter((line) => line.standIn);
    expect(marked.length).toBeGreaterThan(0);
    expect(table.log.every((line) => line.standIn ?? line.head)).toBe(true);
  });

  test('just before the return is told to its player, with what it was', () => {
    const notes: string[] = [];
    table.onnews = (words) => notes.push(words.id);
    const last = table.log.filter((line) => line.standIn).at(-1)?.words;
    server.push({ ...stoodIn, action: 'draw' });
    expect(notes).toEqual(['table-stood-in-you']);
    expect(said(table)).toEqual([{ id: 'table-stood-in-you', args: { what: last } }]);
    expect(table.log.at(-1)?.id).toBeDefined();
  });

  test('is told to others by name', () => {
    server.room([]);
    server.push(stoodIn);
    expect(said(table)).toEqual([{ id: 'table-stood-in', args: { name: table.names.seat(0) } }]);
  });
});

describe('a seat that passes on', () => {
  test.each([
    [true, 'table-seat-invited'],
    [false, 'table-seat-passed'],
  ])('is told to all (invited: %s)', (invited, id) => {
    server.room([0]);
    server.game(0, 0, asks(1));
    const news = { name: 'Cat', from: 'Guest 4821', invited };
    server.push({ type: 'seat_passed', table: 'T', seat: 1, number: 0, ...news });
    expect(table.log.map(({ words }) => words)).toEqual([
      { id, args: { name: 'Cat', from: 'Guest 4821' } },
    ]);
  });
});

describe('a table that is gone', () => {
  test('comes back with the next connection if that was all', async () => {
    server.refusal = 'table/full_house';
    server.comeBack();
    await settled();
    expect(table.gone).toMatchObject({ code: 'table/full_house' });
    server.refusal = undefined;
    server.comeBack();
    await settled();
    expect(table.gone).toBeUndefined();
  });
});

describe('a decision', () => {
  beforeEach(() => {
    server.room([0]);
    server.game(10, 0, asksViewer(0));
  });

  test('is open until it is made', async () => {
    expect(table.choices.map((choice) => choice.action)).toEqual(['draw']);
    const acting = table.act('draw');
    expect(table.choices).toEqual([]);
    await acting;
    expect(server.sent('act')).toEqual([
      { type: 'act', table: 'T', seat: 0, decision: 7, action: 'draw' },
    ]);
    expect(table.choices).toEqual([]);
  });

  test('that is refused is open again', async () => {
    server.refusal = 'action/not_legal';
    await expect(table.act('draw')).rejects.toMatchObject({ code: 'action/not_legal' });
    expect(table.choices).toHaveLength(1);
  });

  test('that is taken back is open again', async () => {
    await table.act('draw');
    const offer = { seat: 0, decision: 7 };
    server.events(11, 11, 0, { ...asks(1), take_back: offer });
    expect(table.takeBack).toEqual(offer);
    await table.undo();
    expect(server.sent('take_back')).toEqual([{ type: 'take_back', table: 'T', ...offer }]);
    server.game(10, 0, asksViewer(0));
    expect(table.choices).toHaveLength(1);
  });

  test('waits until everything was shown', async () => {
    server.events(11, 14, 0, asksViewer(0, 8));
    expect([table.caughtUp, table.choices.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([table.caughtUp, table.choices.length]).toEqual([true, 1]);
  });

  test('is not waited for when its time runs out', async () => {
    const clocks = [{ seat: 0, deadline: 6000 }];
    server.events(11, 90, 0, { ...asksViewer(0, 8), clocks });
    expect(table.caughtUp).toBe(false);
    server.time = 3001;
    await vi.advanceTimersByTimeAsync(2000);
    expect([table.caughtUp, table.choices.length]).toEqual([true, 1]);
  });

  test('is foreseen once for each question', async () => {
    await Promise.all([table.preview('draw'), table.preview('draw')]);
    expect(server.sent('preview')).toHaveLength(1);
    server.events(11, 11, 0, asksViewer(0, 8));
    await table.preview('draw');
    expect(server.sent('preview')).toHaveLength(2);
  });

  test('of one player never lowers a curtain', async () => {
    await table.act('draw');
    server.events(11, 14, 0, asks(1));
    await vi.advanceTimersByTimeAsync(20_000);
    server.events(15, 18, 0, asksViewer(0, 8));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([table.curtain, server.sent('curtain')]).toEqual([undefined, []]);
  });
});

describe('pass and play', () => {
  const lowered = [{ type: 'curtain', table: 'T', seat: -1 }];

  beforeEach(() => {
    server.room([0, 1]);
    server.game(10, -1, asks(0));
  });

  test('begins with the curtain down', () => {
    expect([table.curtain, server.sent('curtain')]).toEqual([0, []]);
  });

  test('lifts it for the one who is asked', async () => {
    await table.liftCurtain(0);
    server.game(10, 0, asksViewer(0));
    expect([table.curtain, table.choices.length]).toEqual([undefined, 1]);
    expect(server.sent('curtain')).toHaveLength(1);
  });

  test('lowers it when what came of the answer was seen', async () => {
    server.game(10, 0, asksViewer(0));
    server.events(11, 11, 0, asks(1));
    expect([table.curtain, server.sent('curtain')]).toEqual([undefined, []]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.curtain, server.sent('curtain')]).toEqual([1, lowered]);
    server.game(11, -1, asks(1));
    expect([table.curtain, server.sent('curtain')]).toEqual([1, lowered]);
  });

  test('lowers it while bots play', async () => {
    server.game(10, 0, asksViewer(0));
    table.director?.setAnimator({ play: async () => {}, settle: () => {} });
    server.events(11, 11, 0, asks(2));
    server.events(12, 40, 0, asks(3));
    await vi.advanceTimersByTimeAsync(2000);
    expect([table.caughtUp, server.sent('curtain')]).toEqual([false, lowered]);
    server.game(40, -1, asks(3));
    expect(table.curtain).toBeUndefined();
    server.events(41, 41, -1, asks(0));
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.curtain, server.sent('curtain')]).toEqual([0, lowered]);
  });

  test('lowers it at once for who paused or looks back', () => {
    server.game(10, 0, asksViewer(0));
    table.director?.pause();
    server.events(11, 12, 0, asks(1));
    expect([table.curtain, server.sent('curtain')]).toEqual([1, lowered]);
  });

  test('leaves it up for who is asked again', async () => {
    server.game(10, 0, asksViewer(0));
    server.events(11, 12, 0, asksViewer(0, 8));
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.curtain, server.sent('curtain')]).toEqual([undefined, []]);
  });

  test('leaves it up for who took the decision back in time', async () => {
    server.game(10, 0, asksViewer(0));
    server.events(11, 11, 0, asks(2));
    server.game(10, 0, asksViewer(0));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent('curtain')).toEqual([]);
  });

  test('leaves it up at the end', async () => {
    server.game(10, 0, asksViewer(0));
    const over: Events = { type: 'events', table: 'T', viewer: 0, events: [], turn: asks() };
    // Any result ends the game.
    server.push({ ...over, result: {} as Result });
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent('curtain')).toEqual([]);
  });

  test("does not tell one player's log to the next", async () => {
    server.game(10, 0, asksViewer(0));
    server.events(11, 60, 0, asks(1));
    table.director?.toEnd();
    expect(table.log.length).toBeGreaterThan(0);
    server.game(60, 1, asksViewer(1));
    expect(table.log).toEqual([]);
  });
});

describe('chat', () => {
  test('keeps the last lines only', () => {
    server.room([0]);
    for (let i = 0; i < 250; i += 1) {
      server.push({ type: 'chat', table: 'T', seat: i % 2, from: 'x', text: `${i}`, at: i });
    }
    expect(table.chat.map((line) => line.text)).toEqual(
      Array.from({ length: 200 }, (_, i) => `${i + 50}`),
    );
    expect(table.chat.at(-1)?.mine).toBe(false);
  });

  const line = { type: 'chat', table: 'T', text: 'x', at: 0 } as const;

  test('knows one’s own lines by seat', () => {
    server.room([0]);
    server.push({ ...line, seat: 0, from: 'Anna' });
    server.push({ ...line, seat: 1, from: 'Anna' });
    server.push({ ...line, from: 'Anna' }); // An onlooker who took the name.
    expect(table.chat.map(({ mine }) => mine)).toEqual([true, false, false]);
  });

  test('knows one’s own lines by name where one only watches', () => {
    server.room([]);
    server.push({ ...line, seat: 0, from: 'Anna' });
    server.push({ ...line, from: 'Anna' });
    server.push({ ...line, from: 'Clara' });
    expect(table.chat.map(({ mine }) => mine)).toEqual([false, true, false]);
  });
});

test('who leaves hears nothing more', () => {
  server.room([0]);
  table.leave();
  server.game(10, 0, asks(0));
  expect(table.director).toBeUndefined();
  expect(server.sent('unwatch')).toHaveLength(1);
});

describe('a decision that is taken back', () => {
  test('does not hide what was not seen yet', async () => {
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, asks(1));
    server.game(21, 0, asks(1));
    expect(table.director?.behind).toBeGreaterThan(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.caughtUp, table.director?.number]).toEqual([true, 21]);
  });

  test('begins anew where something is missing', () => {
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, asks(1));
    server.game(23, 0, asks(1));
    expect([table.caughtUp, table.director?.number]).toEqual([true, 23]);
  });
});

describe('the clock of who is shown things', () => {
  const live = { options: { clock: { kind: 'live' } } } as Partial<Room>;
  const waits = { ...asksViewer(0), clocks: [{ seat: 0, deadline: 90_000, starts: 45_000 }] };

  test('is announced once at each connection', async () => {
    server.room([], live);
    expect(server.sent('shown')).toEqual([]);
    server.room([0], live);
    server.room([0], live);
    expect(server.sent('shown')).toEqual([{ type: 'shown', table: 'T', number: 0 }]);
    server.comeBack();
    server.room([0], live);
    expect(server.sent('shown')).toHaveLength(2);
  });

  test('starts when all before the question was shown', async () => {
    server.room([0], live);
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, waits);
    expect(server.sent('shown')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.caughtUp).toBe(true);
    expect(server.sent('shown').slice(1)).toEqual([{ type: 'shown', table: 'T', number: 20 }]);
  });

  test('does not start while the page is hidden', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    vi.stubGlobal('document', page);
    table = new LiveTable('T', server);
    server.room([0], live);
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, waits);
    expect([table.caughtUp, server.sent('shown')]).toEqual([true, []]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(server.sent('shown')).toEqual([{ type: 'shown', table: 'T', number: 20 }]);
  });

  test('starts for who pauses', () => {
    server.room([0], live);
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, waits);
    table.director?.pause();
    expect(server.sent('shown').at(-1)).toMatchObject({ number: 20 });
  });

  test('waits for nobody at tables without one', async () => {
    server.room([0], { options: { clock: { kind: 'daily' } } } as Partial<Room>);
    server.game(10, 0, asks(1));
    server.events(11, 20, 0, waits);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent('shown')).toEqual([]);
  });

  test('is as the room or the turn told it last', () => {
    server.game(10, 0, waits);
    expect(table.clocks[0]?.starts).toBe(45_000);
    server.room([0], { ...live, clocks: [{ seat: 0, deadline: 50_000 }] });
    expect(table.clocks).toEqual([{ seat: 0, deadline: 50_000 }]);
  });
});
