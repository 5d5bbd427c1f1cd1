// Every language says everything, with the same things in it.
import { describe, expect, test } from 'vitest';
import type { SelectExpression, Variant } from '@fluent/syntax';
import {
  attributesOf,
  faultsOf,
  filesOf,
  languages,
  messagesOf,
  partsOf,
  speakerOf,
  translations,
  type Language,
} from './messages';

const english = messagesOf('en');

// Forms of a word that a language has or does not have: articles and cases.
const grammar = /^(a|the|acc|gen|dat|ins|loc|to|from|title|mono|gender)$/;
// Of these the program itself asks for some, so that all languages have them where English does.
const asked = /^(the|to|from|title|mono|gender|label)$/;

function withoutForms(variables: Iterable<string>): string[] {
  const bare = [...variables].map((name) => {
    const cut = name.lastIndexOf('_');
    return cut > 0 && grammar.test(name.slice(cut + 1)) ? name.slice(0, cut) : name;
  });
  return [...new Set(bare)].sort();
}

function keysOf(selection: SelectExpression): string[] {
  return selection.variants.map(({ key }: Variant) =>
    key.type === 'Identifier' ? key.name : key.value,
  );
}

describe.each(languages)('%s', (language: Language) => {
  test('can be read', () => {
    expect(faultsOf(language)).toEqual([]);
  });

  test('asks for no form that words do not have', () => {
    const odd = [...messagesOf(language)].flatMap(([id, message]) =>
      [...partsOf(message).variables]
        .filter((name) => name.includes('_') && !grammar.test(name.split('_').at(-1)!))
        .map((name) => `${id}: ${name}`),
    );
    expect(odd).toEqual([]);
  });

  test('has the plurals that its grammar wants', () => {
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = plurals.filter((category) => category !== 'other');
    const wrong: string[] = [];
    for (const [id, message] of messagesOf(language)) {
      for (const keys of partsOf(message).selections.map(keysOf)) {
        const named = keys.filter((key) => /^(zero|one|two|few|many)$/.test(key));
        if (named.length === 0) continue;
        // Spanish has "many" for whole millions only.
        const missing = wanted.filter((key) => !named.includes(key) && language !== 'es');
        const foreign = named.filter((key) => !plurals.some((category) => category === key));
        if (missing.length + foreign.length > 0) wrong.push(`${id}: ${keys.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(translations)('%s beside English', (language: Language) => {
  const messages = messagesOf(language);

  test('has the same files and messages', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    expect([...messages.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !messages.has(id))).toEqual([]);
  });

  test('has the same attributes, but for cases and articles', () => {
    const wrong: string[] = [];
    for (const [id, message] of english) {
      const translated = messages.get(id);
      if (!translated) continue;
      const own = attributesOf(translated);
      const others = attributesOf(message);
      const missing = others.filter((name) => asked.test(name) && !own.includes(name));
      const odd = own.filter((name) => !grammar.test(name) && !others.includes(name));
      if (missing.length + odd.length > 0) wrong.push(`${id}: ${[...missing, ...odd].join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('puts the same things into each', () => {
    const wrong: string[] = [];
    for (const [id, message] of english) {
      const own = partsOf(messages.get(id));
      const theirs = partsOf(message);
      const here = withoutForms(own.variables);
      const there = withoutForms(theirs.variables);
      const known = withoutForms([...theirs.selectors, ...theirs.variables]);
      const made = [...own.selectors].filter(
        (name) => !withoutForms([name]).every((n) => known.includes(n)),
      );
      if (here.join() !== there.join() || made.length > 0) {
        wrong.push(`${id}: ${[...here, ...made].join()} for ${there.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('counted things', () => {
  test.each([
    ['ru', ['1 кошелёк', '2 кошелька', '5 кошельков', '21 кошелёк']],
    ['pl', ['1 worek', '2 worki', '5 worków', '21 worków']],
    ['es', ['1 bolsa', '2 bolsas', '5 bolsas', '21 bolsas']],
    ['zh', ['1個錢袋', '2個錢袋', '5個錢袋', '21個錢袋']],
    ['en', ['1 purse', '2 purses', '5 purses', '21 purses']],
  ] as const)('agree in %s', (language, expected) => {
    const { speaker, complaints } = speakerOf(language);
    expect([1, 2, 5, 21].map((n) => speaker.text('describe-purses', { n }))).toEqual(expected);
    expect(complaints).toEqual([]);
  });

  // In Russian "one" is 21 and 101 as well, so the number must be said.
  test('Russian never writes the number out', () => {
    const wrong: string[] = [];
    for (const [id, message] of messagesOf('ru')) {
      for (const { variants } of partsOf(message).selections) {
        for (const { key, value } of variants) {
          const isOne = key.type === 'Identifier' && key.name === 'one';
          const texts = partsOf(value).texts.join(' ');
          if (
            isOne &&
            (/\d|(?<!\p{L})[Оо]д(ин|н[ауо])(?!\p{L})/u.test(texts) ||
              partsOf(value).variables.size === 0)
          )
            wrong.push(`${id}: ${texts}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
