import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../../src/core/choices';
import { reasonFor } from '../../../src/core/hint';
import type { Fact, Hint } from '../../../src/protocol/generated';
import { languages, speakerOf } from '../i18n/messages';
import { viewAt } from '../table/games';

const view = viewAt('std4.0', 60);
const other = choiceOf(view, 'draw');
const hintOf = (...why: Fact[]): Hint => ({
  action: 'play tuco fire',
  share: 0.461,
  next: { action: 'draw', share: 0.3 },
  lead: 0.161,
  error: 0.02,
  why,
});
const facts: Fact[] = [
  { fact: 'nothing' },
  { fact: 'with', bandit: 'belle' },
  { fact: 'hits', bandit: 'belle' },
  { fact: 'punches', bandit: 'doc' },
  { fact: 'takes', loot: 'purse' },
  { fact: 'takes', loot: 'full flask' },
  { fact: 'loses' },
  { fact: 'is_shot', bandit: 'django' },
  { fact: 'neutral' },
];

describe.each(languages)('in %s a hint', (language) => {
  test.each(facts)('says why: $fact', (fact) => {
    const { speaker, complaints } = speakerOf(language);
    const said = speaker.say(reasonFor(hintOf({ ...fact, best: 71, chosen: 12 }), other)!);
    expect(said).toContain('71');
    expect(said).toContain('12');
    const alone = speaker.say(reasonFor(hintOf({ ...fact, best: 71 }), other)!);
    expect(alone).toContain('71');
    expect(`${said} ${alone}`).not.toMatch(/[{}]|undefined|hint-/);
    expect(complaints).toEqual([]);
  });
});

const english = speakerOf('en').speaker;

test('what cannot come after the advised choice is no reason', () => {
  const hint = hintOf({ fact: 'nothing', chosen: 80 }, { fact: 'loses', best: 5, chosen: 40 });
  expect(english.say(reasonFor(hint, other)!)).toBe(
    'You lose loot in 5 of 100 deals; after “Draw cards” in 40.',
  );
});

test('without facts the games that are won tell', () => {
  expect(english.say(reasonFor(hintOf(), other)!)).toBe(
    'It wins 46 of 100 games, “Draw cards” 30.',
  );
});

test('what is less than two standard errors better is not called better', () => {
  const hint = { ...hintOf({ fact: 'loses', best: 5, chosen: 40 }), error: 0.1 };
  expect(english.say(reasonFor(hint, other)!)).toBe('“Draw cards” is about as good.');
  for (const language of languages) {
    const { speaker, complaints } = speakerOf(language);
    expect(speaker.say(reasonFor(hint, other)!)).not.toMatch(/[{}]|hint-/);
    expect(complaints).toEqual([]);
  }
});

test('of a single way there is nothing to say', () => {
  expect(reasonFor({ action: 'draw', why: [] }, undefined)).toBeUndefined();
});
