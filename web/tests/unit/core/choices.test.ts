import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  allQuestions,
  type Aim,
  type Bandit,
  type LootKind,
  type Place,
  type View,
} from '../../../src/protocol/generated';
import { choiceOf, choicesOf, type Target } from '../../../src/core/choices';
import { questionWords } from '../../../src/core/questions';
import { say, useLanguage } from '../../../src/i18n/i18n.svelte';
import { aimFor, legalOf } from './aims';
import { viewOf } from './fixtures';

// All there are, as `folsom actions` lists them.
const actions = readFileSync(new URL('actions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

// Cheyenne on the roof of the middle of a train of seven cars, next to the stagecoach.
function middle(changes: Partial<View> = {}): View {
  const view = viewOf('horses6.0', 300, {
    actor: 'cheyenne',
    target: 'doc',
    marshal: 3,
    ...changes,
  });
  const at = (bandit: Bandit, place: 'car 3 roof' | 'car 3 inside') => ({
    [bandit]: { ...view.bandits[bandit]!, place },
  });
  const bandits = {
    ...view.bandits,
    ...at('cheyenne', 'car 3 roof'),
    ...at('doc', 'car 3 inside'),
  };
  return { ...view, bandits, horses: { ...view.horses!, coach: 3, attacked: 5 } };
}

beforeAll(() => useLanguage('en'));
// A message that is missing, also one that goes into another, is complained about.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('every action', () => {
  test('is listed', () => {
    expect(actions).toHaveLength(305);
  });

  test.each(actions)('%s', (action) => {
    const choice = choiceOf(middle(), action, aimFor(action));
    expect(choice.action).toBe(action);
    expect(choice.words.id).not.toBe('do-other');
    expect(say(choice.words)).not.toBe(choice.words.id);
    expect(say(choice.words)).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('the choices of a question', () => {
  const starts = [...new Set(actions.map((action) => action.split(' ')[0]!))];

  test.each(starts)('%s: all are called otherwise', (verb) => {
    const legal = actions.filter((action) => action.split(' ')[0] === verb);
    const variants: View['config']['variant'][] = ['standard', 'duo14'];
    for (const variant of variants) {
      const view = middle();
      const mixed = { ...view, config: { ...view.config, variant } };
      const bandits: Bandit[] = ['ghost', 'belle'];
      mixed.seats = { ...view.seats, 0: { ...view.seats[0]!, bandits } };
      const own = legal.filter((a) => verb !== 'play' || variant === 'duo14' || /cheyenne/.test(a));
      if (['keep', 'choose', 'drink'].includes(verb) && variant === 'standard') continue;
      const labels = choicesOf(mixed, legalOf(...own)).map((c) => say(c.words));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('come in the order in which they are legal', () => {
    const legal = legalOf('draw', 'play cheyenne fire', 'play cheyenne move');
    expect(choicesOf(middle(), legal).map((choice) => choice.action)).toEqual(legal.actions);
  });

  test('say how many cards a draw brings, if that is known', () => {
    const named = (aim?: Aim) => say(choiceOf(middle(), 'draw', aim).words);
    expect([named({ draws: 3 }), named({ draws: 1 })]).toEqual(['Draw 3 cards', 'Draw 1 card']);
    expect(named()).toBe('Draw cards');
  });

  test('say that a card will lie face down, as the server does', () => {
    const named = (aim: Aim) => say(choiceOf(middle(), 'play cheyenne move', aim).words);
    expect(named({ card: 'cheyenne move' })).not.toMatch(/face down/);
    expect(named({ card: 'cheyenne move', face_down: true })).toMatch(/face down/);
  });

  test('say where they lead and who comes along, as the server does', () => {
    const named = (action: string, aim: Aim) => say(choiceOf(middle(), action, aim).words);
    expect(named('marshal forward', { place: 'car 0 inside' })).toMatch(/locomotive/);
    expect(named('marshal forward', { place: 'coach inside' })).toMatch(/stagecoach/);
    expect(named('draft doc', { bandit: 'doc' })).toBe('Play Doc');
    expect(named('draft doc', { bandit: 'doc', partner: 'tuco' })).toBe('Play Doc and Tuco');
  });
});

describe('a choice is picked', () => {
  const place: Place = 'car 3 roof';
  const cases: [string, Aim, Target][] = [
    ['play ghost move down', { card: 'ghost move', face_down: true }, card('ghost move', true)],
    // In a tunnel, where every card lies face down.
    ['play belle move', { card: 'belle move', face_down: true }, card('belle move', true)],
    ['play belle move', { card: 'belle move' }, card('belle move', false)],
    ['keep belle fire', { card: 'belle fire' }, card('belle fire', false)],
    ['draw', { draws: 2 }, { kind: 'deck' }],
    ['drink doc whiskey full', { bandit: 'doc', loot: 'full flask', draws: 3 }, bandit('doc')],
    ['move forward 2', { bandit: 'tuco', place }, { kind: 'place', place }],
    ['marshal forward', { place }, { kind: 'place', place }],
    ['push across', { bandit: 'doc', place }, { kind: 'place', place }],
    ['ride away', { bandit: 'doc', place: 'gone' }, { kind: 'place', place: 'gone' }],
    ['fire belle', { bandit: 'belle' }, bandit('belle')],
    ['punch guard', { guard: true }, { kind: 'guard' }],
    ['knock jewel', { bandit: 'doc', loot: 'jewel' }, bandit('doc')],
    ['take', { bandit: 'doc', loot: 'purse' }, { kind: 'none' }],
    ['rob jewel', { place, loot: 'jewel' }, { kind: 'loot', place, loot: 'jewel' }],
    ['rob purse 0', { place, loot: 'purse', slot: 0 }, loot('purse', 0)],
    ['rob flask 2', { place, loot: 'half flask', slot: 2 }, loot('half flask', 2)],
    ['hostage zealot', { hostage: 'zealot' }, { kind: 'hostage', hostage: 'zealot' }],
    ['ride on', {}, { kind: 'none' }],
  ];
  function card(text: string, down: boolean): Target {
    return { kind: 'card', card: text, down };
  }
  function bandit(who: Bandit): Target {
    return { kind: 'bandit', bandit: who };
  }
  function loot(kind: LootKind, slot: number): Target {
    return { kind: 'loot', place: 'car 3 roof', loot: kind, slot };
  }

  test.each(cases)('%s', (action, aim, target) => {
    expect(choiceOf(middle(), action, aim).target).toEqual(target);
  });

  test('an action of a newer server is offered as it is written', () => {
    for (const action of ['dance tango', 'fire zorro', 'drink zorro whiskey', 'hostage zorro']) {
      expect(say(choiceOf(middle(), action, aimFor(action)).words)).toBe(action);
    }
  });
});

describe('questions', () => {
  test.each(allQuestions)('%s', (ask) => {
    const asked = questionWords(middle({ ask, viewer: 0 }));
    expect(say(asked)).not.toBe(asked.id);
    expect(say(asked)).not.toMatch(/[{}]|undefined/);
  });

  test('name the own bandit', () => {
    expect(say(questionWords(middle({ ask: 'fire' })))).toBe('Whom does Cheyenne shoot?');
  });

  test('name the bandit that boards as the server says', () => {
    const view = middle({ ask: 'board', viewer: 0 });
    expect(say(questionWords(view, [{}, { bandit: 'tuco' }]))).toContain('Tuco');
  });
});
