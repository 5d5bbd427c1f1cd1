import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { route } from '../../../src/app/router.svelte';
import { away, here } from '../../../src/app/session.svelte';
import { Refusal } from '../../../src/core/follow/answers';
import type { CreateRequest } from '../../../src/protocol/generated';
import { openTable } from '../../../src/app/open_table';

const place = { href: 'http://localhost/', pathname: '/', search: '' };
const table: CreateRequest = { type: 'create', config: { seats: 2 }, bots: ['', 'rustler'] };
const refusal = (code: string) => new Refusal({ code, message: '' });

beforeEach(() => {
  vi.stubGlobal('location', place);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => {
      place.href = `http://localhost${path}`;
    },
  });
  for (const hall of [here, away]) {
    vi.spyOn(hall, 'ask').mockResolvedValue({ table: hall.hall } as never);
    vi.spyOn(hall, 'reach').mockResolvedValue();
    hall.state = 'online';
    hall.name = 'Guest 4821';
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a table is opened', () => {
  test('in the hall that is wanted', async () => {
    await openTable(here, table, false);
    expect(route.path).toBe('/here/here');
    await openTable(away, table, false);
    expect(route.path).toBe('/t/away');
  });

  test('at the server where no hall runs in the page', async () => {
    vi.spyOn(here, 'reach').mockRejectedValue(refusal('here/none'));
    await openTable(here, table, false);
    expect(route.path).toBe('/t/away');
    expect(here.ask).not.toHaveBeenCalled();
  });

  test('at the server without waiting for one that did not start', async () => {
    here.state = 'offline';
    await openTable(here, table, false);
    expect(route.path).toBe('/t/away');
    expect(here.reach).not.toHaveBeenCalled();
  });

  test('nowhere if there is no server either, which is said', async () => {
    away.state = 'offline';
    vi.spyOn(here, 'reach').mockRejectedValue(refusal('here/none'));
    await expect(openTable(here, table, false)).rejects.toMatchObject({ code: 'here/none' });
  });

  test('never in the page when it is for others', async () => {
    vi.spyOn(away, 'reach').mockRejectedValue(refusal('link/none'));
    await expect(openTable(away, table, false)).rejects.toMatchObject({ code: 'link/none' });
  });
});

describe('a guest in the page', () => {
  beforeEach(() => void (away.name = 'Anna'));

  test('is called as at the server', async () => {
    const rename = vi.spyOn(here, 'rename').mockResolvedValue();
    await openTable(here, table, false);
    expect(rename).toHaveBeenCalledExactlyOnceWith('Anna');
  });

  test('keeps a name that was chosen in the page', async () => {
    const rename = vi.spyOn(here, 'rename').mockResolvedValue();
    here.name = 'Belle';
    await openTable(here, table, false);
    expect(rename).not.toHaveBeenCalled();
  });

  test('plays without the name if it is refused', async () => {
    vi.spyOn(here, 'rename').mockRejectedValue(refusal('identity/name_taken'));
    await openTable(here, table, false);
    expect(here.ask).toHaveBeenCalledExactlyOnceWith(table);
  });
});
