// A server of its own, with people who need no page.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const program = process.env.FOLSOM ?? join(root, 'build/release/folsom');

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'folsom-measure-'));
  const web = process.env.FOLSOM_WEB ?? join(root, 'web/dist');
  const words = ['serve', '--port', '0', '--store', join(folder, 'games.db'), '--web', web];
  const limitless = ['--messages-per-s', '1000', '--messages-per-s-address', '10000'];
  const server = spawn(program, [...words, ...limitless], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const port = /:(\d+)\/?$/.exec(line.trim())?.[1];
    if (port) return { url: `http://localhost:${port}`, stop };
  }
  stop();
  throw new Error('the server did not start');
}

// A person without a page of their own: gives tables of bots, and starts them. Through a WebSocket of
// a page, so that it comes from the right origin.
export async function seatHost(page) {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const waiting = new Map();
        let last = 0;
        const ask = (message) =>
          new Promise((resolve, reject) => {
            last += 1;
            waiting.set(last, { resolve, reject });
            socket.send(JSON.stringify({ ...message, id: last }));
          });
        socket.onopen = () => resolve(ask({ type: 'hello', protocol: 1, name: 'Measure' }));
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'error') waiting.get(message.id)?.reject(new Error(data));
          else if ('id' in message) waiting.get(message.id)?.resolve(message);
          if (message.type === 'room' && message.stage === 'finished') window.finished?.();
        };
        window.host = ask;
      }),
  );
}

const table = {
  type: 'create',
  config: { seats: 6, horses: true },
  options: { bot_pause_ms: 0, listed: true },
  bots: Array(6).fill('drifter'),
  sit: false,
};

export function newTable(host) {
  return host.evaluate(async (create) => (await window.host(create)).table, table);
}

export async function playGame(host, id) {
  await host.evaluate(async (table) => {
    const over = new Promise((resolve) => (window.finished = resolve));
    await window.host({ type: 'start', table });
    await over;
  }, id);
}
