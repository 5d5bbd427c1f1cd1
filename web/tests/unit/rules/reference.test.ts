import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { askedFor } from '../../../src/rules/asked';
import { entryOf, sections, type Entry } from '../../../src/rules/reference';
import { bar, fold, matches, piecesOf, score, termsOf } from '../../../src/rules/search';
import { languages, speakerOf, type Language } from '../i18n/messages';

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

describe('slips and questions', () => {
  const speakers = new Map(languages.map((language) => [language, speakerOf(language).speaker]));
  // The anchors that a query finds, as on the page.
  function found(language: Language, query: string): string[] {
    const speaker = speakers.get(language)!;
    const terms = termsOf(query, speaker.text('learn-rules-stop'));
    const textOf = ({ anchor, title, text }: Entry) => {
      const other = askedFor.includes(anchor) ? speaker.text(`learn-find-${anchor}`) : '';
      return `${speaker.text(title)} ${speaker.text(text)} ${other}`;
    };
    const least = bar(all.map(textOf), terms);
    return all.filter((entry) => score(textOf(entry), terms) >= least).map(({ anchor }) => anchor);
  }

  it.each<[Language, string, string]>([
    ['en', 'djagno', 'character-django'],
    ['en', 'strongbax', 'loot-strongbox'],
    ['en', 'How do I win?', 'goal'],
    ['en', 'Who can I shoot?', 'card-fire'],
    ['en', 'can I undo a mistake', 'table-take-back'],
    ['ru', 'шерыф', 'marshal'],
    ['ru', 'Как победить?', 'goal'],
    ['ru', 'в кого можно стрелять', 'card-fire'],
    ['pl', 'szeryw', 'marshal'],
    ['pl', 'Jak wygrać?', 'goal'],
    ['pl', 'do kogo można strzelić', 'card-fire'],
    ['es', 'diligensia', 'horses-coach'],
    ['es', '¿Cómo gano? ganar', 'goal'],
    ['es', '¿A quién puedo disparar?', 'card-fire'],
    ['zh', '怎麼贏？', 'goal'],
    ['zh', '可以射誰', 'card-fire'],
  ])('%s: %s', (language, query, anchor) => {
    const hits = found(language, query);
    expect(hits).toContain(anchor);
    expect(hits.length).toBeLessThan(all.length / 2);
  });

  it('nonsense finds nothing', () => {
    for (const language of languages) expect(found(language, 'qwertz xyzzy')).toEqual([]);
  });

  it('a word with a slip is marked whole', () => {
    const marked = piecesOf('Django fires', termsOf('djagno')).filter((piece) => piece.found);
    expect(marked.map(({ text }) => text)).toEqual(['Django']);
  });

  it('every entry that is asked for is there', () => {
    for (const anchor of askedFor) expect(entryOf(anchor), anchor).toBeDefined();
  });
});
