import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadyClock } from '../../../src/solo/clock';
import { Memory } from '../../../src/solo/memory';
import { openHall, Player } from './game';

const start = 1_800_000_000_000;
let [wall, passed] = [start, 0];
beforeEach(() => {
  [wall, passed] = [start, 0];
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
});
afterEach(() => vi.restoreAllMocks());

test('the time of a hall goes on when the clock is set back', () => {
  const now = steadyClock();
  const at = (clock: number, since: number) => {
    [wall, passed] = [start + clock, since];
    return now() - start;
  };
  expect(at(10, 10)).toBe(10);
  expect(at(-3_600_000, 30)).toBe(30);
  expect(at(7_200_000, 40)).toBe(7_200_000); // Set forward, or slept.
  expect(at(50, 50)).toBe(7_200_010);
});

test('bots come to their turns when the clock is set back', async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'debug').mockImplementation(() => undefined); // The hall's log.
  const trueTime = Date.now.bind(Date);
  const player = new Player(await openHall(new Memory()), (made) => {
    if (made === 1) vi.spyOn(Date, 'now').mockImplementation(() => trueTime() - 3_600_000);
    return made < 4;
  });
  player.connect();
  player.create(1);
  await player.until(() => player.decisions === 4);
});
