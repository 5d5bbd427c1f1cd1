import { beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('tells what the browser does not give', () => {
    line.onlimits = vi.fn();
    line.open(listen());
    workers[0]!.say({ type: 'limits', keeps: 'nothing', secure: true });
    expect(line.onlimits).toHaveBeenCalledWith(
      expect.objectContaining({ keeps: 'nothing', secure: true }),
    );
  });
});
