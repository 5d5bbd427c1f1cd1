// The words of the game are listed in schema/ alone: no file of src/ spells them out again, and what
// is said of each of them is an object whose type has them all.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

interface Schema {
  enum?: unknown[];
  properties?: { type?: { const?: string } };
}
function defsOf(file: string): [string, Schema][] {
  const text = readFileSync(new URL(`../schema/${file}`, root), 'utf8');
  const { $defs } = JSON.parse(text) as { $defs: Record<string, Schema> };
  return Object.entries($defs);
}

// Every enumeration of three words or more, and the kinds of events.
const lists = new Map<string, string[]>();
for (const file of ['common.json', 'config.json', 'client.json']) {
  for (const [name, { enum: words = [] }] of defsOf(file)) {
    if (words.length > 2 && typeof words[0] === 'string') lists.set(name, words as string[]);
  }
}
const kinds = defsOf('event.json').map(([, { properties }]) => properties?.type?.const);
lists.set(
  'Event',
  kinds.filter((kind) => kind !== undefined),
);

interface Node {
  type: string;
  [key: string]: unknown;
}
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

// What a node spells: the elements of an array (and the first one of each array in it), the members of
// a union, the keys of an object.
function spelt(node: Node): unknown[] {
  switch (node.type) {
    case 'ArrayExpression':
      return nodesIn(node.elements).map((element) =>
        element.type === 'ArrayExpression' ? nodesIn(element.elements)[0]?.value : element.value,
      );
    case 'TSUnionType':
      return nodesIn(node.types).map(({ literal }) =>
        isNode(literal) ? literal.value : undefined,
      );
    case 'ObjectExpression':
      return nodesIn(node.properties).map(({ key }) =>
        isNode(key) ? (key.name ?? key.value) : '',
      );
    default:
      return [];
  }
}

// [3, 4, 5, 6]: how many play, how far one goes. What there is to choose from comes from the server.
function isRange({ type, elements }: Node): boolean {
  const numbers = type === 'ArrayExpression' ? nodesIn(elements).map(({ value }) => value) : [];
  return (
    numbers.length > 2 &&
    numbers.every((n, i) => typeof n === 'number' && n === Number(numbers[0]) + i)
  );
}

// With a type an object has to have them all; with a partial one, or none, it is a list of its own.
function isTyped(declared: Node | undefined, text: string): boolean {
  if (!declared) return false;
  return !text.slice(Number(declared.start), Number(declared.end)).includes('Partial<');
}

// At least half of them.
function isSpelt(words: readonly string[], has: (word: string) => boolean): boolean {
  return words.filter(has).length >= Math.max(3, words.length / 2);
}

// The names of the lists that a source file spells.
function listsIn(source: string, isSvelte = false): string[] {
  const text = isSvelte ? source : `<script lang="ts">${source}</script>`;
  const found: string[] = [];
  const visit = (value: unknown, typed: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, typed);
    else if (isNode(value)) look(value, typed);
    else if (value !== null && typeof value === 'object') visit(Object.values(value), typed);
  };
  const look = (node: Node, typed: boolean): void => {
    const said = new Set(node.type === 'ObjectExpression' && typed ? [] : spelt(node));
    for (const [name, words] of lists) {
      if (isSpelt(words, (word) => said.has(word))) found.push(name);
    }
    if (isRange(node)) found.push('range');
    const { id, typeAnnotation } = node;
    const declared = isNode(id) ? id.typeAnnotation : typeAnnotation;
    const own = isNode(declared) && /^VariableDeclarator$|^TSSatisfies/.test(node.type);
    visit(Object.values(node), own ? isTyped(declared, text) : false);
  };
  const words = [...lists.values()].some((list) => isSpelt(list, (word) => text.includes(word)));
  if (words || /\[\s*\d+,\s*\d+,\s*\d+/.test(text)) visit(parse(text, { modern: true }), false);
  return found;
}

// Pictures show whom they like, and the gallery is not among them.
const pictures = [
  'screens/Start.svelte',
  'screens/start/picture.ts',
  'screens/start/Picture.svelte',
];
// Where somebody can choose; elsewhere numbers count spokes and shelves.
const offers = /^(core|form|screens|table)\//;

describe('the words of the schema', () => {
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('protocol/'),
  );
  const spellers = files.flatMap((file) => {
    const found = listsIn(readFileSync(new URL(`src/${file}`, root), 'utf8'), /svelte$/.test(file));
    const listed = found.filter((name) => name !== 'range' || offers.test(file));
    return listed.map((name) => `${file}: ${name}`);
  });

  it('are listed nowhere else', () => {
    expect(files.length).toBeGreaterThan(200);
    const inPictures = (speller: string) => pictures.some((file) => speller.startsWith(`${file}:`));
    expect(spellers.filter((speller) => !inPictures(speller))).toEqual([]);
  });

  it('are picked in all of the pictures that are let off', () => {
    for (const file of pictures) expect(spellers.join()).toContain(`${file}:`);
  });
});

describe('a list is found', () => {
  const half = `['ghost', 'doc', 'belle']`;
  it.each([
    ['in an array', `const leaders = ${half};`],
    ['with a type', `const leaders: Bandit[] = ${half};`],
    ['in a call', `const leaders = new Set(${half});`],
    ['with more in each row', `const rows = [['ghost', 1], ['doc', 2], ['belle', 3]];`],
    ['in a type', `type Leader = 'ghost' | 'doc' | 'belle';`],
    ['in the keys of an object', `const rank = { ghost: 1, doc: 2, belle: 3 };`],
    ['of a type that wants only some', `const a: Partial<R> = { ghost: 1, doc: 2, belle: 3 };`],
  ])('%s', (_, source) => {
    expect(listsIn(source)).toContain('Bandit');
  });

  it('of numbers that follow each other', () => {
    expect(listsIn(`const players = [3, 4, 5, 6];`)).toEqual(['range']);
    expect(listsIn(`{#each [3, 4, 5, 6] as n}{n}{/each}`, true)).toEqual(['range']);
    expect(listsIn(`const sizes = [3, 4, 6], two = [1, 2], grey = [0.1, 0.2, 0.3];`)).toEqual([]);
  });

  it('in the page of a component', () => {
    expect(listsIn(`{#each ${half} as who}{who}{/each}`, true)).toContain('Bandit');
  });

  it('but not where all are wanted, or few are named', () => {
    const all = `{ ghost: 1, cheyenne: 2, django: 3, belle: 4, tuco: 5, doc: 6 }`;
    expect(listsIn(`const rank: Record<Bandit, number> = ${all};`)).toEqual([]);
    expect(listsIn(`const rank = ${all} satisfies Record<Bandit, number>;`)).toEqual([]);
    expect(listsIn(`const two = ['ghost', 'doc'];`)).toEqual([]);
  });
});
