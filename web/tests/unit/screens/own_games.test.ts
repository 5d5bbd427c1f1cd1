import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as http from '../../../src/app/http';
import { away, here } from '../../../src/app/session.svelte';
import { Refusal } from '../../../src/core/follow/answers';
import * as save from '../../../src/page/save';
import type { OwnGame } from '../../../src/protocol/generated';
import { OwnGames, type Mine } from '../../../src/screens/mine/own_games.svelte';
import { bringAll } from '../../../src/screens/mine/bring';
import { saveAll } from '../../../src/screens/mine/save_all';

const refusal = (code: string) => new Refusal({ code, message: '' });
function gameOf(commit: string): OwnGame {
  const about = { table: 'abc', code: 'ABCDE', changed_at: 5, stage: 'closed', seats: [], commit };
  return { summary: about, yours: [0] } as unknown as OwnGame;
}
const game = gameOf('1');
const told = { games: [game] } as never;
const toldAway = { games: [gameOf('2')] } as never;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  for (const hall of [here, away]) {
    vi.spyOn(hall, 'start').mockReturnValue();
    hall.state = 'online';
  }
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(): Promise<OwnGames> {
  const games = new OwnGames();
  end = games.follow();
  await vi.advanceTimersByTimeAsync(0);
  return games;
}

test('a hall that refuses while the other tells is named, and asked again', async () => {
  vi.spyOn(here, 'ask').mockResolvedValue(told);
  const ask = vi.spyOn(away, 'ask').mockRejectedValue(refusal('identity/unknown'));
  const games = await open();
  expect(games.all.length).toBe(1);
  expect(games.failed).toEqual(['away']);
  ask.mockResolvedValue(toldAway);
  games.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(games.failed).toEqual([]);
  expect(games.all.length).toBe(2);
  expect(here.ask).toHaveBeenCalledTimes(1);
});

test('a hall that is busy for a moment is waited for, and is no failure', async () => {
  vi.spyOn(here, 'ask').mockResolvedValue(told);
  vi.spyOn(away, 'ask')
    .mockRejectedValueOnce(refusal('limit/requests'))
    .mockResolvedValue(toldAway);
  const games = await open();
  expect(games.failed).toEqual([]);
  expect(games.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(games.settled).toBe(true);
  expect(games.all.length).toBe(2);
});

test('a server that is out of reach is named, and told when it is there again', async () => {
  vi.spyOn(here, 'ask').mockResolvedValue(told);
  vi.spyOn(away, 'ask').mockResolvedValue(told);
  away.state = 'offline';
  const games = await open();
  expect(games.failed).toEqual(['away']);
  vi.spyOn(away, 'reach').mockRejectedValueOnce(refusal('link/none'));
  games.retry();
  expect(games.failed).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(games.failed).toEqual(['away']);
});

const mine = (table: string): Mine => {
  const { summary } = game;
  return { hall: 'away', at: 5, game: { ...game, summary: { ...summary, table } } } as Mine;
};

test('saving goes on after a busy answer, and leaves out what is gone', async () => {
  const files = vi.spyOn(save, 'saveBlob').mockReturnValue();
  vi.spyOn(http, 'getRecord')
    .mockResolvedValueOnce('one')
    .mockRejectedValueOnce(refusal('limit/requests'))
    .mockResolvedValueOnce('two')
    .mockRejectedValueOnce(refusal('record/unknown'));
  const saving = saveAll(['a', 'b', 'c'].map(mine));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await saving).toBe(2);
  expect(files).toHaveBeenCalledTimes(1);
});

test('saving keeps what was read when the connection goes for good', async () => {
  const files = vi.spyOn(save, 'saveBlob').mockReturnValue();
  const get = vi.spyOn(http, 'getRecord').mockResolvedValueOnce('one');
  get.mockRejectedValue(refusal('link/lost'));
  const saving = saveAll(['a', 'b', 'c'].map(mine));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await saving).toBe(1);
  const none = expect(saveAll([mine('a')])).rejects.toMatchObject({ code: 'link/lost' });
  await vi.advanceTimersByTimeAsync(20_000);
  await none;
  expect(files).toHaveBeenCalledTimes(1);
});

test('games of this device alone can be brought to an account, and are in the list once', async () => {
  away.claimed = true;
  vi.spyOn(here, 'ask').mockResolvedValue({ games: [game, gameOf('2')] } as never);
  vi.spyOn(away, 'ask').mockResolvedValue(toldAway);
  const games = await open();
  expect(games.all.map(({ hall, game: { summary } }) => [hall, summary.commit])).toEqual([
    ['here', '1'],
    ['away', '2'],
  ]);
  expect(games.toBring.map(({ game: { summary } }) => summary.commit)).toEqual(['1']);
  away.claimed = false;
  expect(games.toBring).toEqual([]);
});

test('bringing goes on after a busy answer and after a game that is refused', async () => {
  vi.spyOn(http, 'getLog').mockImplementation((id) => Promise.resolve(`log of ${id}`));
  const bring = vi
    .spyOn(away, 'bring')
    .mockRejectedValueOnce(refusal('limit/requests'))
    .mockResolvedValueOnce({ table: 'x', known: false })
    .mockRejectedValueOnce(refusal('games/other_people'))
    .mockResolvedValueOnce({ table: 'y', known: true });
  const told: number[] = [];
  const bringing = bringAll(['a', 'b', 'c'].map(mine), (n) => told.push(n));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await bringing).toEqual({ n: 2, failed: 1 });
  expect(told).toEqual([1, 2, 3]);
  expect(bring.mock.calls.map(([log]) => log)).toEqual(
    ['a', 'a', 'b', 'c'].map((id) => `log of ${id}`),
  );
});

test('bringing ends where the account is full', async () => {
  vi.spyOn(http, 'getLog').mockResolvedValue('log');
  const bring = vi.spyOn(away, 'bring').mockRejectedValue(refusal('limit/games'));
  const full = expect(bringAll([mine('a'), mine('b')], () => {})).rejects;
  await full.toMatchObject({ code: 'limit/games' });
  expect(bring).toHaveBeenCalledTimes(1);
});
