import { describe, expect, test } from 'vitest';
import { readRoute } from '../../../src/app/router.svelte';
import { readSettings } from '../../../src/app/settings.svelte';

describe('addresses', () => {
  const at = (path: string) => readRoute(new URL(path, 'http://localhost'));

  test.each([
    ['/', 'start'],
    ['/new?device=1', 'new'],
    ['/watch', 'watch'],
    ['/games', 'games'],
    ['/records', 'records'],
    ['/replay', 'replay'],
    ['/learn', 'learn'],
    ['/rules#card-move', 'rules'],
    ['/seat#secret', 'seat'],
    ['/rules/', 'rules'],
    ['/t', 'lost'],
    ['/nowhere', 'lost'],
    ['/constructor', 'lost'],
    ['/toString', 'lost'],
    ['/rules?x', 'rules'],
    ['/t/a/b', 'lost'],
  ])('%s is %s', (path, name) => {
    expect(at(path).name).toBe(name);
  });

  test('say which table, code, replay', () => {
    expect(at('/t/abc')).toMatchObject({ name: 'table', params: { id: 'abc' } });
    expect(at('/c/K7QX')).toMatchObject({ name: 'code', params: { code: 'K7QX' } });
    expect(at('/replay/abc?seat=open').query.get('seat')).toBe('open');
    expect(at('/seat#secret').hash).toBe('secret');
  });
});

describe('settings', () => {
  test('are read as they were stored', () => {
    expect(readSettings('{"speed":"fast","muted":true,"volume":0.2}')).toMatchObject({
      speed: 'fast',
      muted: true,
      volume: 0.2,
      theme: 'auto',
    });
  });

  test.each([null, '', '{', '[]', 'null', '{"speed":"warp","volume":7,"muted":"yes"}'])(
    'that are damaged are the defaults: %s',
    (text) => {
      expect(readSettings(text)).toEqual(readSettings('{}'));
    },
  );
});
