import { describe, expect, test } from 'vitest';
import { isGone, newsOf, type Situation } from '../../../src/page/banner';

const calm: Situation = {
  hall: undefined,
  outdated: false,
  newer: false,
  notice: undefined,
  lost: false,
  keeps: 'all',
  hasServer: true,
};

describe('the banner', () => {
  test.each<[Partial<Situation>, string | undefined]>([
    [{}, undefined],
    [{ lost: true }, undefined],
    [{ hall: 'away', lost: true }, 'offline'],
    [{ hall: 'away', lost: true, hasServer: false }, undefined],
    [{ hall: 'away', notice: 'waiting' }, 'waiting'],
    [{ hall: 'away', notice: 'restarting', lost: true }, 'restarting'],
    [{ hall: 'here', lost: true }, 'here-lost'],
    [{ hall: 'here', lost: true, hasServer: false }, 'here-lost'],
    [{ hall: 'here', keeps: 'full', notice: 'waiting' }, 'here-full'],
    [{ hall: 'here', keeps: 'lost' }, 'here-overtaken'],
    [{ hall: 'here', notice: 'waiting' }, 'here-waiting'],
    [{ hall: 'here', notice: 'restarting' }, undefined],
    [{ newer: true, hall: 'here', lost: true }, 'newer'],
    [{ outdated: true, newer: true }, 'outdated'],
  ])('says of %o: %s', (facts, news) => expect(newsOf({ ...calm, ...facts })).toBe(news));

  test('does not miss a hall in the page that nobody needed yet', () => {
    expect(isGone('here', 'connecting')).toBe(false);
    expect(isGone('here', 'offline')).toBe(true);
    expect(isGone('away', 'connecting')).toBe(true);
  });
});
