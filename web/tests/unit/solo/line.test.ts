import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HallLine, type HallWorker } from '../../../src/solo/line';
import type { FromHall, ToHall } from '../../../src/solo/wire';

class FakeWorker implements HallWorker {
  readonly heard: ToHall[] = [];
  ended = false;
  onmessage: HallWorker['onmessage'] = null;
  onerror: HallWorker['onerror'] = null;
  postMessage(message: ToHall): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromHall): void {
    this.onmessage?.({ data: message } as MessageEvent<FromHall>);
  }
}

let workers: FakeWorker[];
let line: HallLine;
beforeEach(() => {
  workers = [];
  line = new HallLine(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
});

function listen() {
  return { opened: vi.fn(), received: vi.fn(), closed: vi.fn() };
}

describe('a line to the hall in the page', () => {
  test('is like a socket', () => {
    const listener = listen();
    const socket = line.open(listener);
    const [worker] = workers;
    worker!.say({ type: 'opened', line: 1 });
    worker!.say({ type: 'text', line: 1, text: 'hi' });
    socket.send('ho');
    socket.close();
    worker!.say({ type: 'text', line: 1, text: 'too late' });
    expect(listener.opened).toHaveBeenCalledOnce();
    expect(listener.received.mock.calls).toEqual([['hi']]);
    expect(worker!.heard).toEqual([
      { type: 'open', line: 1 },
      { type: 'text', line: 1, text: 'ho' },
      { type: 'close', line: 1 },
    ]);
  });

  test('is closed when the worker is lost, and the next one has another worker', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const listener = listen();
    line.open(listener);
    const asked = line.ask('GET', '/api/options');
    workers[0]!.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(listener.closed).toHaveBeenCalledOnce();
    expect(await asked).toEqual({ status: 0, body: '' });
    expect(workers[0]!.ended).toBe(true);
    line.open(listen());
    expect(workers).toHaveLength(2);
  });

  describe('to a worker that is silent', () => {
    let passed: number;
    beforeEach(() => {
      passed = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => passed);
    });
    afterEach(() => vi.restoreAllMocks());

    test('has another worker next when the page gave it up', async () => {
      const socket = line.open(listen());
      workers[0]!.say({ type: 'opened', line: 1 });
      socket.send('ping');
      const asked = line.ask('GET', '/api/options');
      passed = 8_000;
      socket.close();
      expect(workers[0]!.ended).toBe(true);
      expect(await asked).toEqual({ status: 0, body: '' });
      line.open(listen());
      expect(workers[1]!.heard).toEqual([{ type: 'open', line: 3 }]);
    });

    test('has time to load the hall, but not for ever', () => {
      const tryOnce = () => {
        const socket = line.open(listen());
        passed += 8_000;
        socket.close();
      };
      tryOnce();
      workers[0]!.say({ type: 'limits', keeps: 'all', secure: true }); // No answer.
      tryOnce();
      expect(workers.map(({ ended }) => ended)).toEqual([false]);
      while (passed < 70_000) tryOnce();
      expect(workers[0]!.ended).toBe(true);
    });

    test.each<[string, () => void]>([
      ['it has answered', () => workers[0]!.say({ type: 'text', line: 1, text: 'pong' })],
      ['it was asked just now', () => (passed = 100)],
    ])('keeps it if %s', (_, happens) => {
      const socket = line.open(listen());
      workers[0]!.say({ type: 'opened', line: 1 });
      passed = 0;
      socket.send('ping');
      happens();
      if (passed === 0) passed = 60_000;
      socket.close();
      expect(workers[0]!.ended).toBe(false);
      expect(workers[0]!.heard.at(-1)).toEqual({ type: 'close', line: 1 });
    });
  });

  test('tells what the browser does not give', () => {
    line.onlimits = vi.fn();
    line.open(listen());
    workers[0]!.say({ type: 'limits', keeps: 'nothing', secure: true });
    expect(line.onlimits).toHaveBeenCalledWith(
      expect.objectContaining({ keeps: 'nothing', secure: true }),
    );
  });
});
