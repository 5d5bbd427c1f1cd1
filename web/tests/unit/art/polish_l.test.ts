// Polish titles: a small ł is as narrow and as tall as an l, and comes from the face made for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error -- it has no types
import opentype from 'opentype.js';
import { expect, test } from 'vitest';
// @ts-expect-error -- tools are plain JavaScript
import { polishL } from '../../../tools/polish_l.js';

const require = createRequire(import.meta.url);
const parse = (bytes: Uint8Array) => opentype.parse(new Uint8Array(bytes).buffer);
const sancreek = (letters: string) =>
  parse(
    readFileSync(require.resolve(`@fontsource/sancreek/files/sancreek-${letters}-400-normal.woff`)),
  );

test('the small ł is an l with a bar, not a small capital', async () => {
  const drawn = parse(await polishL()).charToGlyph('ł');
  const l = sancreek('latin').charToGlyph('l');
  const { y1, y2 } = l.getBoundingBox();
  expect(drawn.getBoundingBox()).toMatchObject({ y1, y2 });
  const capital = sancreek('latin-ext').charToGlyph('Ł');
  expect(drawn.advanceWidth - l.advanceWidth).toBeLessThan(
    (capital.advanceWidth - l.advanceWidth) / 4,
  );
});

test('no other Polish face claims the letter', () => {
  const css = readFileSync(new URL('../../../src/styles/fonts.css', import.meta.url), 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes("'Sancreek'"));
  const claiming = faces.filter((face) => /U\+142\b|U\+141-144/.test(face));
  expect(claiming.map((face) => /fonts\/([\w-]+)/.exec(face)?.[1])).toEqual(['sancreek-l']);
});
