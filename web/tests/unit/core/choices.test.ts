import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allQuestions, type Bandit, type View } from '../../../src/protocol/generated';
import { choiceOf, choicesOf } from '../../../src/core/choices';
import { questionWords } from '../../../src/core/questions';
import { say, useLanguage } from '../../../src/i18n/i18n.svelte';
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

function targetOf(action: string, view = middle()): unknown {
  return choiceOf(view, action).target;
}

const place = (text: string) => ({ kind: 'place', place: text });

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
    const choice = choiceOf(middle(), action);
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
      const labels = choicesOf(mixed, { actions: own }).map((c) => say(c.words));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('come in the order in which they are legal', () => {
    const legal = {
      seat: 0,
      decision: 4,
      actions: ['draw', 'play cheyenne fire', 'play cheyenne move'],
    };
    expect(choicesOf(middle(), legal).map((choice) => choice.action)).toEqual(legal.actions);
  });
});

describe('where a choice is picked', () => {
  test('cards and deck', () => {
    expect(targetOf('play cheyenne move down')).toEqual({
      kind: 'card',
      card: 'cheyenne move',
      down: true,
    });
    expect(targetOf('play marshal')).toEqual({ kind: 'card', card: 'marshal', down: false });
    expect(targetOf('keep belle fire')).toEqual({ kind: 'card', card: 'belle fire', down: false });
    expect(targetOf('draw')).toEqual({ kind: 'deck' });
  });

  test('moves along the roofs and to the stagecoach', () => {
    expect(targetOf('move forward 2')).toEqual(place('car 1 roof'));
    expect(targetOf('move backward 3')).toEqual(place('car 6 roof'));
    expect(targetOf('move coach')).toEqual(place('coach roof'));
  });

  test('moves inside, and off the stagecoach', () => {
    const view = middle({ actor: 'doc' });
    expect(targetOf('move backward 1', view)).toEqual(place('car 4 inside'));
    const coach = {
      ...view,
      bandits: { ...view.bandits, doc: { ...view.bandits.doc!, place: 'coach roof' as const } },
    };
    expect(targetOf('move off', coach)).toEqual(place('car 3 roof'));
    expect(targetOf('move forward 1', coach)).toEqual(place('car 2 roof'));
  });

  test('the marshal, shots and blows', () => {
    expect(targetOf('marshal forward')).toEqual(place('car 2 inside'));
    expect(targetOf('marshal backward')).toEqual(place('car 4 inside'));
    expect(targetOf('fire belle')).toEqual({ kind: 'bandit', bandit: 'belle' });
    expect(targetOf('punch guard')).toEqual({ kind: 'guard' });
    expect(targetOf('knock jewel')).toEqual({ kind: 'bandit', bandit: 'doc' });
    expect(targetOf('push forward')).toEqual(place('car 2 inside'));
    expect(targetOf('push across')).toEqual(place('coach inside'));
  });

  test('loot at the place of the bandit', () => {
    expect(targetOf('rob jewel')).toEqual({ kind: 'loot', place: 'car 3 roof', loot: 'jewel' });
    expect(targetOf('rob purse 7')).toEqual({
      kind: 'loot',
      place: 'car 3 roof',
      loot: 'purse',
      slot: 7,
    });
    expect(targetOf('rob flask')).toEqual({ kind: 'loot', place: 'car 3 roof', loot: 'flask' });
  });

  test('rides, flights, boarding', () => {
    expect(targetOf('ride stay')).toEqual(place('car 3 inside'));
    expect(targetOf('ride forward 3')).toEqual(place('car 0 inside'));
    expect(targetOf('ride stay coach')).toEqual(place('coach inside'));
    expect(targetOf('ride away')).toEqual(place('gone'));
    expect(targetOf('flee backward')).toEqual(place('car 4 roof'));
    expect(targetOf('board')).toEqual(place('car 5 inside'));
    expect(targetOf('ride on')).toEqual({ kind: 'none' });
    expect(targetOf('wagon 2')).toEqual(place('car 2 inside'));
    expect(targetOf('hostage old_lady')).toEqual({ kind: 'hostage', hostage: 'old_lady' });
  });

  test('an action of a newer server is offered as it is written', () => {
    for (const action of ['dance tango', 'fire zorro', 'drink zorro whiskey', 'hostage zorro']) {
      expect(say(choiceOf(middle(), action).words)).toBe(action);
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
});
