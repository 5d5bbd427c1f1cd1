import { expect, test } from 'vitest';
import { ownData } from '../../../../src/core/follow/own_data';
import type { ExportAnswer, OwnData } from '../../../../src/protocol/generated';

const part = (tables: string[], next?: string): ExportAnswer => ({
  type: 'ok',
  data: {
    you: { person: 'anna-anna', name: 'Anna', claimed: false, program: false, created_at: 1 },
    devices: [],
    tables: tables.map((table) => ({
      summary: { table },
      seats: [],
    })) as unknown as OwnData['tables'],
    ...(next && { next }),
  },
});

test('all parts of the own data become one', async () => {
  const asked: (string | undefined)[] = [];
  const parts: Record<string, ExportAnswer> = {
    '': part(['a', 'b'], 'b'),
    b: part(['c'], 'c'),
    c: part(['d']),
  };
  const data = await ownData(({ after }) => {
    asked.push(after);
    return Promise.resolve(parts[after ?? '']!);
  });
  expect(asked).toEqual([undefined, 'b', 'c']);
  expect(data.tables.map((at) => at.summary.table)).toEqual(['a', 'b', 'c', 'd']);
  expect('next' in data).toBe(false);
});
