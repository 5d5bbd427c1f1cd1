// Sancreek draws the small Polish ł as a small capital. This makes a face of that one letter, from
// the font's own l and a slanted bar.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

// The ends of the bar, clockwise as the outline of l, in the font's 2048 units to the em.
const bar = [
  [0, 740],
  [0, 920],
  [660, 1170],
  [660, 990],
];
const shift = 26; // Of the l, so that the bar stands out on both sides.

function outline(l) {
  const path = new opentype.Path();
  for (const { type, ...at } of l.path.commands) {
    const moved = Object.entries(at).map(([axis, n]) => [
      axis,
      axis.startsWith('x') ? n + shift : n,
    ]);
    path.commands.push({ type, ...Object.fromEntries(moved) });
  }
  bar.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.close();
  return path;
}

// The font as a Buffer in OpenType format.
export async function polishL() {
  const bytes = await readFile(
    require.resolve('@fontsource/sancreek/files/sancreek-latin-400-normal.woff'),
  );
  const from = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  const l = from.charToGlyph('l');
  const { unitsPerEm, ascender, descender } = from;
  const advanceWidth = l.advanceWidth + 2 * shift;
  const empty = new opentype.Glyph({ name: '.notdef', advanceWidth, path: new opentype.Path() });
  const letter = new opentype.Glyph({
    name: 'lslash',
    unicode: 'ł'.codePointAt(0),
    advanceWidth,
    path: outline(l),
  });
  const font = new opentype.Font({
    familyName: 'Sancreek ł',
    styleName: 'Regular',
    ...{ unitsPerEm, ascender, descender },
    glyphs: [empty, letter],
  });
  return Buffer.from(font.toArrayBuffer());
}
