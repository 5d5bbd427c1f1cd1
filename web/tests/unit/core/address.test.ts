import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Addresses, isServersOwn } from '../../../src/core/address';
import { readRoute } from '../../../src/app/router.svelte';

const server = new Addresses('/');
const site = new Addresses('./');
const table = new URL('https://folsom.example/t/abc');
const folder = new URL('https://host.example/games/folsom/');

describe.each([
  ['behind a server', server, table],
  ['on a static site', site, new URL('https://host.example/games/folsom/index.html')],
])('an address %s', (_, addresses, page) => {
  test.each(['/', '/rules', '/rules#card-move', '/t/abc', '/replay/a?seat=0&at=3', '/seat#secret'])(
    'leads back to its screen: %s',
    (path) => {
      const link = new URL(addresses.href(path), page);
      expect(addresses.isOurs(link, page)).toBe(true);
      const { pathname, search, hash } = addresses.screen(link);
      expect(pathname + search + hash).toBe(path);
    },
  );

  test('in full is the same', () => {
    expect(addresses.full('/t/abc', page)).toBe(new URL(addresses.href('/t/abc'), page).href);
  });

  test('of an anchor stays on its screen', () => {
    const shown = addresses.screen(new URL(addresses.href('/t/abc'), page));
    const link = new URL(addresses.anchor(shown.pathname, 'card-move'), page);
    expect(readRoute(addresses.screen(link))).toMatchObject({
      name: 'table',
      params: { id: 'abc' },
      hash: 'card-move',
    });
  });

  test('of another site is not ours', () => {
    expect(addresses.isOurs(new URL('https://other.example/t/abc'), page)).toBe(false);
  });
});

describe('a static site', () => {
  test('never leaves its folder', () => {
    for (const path of ['/', '/rules', '/t/abc']) {
      expect(new URL(site.href(path), folder).pathname).toBe('/games/folsom/');
    }
    expect(new URL(site.file('sw.js'), folder).pathname).toBe('/games/folsom/sw.js');
  });

  test('opens at the start, whatever stands behind its #', () => {
    for (const hash of ['', '#', '#main', '#rules', '#/']) {
      expect(readRoute(site.screen(new URL(hash, folder))).name).toBe('start');
    }
    expect(readRoute(site.screen(new URL('#//evil.example/rules', folder))).name).toBe('lost');
  });

  test('leaves other pages of its host to the browser', () => {
    expect(site.isOurs(new URL('https://host.example/games/'), folder)).toBe(false);
  });
});

test('what a server answers by itself is no screen', () => {
  for (const path of ['/api/options', '/ws', '/healthz', '/metrics']) {
    expect(isServersOwn(path), path).toBe(true);
    expect(server.isOurs(new URL(path, table), table)).toBe(false);
    expect(site.href(path)).toBe(path);
  }
  for (const path of ['/', '/apis', '/wsx', '/t/ws']) expect(isServersOwn(path), path).toBe(false);
});

// Button and IconButton write their address themselves; every other link asks for it.
test('no component writes the address of a screen by hand', () => {
  const root = fileURLToPath(new URL('../../../src', import.meta.url));
  const byHand = /<a\b[^>]*?href=["'{]+`?[/#](?!main")|location\.(href|pathname|search|hash) = /s;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const components = files.filter((name) => name.endsWith('.svelte') && !/Gallery/.test(name));
  expect(components.length).toBeGreaterThan(100);
  const bad = components.filter((name) => byHand.test(readFileSync(join(root, name), 'utf8')));
  expect(bad).toEqual([]);
});
