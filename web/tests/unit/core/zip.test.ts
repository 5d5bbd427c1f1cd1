import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipOf } from '../../../src/core/zip';

it('makes an archive that others can read', () => {
  const at = new Date(2026, 10, 18, 12, 30, 2).getTime();
  const texts = [
    { name: 'a.folsom', text: 'first\n', at },
    { name: 'b.folsom', text: 'zwölf Żółw 錢袋\n', at },
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'folsom-')), 'games.zip');
  writeFileSync(file, zipOf(texts));
  const read = `import sys, zipfile, json
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[i.filename, z.read(i).decode(), list(i.date_time)] for i in z.infolist()]))`;
  const found: unknown = JSON.parse(
    execFileSync('python3', ['-c', read, file], { encoding: 'utf8' }),
  );
  const time = [2026, 11, 18, 12, 30, 2];
  expect(found).toEqual(texts.map(({ name, text }) => [name, text, time]));
});
