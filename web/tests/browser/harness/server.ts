import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
export const program = process.env['FOLSOM'] ?? join(root, 'build/release/folsom');
const web = process.env['FOLSOM_WEB'] ?? join(root, 'web/dist');

// Those of `folsom serve`, without their dashes.
export type ServerOptions = Record<string, string | number | boolean>;

// A test plays as quickly as it can, from one address, and means no harm.
const roomy = {
  'messages-per-s': 10_000,
  'messages-per-s-address': 100_000,
  'connections-per-address': 1_000,
  'new-people-per-minute-address': 100_000,
  'passwords-per-minute-address': 1_000,
  'tables-per-person': 100,
  'creations-per-day': 100_000,
  'creations-per-day-address': 100_000,
  'bot-threads': 2,
};

// The real `folsom serve` with SQLite in a folder of its own.
export class Server {
  private constructor(
    private readonly folder: string,
    private readonly options: ServerOptions,
  ) {}
  private process: ChildProcess | undefined;
  private port = 0;

  static async start(options: ServerOptions = {}): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'folsom-browser-'));
    const server = new Server(folder, { ...roomy, ...options });
    await server.run();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  // A second run takes the same port and the same store.
  async run(): Promise<void> {
    const words = Object.entries(this.options).map(([name, value]) => `--${name}=${value}`);
    const log = openSync(join(this.folder, 'server.log'), 'a');
    const started = spawn(
      program,
      [
        'serve',
        '--port',
        String(this.port),
        '--store',
        join(this.folder, 'test.db'),
        '--web',
        web,
        ...words,
      ],
      { stdio: ['ignore', 'pipe', log] },
    );
    this.process = started;
    if (!started.stdout) throw new Error('no output of the server');
    for await (const line of createInterface(started.stdout)) {
      this.port = Number(/:(\d+)$/.exec(line)?.[1]);
      return;
    }
    throw new Error(`the server did not start: ${await this.log()}`);
  }

  // Ends it as a crash would; `run` brings it back.
  async kill(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
  }

  log(): Promise<string> {
    return readFile(join(this.folder, 'server.log'), 'utf8');
  }
}
