import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

// As the plainest of hosts serve a folder: files by their names, and nothing else.
export class StaticHost {
  // What somebody asked for and did not get.
  readonly missing: string[] = [];
  #server: Server | undefined;
  #port = 0;

  constructor(
    public folder: string,
    readonly path = '/games/folsom/',
  ) {}

  get url(): string {
    return `http://localhost:${this.#port}${this.path}`;
  }

  // A second run takes the same port.
  async run(): Promise<void> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.url);
      void this.#read(pathname).then((bytes) => {
        const type = types[extname(pathname.replace(/\/$/, '/index.html'))];
        response.writeHead(bytes ? 200 : 404, {
          'content-type': type ?? 'application/octet-stream',
        });
        response.end(bytes ?? 'no such file');
      });
    });
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  // From now on nothing comes from here.
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  async #read(pathname: string): Promise<Buffer | undefined> {
    const name = pathname.slice(this.path.length).replace(/^$/, 'index.html');
    try {
      if (!pathname.startsWith(this.path)) throw new Error('outside');
      return await readFile(join(this.folder, name));
    } catch {
      this.missing.push(pathname);
      return undefined;
    }
  }
}

// Two versions of the page: as it is built, and the next one, in which every hashed name differs.
export class Versions {
  private constructor(
    private readonly folder: string,
    readonly first: string,
    readonly next: string,
    readonly mixed: string, // The first with the worker of the next.
  ) {}

  static site(): Promise<Versions> {
    return Versions.#make('./', (first) => run(join(root, 'tools/build_site'), [first]));
  }
  // As servers have it, already built.
  static dist(): Promise<Versions> {
    const dist = join(root, 'web/dist');
    return Versions.#make('/', (first) => cp(dist, first, { recursive: true }));
  }

  static async #make(base: string, build: (first: string) => Promise<unknown>): Promise<Versions> {
    const folder = await mkdtemp(join(tmpdir(), 'folsom-versions-'));
    const at = (name: string) => join(folder, name);
    const [first, next, mixed] = [at('first'), at('next'), at('mixed')];
    await build(first);
    await cp(first, next, { recursive: true });
    await renameAll(next);
    await run('node', [join(root, 'web/tools/service_worker.js'), next, base]);
    await cp(first, mixed, { recursive: true });
    await cp(join(next, 'sw.js'), join(mixed, 'sw.js'));
    return new Versions(folder, first, next, mixed);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

const hash = /-([\w-])([\w-]{7}\.\w+)$/;

async function renameAll(site: string): Promise<void> {
  const names = await readdir(join(site, 'assets'));
  const other = (name: string) =>
    name.replace(hash, (_, c: string, rest: string) => `-${c === '0' ? '1' : '0'}${rest}`);
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, other(name)), text);
  for (const name of names) {
    const from = join(site, 'assets', name);
    if (/\.(js|css)$/.test(name)) await writeFile(from, renamed(await readFile(from, 'utf8')));
    await rename(from, join(site, 'assets', other(name)));
  }
  const page = join(site, 'index.html');
  const mark = '<head><meta name="version" content="next" />';
  await writeFile(page, renamed(await readFile(page, 'utf8')).replace('<head>', mark));
}
