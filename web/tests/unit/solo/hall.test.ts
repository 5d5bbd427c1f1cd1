import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../../../src/solo/database';
import { Front } from '../../../src/solo/front';
import type { Hall } from '../../../src/solo/hall';
import { Memory } from '../../../src/solo/memory';
import type { FromHall } from '../../../src/solo/wire';
import { nothingGiven, SoloModule } from '../../../src/solo/module';
import { code, openHall, Player, thinker } from './game';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'debug').mockImplementation(() => undefined); // The hall's log.
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a hall in the page', () => {
  test('plays a whole game against bots, and tells its record and replay', async () => {
    const hall = await openHall(new Memory());
    const player = new Player(hall);
    player.connect();
    player.create();
    await player.until(() => player.result !== undefined);
    expect(player.heard.filter(({ type }) => type === 'error')).toEqual([]);
    expect(player.result?.seats).toHaveLength(4);
    const record = await hall.ask('GET', `/api/records/${player.table}`, '');
    expect([record.status, record.body.split('\n')[0]]).toEqual([200, expect.stringMatching(/./)]);
    const replay = await hall.ask('POST', '/api/replays?seat=open', record.body);
    expect(replay.status).toBe(200);
    const nowhere = await hall.ask('GET', '/api/records/none', '');
    expect([nowhere.status, JSON.parse(nowhere.body).error.code]).toEqual([404, 'table/unknown']);
  });

  test('has bots that think by the networks they are given, and not without', async () => {
    const bare = await SoloModule.open(code, nothingGiven);
    bare.giveNet(0, new Uint8Array([1, 2, 3])); // No network.
    const answers: [number, number][] = [];
    const think = (_urgency: number, bytes: Uint8Array) => {
      answers.push([bare.think(bytes), thinker.think(bytes)]);
      return Promise.resolve(answers.at(-1)![answers.length % 2]!);
    };
    const player = new Player(await openHall(new Memory(), 'one', { think }));
    player.connect();
    player.create();
    await player.until(() => player.result !== undefined);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(([without, by]) => without !== -2 || by < 0)).toEqual([]);
  });

  test('goes on where it was when its tab is gone, in another hall on the same store', async () => {
    const factory = new IDBFactory();
    const first = new Player(await openHall(await Database.open(factory)), (made) => made < 5);
    first.connect();
    first.create();
    await first.until(() => first.decisions === 5);
    const second = new Player(await openHall(await Database.open(factory), 'two'));
    second.hall.setNodes([]); // The first is heard of no more.
    second.table = first.table;
    second.connect(first.token);
    second.say({ type: 'watch', table: first.table });
    await second.until(() => second.result !== undefined);
    expect(second.heard.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('tells the other tabs what it wrote', async () => {
    const told: string[] = [];
    const keep = await Database.open(new IDBFactory());
    const player = new Player(await openHall(keep, 'one', { tell: (text) => told.push(text) }));
    player.connect();
    player.create();
    await player.until(() => player.decisions > 0);
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.parse(told[0]!)).toBeInstanceOf(Array);
  });
});

describe('the front of a hall', () => {
  test('opens another one after the module stopped', async () => {
    const said: FromHall[] = [];
    const keep = new Memory();
    const stopped = vi.fn();
    const open = () => openHall(keep, 'one', { over: (why) => (stopped(why), front.forget()) });
    const front: Front = new Front(open, (message) => said.push(message));
    const hear = (type: string, line: number) =>
      vi.waitFor(() => expect(said.at(-1)).toMatchObject({ type, line }));
    const hello = (line: number) =>
      front.take({ type: 'text', line, text: '{"type":"hello","protocol":1,"id":1}' });

    front.take({ type: 'open', line: 1 });
    await hear('opened', 1);
    const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    hello(1);
    await hear('closed', 1);
    expect(stopped).toHaveBeenCalledOnce();
    chance.mockRestore();
    front.take({ type: 'open', line: 2 });
    await hear('opened', 2);
    hello(2);
    await hear('text', 2);
  });

  test('opens another one after one was ended', async () => {
    const said: FromHall[] = [];
    const halls: Hall[] = [];
    const over = vi.fn(() => front.forget());
    const open = async () => {
      halls.push(await openHall(new Memory(), 'one', { over }));
      return halls.at(-1)!;
    };
    const front: Front = new Front(open, (message) => said.push(message));
    front.take({ type: 'open', line: 1 });
    await vi.waitFor(() => expect(said).toContainEqual({ type: 'opened', line: 1 }));
    halls[0]!.end('why');
    halls[0]!.end('once is enough');
    expect(over.mock.calls).toEqual([['why']]);
    expect(said.at(-1)).toEqual({ type: 'closed', line: 1 });
    front.take({ type: 'open', line: 2 });
    await vi.waitFor(() => expect(said).toContainEqual({ type: 'opened', line: 2 }));
    expect(halls).toHaveLength(2);
  });

  test('opens no line that was closed while the hall was opened', async () => {
    const said: FromHall[] = [];
    const front = new Front(
      () => openHall(new Memory()),
      (message) => said.push(message),
    );
    front.take({ type: 'open', line: 1 });
    front.take({ type: 'close', line: 1 });
    front.take({ type: 'open', line: 2 });
    await vi.waitFor(() => expect(said).toEqual([{ type: 'opened', line: 2 }]));
  });

  test('says of a hall that cannot be opened that the line is closed, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const said: FromHall[] = [];
    let network = false;
    const open = () => (network ? openHall(new Memory()) : Promise.reject(new Error('no network')));
    const front = new Front(open, (message) => said.push(message));
    front.take({ type: 'open', line: 1 });
    front.take({ type: 'ask', request: 2, method: 'GET', target: '/api/options', body: '' });
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said).toContainEqual({ type: 'closed', line: 1 });
    expect(said).toContainEqual({ type: 'answer', request: 2, status: 0, body: '' });
    network = true;
    front.take({ type: 'ask', request: 3, method: 'GET', target: '/api/options', body: '' });
    await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ request: 3, status: 200 }));
  });
});
