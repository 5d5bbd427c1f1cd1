import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sections } from '../../../src/rules/reference';
import { fold, matches, piecesOf, termsOf } from '../../../src/rules/search';

function idsOf(file: string): string[] {
  const text = readFileSync(new URL(`../../../messages/en/${file}.ftl`, import.meta.url), 'utf8');
  return new FluentResource(text).body.map(({ id }) => id);
}
const ids = new Set([...idsOf('rules'), ...idsOf('game')]);
const rules = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
const all = sections.flatMap((section) => [section, ...section.entries]);

describe('the reference', () => {
  it('has a text and a title for everything', () => {
    for (const { title, text } of all) {
      expect(ids).toContain(title);
      expect(ids).toContain(text);
    }
  });

  it('has every anchor once', () => {
    const anchors = all.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('tells clauses that there are', () => {
    for (const clause of all.flatMap(({ clauses }) => clauses)) expect(rules).toContain(clause);
  });
});

describe('searching', () => {
  it('does not mind case and accents', () => {
    expect(matches('Движение: ещё один вагон', termsOf('ЕЩЕ вагон'))).toBe(true);
    expect(matches('Łup i złoto', termsOf('lup ZLOTO'))).toBe(true);
    expect(matches('El vagón de cola', termsOf('vagon'))).toBe(true);
    expect(matches('車廂頂', termsOf('廂'))).toBe(true);
    expect(matches('The roof', termsOf('roof car'))).toBe(false);
  });

  it('finds everything without a term', () => {
    expect(matches('anything', termsOf('  '))).toBe(true);
  });

  it('marks what was found in the text as it is written', () => {
    const pieces = piecesOf('Vagón, ¡vagón!', termsOf('gon'));
    expect(pieces.map(({ text }) => text).join('')).toBe('Vagón, ¡vagón!');
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['gón', 'gón']);
  });

  it('folds letter by letter', () => {
    expect(fold('Ёлка ŁÓDŹ')).toBe('елка lodz');
  });
});
