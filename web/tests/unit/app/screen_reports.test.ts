import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage } from '../../../src/protocol/generated';
import { ScreenReports } from '../../../src/app/screen_reports';

let said: number[];
let answers: (() => void)[];
let reports: ScreenReports;

beforeEach(() => {
  vi.useFakeTimers();
  [said, answers] = [[], []];
  reports = new ScreenReports('T', (message: ClientMessage) => {
    if ('number' in message) said.push(Number(message.number));
    return new Promise((resolve) => answers.push(() => resolve({ type: 'ok' } as never)));
  });
});
afterEach(() => vi.useRealTimers());

test('what was shown is said at once, and does not wait for an answer', async () => {
  reports.say(1);
  expect(said).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  reports.say(2);
  expect(said).toEqual([1, 2]);
});

test('what comes in quick succession is said as one', async () => {
  for (const number of [1, 2, 3, 4]) reports.say(number);
  expect(said).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toEqual([1, 4]);
  reports.say(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([1, 4]);
});

test('a server that does not answer is not flooded, and told the last when it does', async () => {
  for (let number = 1; number <= 50; number += 1) {
    reports.say(number);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(said).toEqual([1, 2, 3, 4]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([1, 2, 3, 4, 50]);
});

test('over a new connection all is said again', async () => {
  reports.say(7);
  await vi.advanceTimersByTimeAsync(100);
  reports.renew();
  reports.say(7);
  expect(said).toEqual([7, 7]);
});
