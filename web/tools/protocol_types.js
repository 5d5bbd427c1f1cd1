// Writes src/protocol/generated.ts, the TypeScript form of every message, from the JSON Schema in
// ../schema, and a list of the words of every enumeration: allBandits, allWagons … What clients send
// is called HelloRequest, WatchRequest …, as some of those words are also pushes of the server.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const files = ['common', 'config', 'view', 'event', 'server', 'client', 'http', 'review'];
const plainNames = new Set(['ClientMessage', 'Emote']);

const nameOf = (file, name) =>
  file === 'client' && !plainNames.has(name) ? `${name}Request` : name;

// "view.json#/$defs/View" and "#/$defs/View" both become "#/$defs/View".
function withLocalRefs(node, file) {
  if (Array.isArray(node)) return node.map((part) => withLocalRefs(part, file));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== '$ref') return [key, withLocalRefs(value, file)];
      const [where, name] = value.split('#/$defs/');
      return [key, `#/$defs/${nameOf(where === '' ? file : where.replace('.json', ''), name)}`];
    }),
  );
}

const defs = {};
for (const file of files) {
  const url = new URL(`../../schema/${file}.json`, import.meta.url);
  const schema = JSON.parse(await readFile(url, 'utf8'));
  for (const [name, def] of Object.entries(schema.$defs)) {
    const own = nameOf(file, name);
    if (own in defs) throw new Error(`two definitions are called ${own}`);
    defs[own] = withLocalRefs(def, file);
  }
}

const text = await compile({ $defs: defs, title: 'Protocol', type: 'object' }, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Made by tools/protocol_types.js from schema/: do not edit.\n',
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
  unreachableDefinitions: true,
  style: { singleQuote: true },
});
// The empty root, and the notes about where each definition was found, say nothing to a reader.
const tidy = text
  .replace(/export interface Protocol \{\}\n?/, '')
  .replace(
    /\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\./g,
    '',
  )
  .replace(/\/\*\*\n \*\n/g, '/**\n')
  .replace(/\n \*\n \*\//g, '\n */');
const lists = Object.entries(defs)
  .filter(([, def]) => def.type === 'string' && def.enum)
  .map(
    ([name, def]) => `export const all${name}s: readonly ${name}[] = ${JSON.stringify(def.enum)};`,
  );
const out = new URL('../src/protocol/', import.meta.url);
await mkdir(out, { recursive: true });
await writeFile(new URL('generated.ts', out), [tidy, ...lists, ''].join('\n'));
