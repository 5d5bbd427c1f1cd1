// No message is missing, and none is there for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf } from './messages';

const folder = new URL('../../../src/', import.meta.url);

function sources(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

const texts = sources();
const messages = messagesOf('en');

// A key of the wire as it stands in an id.
function dashed(text: string): string {
  return text.replace(/[ _/]/g, '-');
}

// Everything that is quoted, and the names of fields: what can stand in the hole of a template.
const quoted = texts.flatMap((text) =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((found) => found[1] ?? found[2] ?? ''),
);
const fields = texts.flatMap((text) => [...text.matchAll(/\b(\w+)\??:/g)].map(([, name]) => name!));
const literals = new Set(quoted);
// Round cards (`bridge_24`) are named without the number of their stack.
const fillings = new Set(
  [...quoted, ...fields].flatMap((text) => [dashed(text), dashed(text.replace(/_\d+$/, ''))]),
);

// Templates with a hole: `card-${kind}`, `start-${way}-hint`.
const templates = texts.flatMap((text) =>
  [...text.matchAll(/`([a-z]+-[a-z0-9-]*\$\{[^`]*)`/g)].map(([, body]) => body!),
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// `a-${b}-c` as an expression whose groups are the holes.
function expressionOf(template: string): RegExp {
  const parts: string[] = [];
  let rest = template;
  for (let at = rest.indexOf('${'); at >= 0; at = rest.indexOf('${')) {
    parts.push(rest.slice(0, at));
    rest = rest.slice(closing(rest, at + 2) + 1);
  }
  return new RegExp(`^${[...parts, rest].map(escaped).join('(.+)')}$`);
}

// Where the brace that was opened before `from` is closed.
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const expressions = templates.map(expressionOf);

// A hole may be filled by one key, or by several joined (`event-take-it-all`).
function canFill(text: string): boolean {
  if (fillings.has(text)) return true;
  for (let at = text.indexOf('-'); at > 0; at = text.indexOf('-', at + 1)) {
    if (fillings.has(text.slice(0, at)) && canFill(text.slice(at + 1))) return true;
  }
  return false;
}

function isMade(id: string): boolean {
  return expressions.some((expression) => {
    const found = expression.exec(id);
    return found !== null && found.slice(1).every(canFill);
  });
}

// The first argument of every call that takes an id.
function idArguments(text: string): string[] {
  const calls = [...text.matchAll(/(?<![\w.$])(?:t|words|says|banditChoice|has)\(/g)];
  return calls.map((call) => firstArgument(text.slice(call.index + call[0].length)));
}

function firstArgument(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ',')) return text.slice(0, at);
  }
  return text;
}

describe('messages and the program', () => {
  test('every message is asked for', () => {
    const attributes = [...messages].flatMap(([id, message]) =>
      message.attributes.map((attribute) => `${id}.${attribute.id.name}`),
    );
    const used = (id: string) => literals.has(id) || isMade(id);
    const byAttribute = new Set(attributes.filter(used).map((id) => id.split('.')[0]!));
    const unused = [...messages.keys()].filter((id) => !used(id) && !byAttribute.has(id));
    expect(unused).toEqual([]);
  });

  test('every message that is asked for is there', () => {
    const asked = texts.flatMap(idArguments).flatMap((argument) => {
      const outside = argument.replace(/\$\{[^}]*\}/g, '');
      return [...outside.matchAll(/'([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?)'/g)].map(([, id]) => id!);
    });
    const missing = asked.filter((id) => {
      const [name, attribute] = id.split('.');
      const message = messages.get(name!);
      return !message || (attribute && !message.attributes.some((a) => a.id.name === attribute));
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('every template makes a message', () => {
    const asked = texts
      .flatMap(idArguments)
      .flatMap((argument) =>
        [...argument.matchAll(/`([a-z]+-[^`]*\$\{[^`]*)`/g)].map((m) => m[1]!),
      );
    const empty = asked.filter((template) => {
      const expression = expressionOf(template.replace(/\.[a-z]+$/, ''));
      return ![...messages.keys()].some((id) => expression.test(id));
    });
    expect(empty).toEqual([]);
  });
});
