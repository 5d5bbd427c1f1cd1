// A hand in the room and the screen that leads it.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Options } from '../../../src/protocol/generated';
import { Delayed } from '../../../src/app/delayed';
import { away } from '../../../src/app/session.svelte';
import { settings } from '../../../src/app/settings.svelte';
import { LiveTable } from '../../../src/app/table.svelte';
import { useLanguage } from '../../../src/i18n/i18n.svelte';
import { choices } from '../core/fixtures';
import { asks, asksViewer, FakeServer, settled, steps } from './server';

const party = { clock: { kind: 'none' }, party: true } as Options;
let server: FakeServer;
let table: LiveTable;

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  settings.hand = true;
  away.choices = choices;
  server = new FakeServer();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

// How long a screen may take for the first events, by the server's table.
function allowed(from: number, to: number): number {
  const kinds = steps.slice(from - 1, to).flatMap(({ event }) => event?.type ?? []);
  const each = kinds.map((kind) => choices.show.times[kind]?.longest ?? 0);
  return each.reduce((sum, ms) => sum + ms, 0) * choices.show.slowest;
}

function say(...shown: number[]): void {
  server.push({ type: 'screens', table: 'T', shown });
}

describe('a hand', () => {
  beforeEach(async () => {
    table = new LiveTable('T', server);
    server.room([0], { options: party, screens: 1 });
    server.game(0, 0, asks(1));
    say(0);
    await settled();
  });

  test('goes where the screen has come, at once, and is asked when it has come there', async () => {
    server.events(1, 12, 0, asksViewer(0));
    await vi.advanceTimersByTimeAsync(300);
    expect([table.director?.number, table.choices.length]).toEqual([0, 0]);
    say(5);
    await settled();
    expect([table.director?.number, table.choices.length]).toEqual([5, 0]);
    say(12);
    await settled();
    expect(table.director?.number).toBe(12);
    expect(table.choices.length).toBeGreaterThan(0);
    expect(table.screens.leads).toBe(true);
  });

  test('a dead screen holds it no longer than the table of times allows', async () => {
    server.events(1, 12, 0, asksViewer(0));
    const longest = allowed(1, 12);
    expect(longest).toBeGreaterThan(1000);
    await vi.advanceTimersByTimeAsync(longest + 100);
    expect(table.screens.upTo()).toBeUndefined();
    // From the first event that was overdue on it plays by itself, at its own pace.
    await vi.advanceTimersByTimeAsync(longest);
    expect(table.director?.number).toBe(12);
    expect(table.choices.length).toBeGreaterThan(0);
    expect([table.screens.leads, table.screens.lost]).toEqual([false, true]);
  });

  test('a screen that goes is said to be gone, but not while it is loaded anew', async () => {
    say();
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.screens.leads).toBe(true);
    say(0);
    await vi.advanceTimersByTimeAsync(9000);
    expect([table.screens.leads, table.screens.lost]).toEqual([true, false]);
    say();
    await vi.advanceTimersByTimeAsync(9000);
    expect([table.screens.leads, table.screens.lost]).toEqual([false, true]);
    server.events(1, 4, 0, asksViewer(0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.director?.number).toBe(4);
  });

  test('a new view asks nothing before the screen has come there', async () => {
    server.game(40, 0, asksViewer(0));
    await settled();
    expect(table.choices).toEqual([]);
    say(40);
    await settled();
    expect(table.choices.length).toBeGreaterThan(0);
  });

  test('nor longer than the opening may take', async () => {
    server.game(40, 0, asksViewer(0));
    await settled();
    const opening = (choices.show.times['train_ready']?.longest ?? 0) * choices.show.slowest;
    await vi.advanceTimersByTimeAsync(opening - 100);
    expect(table.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.choices.length).toBeGreaterThan(0);
  });

  test('who wants the train here, too, waits for nobody', async () => {
    settings.hand = false;
    server.events(1, 4, 0, asksViewer(0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.director?.number).toBe(4);
  });
});

describe('a screen', () => {
  const shown = () => server.sent('shown').map((sent) => 'number' in sent && sent.number);

  test('says how far it is, also before the game, and asks to see what all see', async () => {
    table = new LiveTable('T', server, 'screen');
    expect(server.sent('watch')).toMatchObject([{ screen: true }]);
    server.room([0], { options: party, stage: 'lobby' });
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([0]);
    server.game(0, -1, asks(1));
    server.events(1, 12, -1, asks(0));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown().at(-1)).toBe(12);
    expect(shown()).toEqual([...shown()].sort((a, b) => Number(a) - Number(b)));
    expect(table.mySeats).toEqual([]);
  });

  test('says nothing while the opening has the stage', async () => {
    table = new LiveTable('T', server, 'screen');
    server.room([], { options: party });
    server.game(3, -1, asks(1));
    let release = () => {};
    void table.director?.hold(new Promise<void>((resolve) => (release = resolve)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).not.toContain(3);
    release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toContain(3);
  });

  test('for a stream is told everything later, and leads nobody', async () => {
    table = new LiveTable('T', new Delayed(server, 30), 'delayed');
    server.room([], { options: party });
    server.game(3, -1, asks(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(table.room).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.director?.number).toBe(3);
    expect(shown()).toEqual([]);
    expect(table.now()).toBe(-30_000);
  });
});
