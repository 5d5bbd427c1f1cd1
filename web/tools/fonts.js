// Makes src/styles/fonts/*.woff2: the faces of fonts.css, cut down to the letters that the five
// languages need; the Chinese title face to the very letters of our own Chinese messages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { polishL } from './polish_l.js';

const require = createRequire(import.meta.url);
const out = new URL('../src/styles/fonts/', import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const latin = `${ascii} ¡¿ÁÉÍÓÚÑÜáéíóúñüàâäçèêëîïôöùûßÀÂÄÇÈÊËÎÏÔÖÙÛ·•«»©°×–—‘’“”„…−€`;
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const polishTitle = polish.replace('ł', ''); // polish_l.js draws it.
const russian =
  Array.from({ length: 64 }, (_, i) => String.fromCharCode(0x410 + i)).join('') + 'ЁёҐґЄєІіЇї№';
const figures = `${ascii.slice(0, 33)}·«»–—‘’“”„…`;

// [output, package, file within it, letters]
const faces = [
  ['rye', 'rye', 'rye-latin-400-normal', latin],
  ['sancreek', 'sancreek', 'sancreek-latin-400-normal', latin],
  ['sancreek-pl', 'sancreek', 'sancreek-latin-ext-400-normal', polishTitle],
  ['bitter-ru', 'bitter', 'bitter-cyrillic-900-normal', russian],
  ['bitter-figures', 'bitter', 'bitter-latin-900-normal', figures],
  ...[400, 700].flatMap((weight) => [
    [`text-${weight}`, 'alegreya-sans', `alegreya-sans-latin-${weight}-normal`, latin],
    [`text-${weight}-pl`, 'alegreya-sans', `alegreya-sans-latin-ext-${weight}-normal`, polish],
    [`text-${weight}-ru`, 'alegreya-sans', `alegreya-sans-cyrillic-${weight}-normal`, russian],
  ]),
];

// Titles are names, headings and buttons, thus short: longer texts use the reader's own face.
const longestTitle = 11;

async function chineseLetters() {
  const folder = new URL('../messages/zh/', import.meta.url);
  const letters = new Set();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ftl'))) {
    const text = await readFile(new URL(name, folder), 'utf8');
    for (const line of text.split('\n').filter((line) => /^[a-z]/.test(line))) {
      const found = [...line].filter((letter) => letter > '\u2e80');
      if (found.length <= longestTitle) found.forEach((letter) => letters.add(letter));
    }
  }
  return [...letters].sort().join('');
}

async function make([name, pack, file, letters]) {
  const from = require.resolve(`@fontsource/${pack}/files/${file}.woff2`);
  await write(name, await readFile(from), letters);
}

async function write(name, face, letters) {
  const font = await subsetFont(face, letters, { targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, out), font);
  console.log(`${name}.woff2 ${font.length}`);
}

await mkdir(out, { recursive: true });
for (const face of faces) await make(face);
await write('sancreek-l', await polishL(), 'ł');
await make([
  'title-zh',
  'lxgw-wenkai-tc',
  'lxgw-wenkai-tc-chinese-traditional-700-normal',
  await chineseLetters(),
]);
