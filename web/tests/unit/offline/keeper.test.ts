import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Keeper, type Asked, type Release } from '../../../src/offline/keeper';
import { FakeCaches } from './caches';

const sha256 = (bytes: ArrayBuffer | string) =>
  createHash('sha256')
    .update(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
    .digest('hex');

type Files = Record<string, string>;

// A host with one version of the page; whatever was fetched is noted.
class Host {
  readonly fetched: string[] = [];
  constructor(
    public files: Files,
    readonly scope = 'https://host.example/folsom/',
  ) {}

  async fetch(address: string): Promise<Response> {
    const path = address.slice(this.scope.length);
    this.fetched.push(path);
    const text = this.files[path];
    return text === undefined ? new Response('no', { status: 404 }) : new Response(text);
  }
}

function releaseOf(files: Files, version: string, screens = false): Release {
  const digests = Object.entries(files).map(([path, text]) => [path, sha256(text)]);
  return { version, files: Object.fromEntries(digests), screens };
}

function keeperOf(host: Host, caches: FakeCaches, release: Release): Keeper {
  return new Keeper(release, new URL(host.scope), {
    caches,
    fetch: (address) => host.fetch(address),
    digest: async (bytes) => sha256(bytes),
  });
}

const first: Files = {
  '': 'page A',
  'assets/app-AAAAAAAA.js': 'A',
  'assets/same-SSSSSSSS.js': 'S',
};
const second: Files = {
  '': 'page B',
  'assets/app-BBBBBBBB.js': 'B',
  'assets/same-SSSSSSSS.js': 'S',
};

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

describe('a version', () => {
  test('is kept whole', async () => {
    const host = new Host(first);
    const keeper = keeperOf(host, new FakeCaches(), releaseOf(first, 'a'));
    await keeper.install();
    host.files = {};
    for (const [path, content] of Object.entries(first)) {
      expect(await text(keeper.kept(path))).toBe(content);
    }
  });

  test('is not kept at all while its host has the files of two', async () => {
    const caches = new FakeCaches();
    const mixed = { ...first, '': 'page B' };
    await expect(
      keeperOf(new Host(mixed), caches, releaseOf(first, 'a')).install(),
    ).rejects.toThrow();
    expect(await caches.keys()).toEqual([]);
  });

  test('is not kept without one of its files', async () => {
    const caches = new FakeCaches();
    const host = new Host({ '': 'page A' });
    await expect(keeperOf(host, caches, releaseOf(first, 'a')).install()).rejects.toThrow();
    expect(await caches.keys()).toEqual([]);
  });

  test('stays as it is while the next one comes, which fetches only what is new', async () => {
    const caches = new FakeCaches();
    const host = new Host(first);
    const old = keeperOf(host, caches, releaseOf(first, 'a'));
    await old.install();
    host.files = second;
    host.fetched.length = 0;
    const next = keeperOf(host, caches, releaseOf(second, 'b'));
    await next.install();
    expect(host.fetched.sort()).toEqual(['', 'assets/app-BBBBBBBB.js']);
    expect(await text(old.kept(''))).toBe('page A');
    expect(await text(next.kept(''))).toBe('page B');
    expect(await old.kept('assets/app-BBBBBBBB.js')).toBeUndefined();

    await next.sweep();
    expect(await old.kept('')).toBeUndefined();
    expect(await text(next.kept('assets/same-SSSSSSSS.js'))).toBe('S');
  });

  test('leaves the caches of its neighbours alone', async () => {
    const caches = new FakeCaches();
    await caches.open('another game');
    const neighbour = new Host(first, 'https://host.example/folsom/next/');
    await keeperOf(neighbour, caches, releaseOf(first, 'n')).install();
    const keeper = keeperOf(new Host(first), caches, releaseOf(first, 'a'));
    await keeper.install();
    await keeper.sweep();
    expect(await caches.keys()).toHaveLength(3);
  });
});

describe('what is answered', () => {
  const ask = (address: string, mode: RequestMode = 'no-cors', method = 'GET'): Asked => ({
    method,
    mode,
    url: new URL(address, 'https://host.example/').href,
  });
  const at = (scope: string, screens: boolean) =>
    keeperOf(new Host(first, scope), new FakeCaches(), releaseOf(first, 'a', screens));
  const site = at('https://host.example/folsom/', false);
  const server = at('https://host.example/', true);

  test('on a static site: its page and its files', () => {
    expect(site.fileFor(ask('/folsom/', 'navigate'))).toBe('');
    expect(site.fileFor(ask('/folsom/?from=mail', 'navigate'))).toBe('');
    expect(site.fileFor(ask('/folsom/index.html', 'navigate'))).toBe('');
    expect(site.fileFor(ask('/folsom/assets/app-AAAAAAAA.js'))).toBe('assets/app-AAAAAAAA.js');
    expect(site.fileFor(ask('/folsom/other', 'navigate'))).toBeUndefined();
    expect(site.fileFor(ask('/', 'navigate'))).toBeUndefined();
  });

  test('on a server: all its screens', () => {
    for (const path of ['/', '/rules', '/t/abc', '/replay/abc?seat=open', '/seat']) {
      expect(server.fileFor(ask(path, 'navigate')), path).toBe('');
    }
  });

  test.each([
    '/api/options',
    '/api/records/abc',
    '/ws',
    '/metrics',
    '/healthz',
    '/robots.txt',
    '/sw.js',
    '/assets/unknown-XXXXXXXX.js',
  ])('never: %s', (path) => {
    for (const mode of ['navigate', 'cors', 'no-cors'] as const) {
      expect(server.fileFor(ask(path, mode)), mode).toBeUndefined();
    }
  });

  test('nothing that is sent, and nothing of others', () => {
    expect(server.fileFor(ask('/', 'navigate', 'POST'))).toBeUndefined();
    expect(server.fileFor(ask('https://other.example/', 'navigate'))).toBeUndefined();
    expect(server.fileFor(ask('/constructor', 'no-cors'))).toBeUndefined();
  });
});
