import { describe, expect, it } from 'vitest';
import {
  choose,
  comboOf,
  isPlayable,
  possible,
  settle,
  type Combo,
} from '../../../src/form/openings';
import { presetNames, presetOf, presets, withPreset } from '../../../src/form/presets';
import { gameTerms } from '../../../src/core/terms';
import { banditsFor, fillBandits, fillWagons, swapIn } from '../../../src/form/slots';
import { choices } from '../core/fixtures';

const standard = comboOf({}, choices);
const all = choices.characters.map((character) => character.key);
const wagons = choices.wagons.map((wagon) => wagon.key);

describe('possible', () => {
  it('offers every number of players and says why a game does not fit', () => {
    const open = possible(choices, { ...standard, seats: 5 });
    expect(open.seats.every((option) => !option.why)).toBe(true);
    expect(open.variant.filter((option) => !option.why).map((option) => option.value)).toEqual([
      'standard',
      'basic',
    ]);
    expect(open.variant.find((option) => option.value === 'teams')?.why).toEqual({
      code: 'config/players',
      clause: 'CONF-1',
    });
  });

  it('closes what the rules fix, with the clause', () => {
    const duo: Combo = { ...standard, seats: 2, variant: 'duo14', expert: true };
    expect(possible(choices, duo).expert[0]?.why).toMatchObject({ clause: 'CONF-2' });
    expect(possible(choices, duo).edition[1]?.why).toMatchObject({ code: 'config/edition' });
    const basic: Combo = { ...standard, edition: '2018', variant: 'basic' };
    expect(possible(choices, basic).horses[1]?.why).toMatchObject({ clause: 'CONF-3' });
    expect(possible(choices, basic).expert[1]?.why).toMatchObject({ code: 'config/expert' });
  });

  it('leads to a game that exists from every open choice, and never changes that choice', () => {
    for (const combo of choices.configs) {
      const open = possible(choices, combo);
      for (const { value, why } of open.seats) check(combo, 'seats', value, why);
      for (const { value, why } of open.variant) check(combo, 'variant', value, why);
      for (const { value, why } of open.edition) check(combo, 'edition', value, why);
      for (const { value, why } of open.expert) check(combo, 'expert', value, why);
      for (const { value, why } of open.horses) check(combo, 'horses', value, why);
    }
  });

  function check<F extends keyof Combo>(combo: Combo, field: F, value: Combo[F], why: unknown) {
    const next = choose(choices, combo, field, value);
    expect(isPlayable(choices, next)).toBe(true);
    if (!why) expect(next[field]).toBe(value);
  }
});

describe('choose', () => {
  it('turns to a game for two when two play, and keeps the edition', () => {
    expect(choose(choices, standard, 'seats', 2)).toMatchObject({ variant: 'duo14', expert: true });
    const newer: Combo = { ...standard, edition: '2018' };
    expect(choose(choices, newer, 'seats', 2)).toMatchObject({ variant: 'duo18' });
  });

  it('keeps the number of players when the variant changes', () => {
    const six: Combo = { ...standard, seats: 6, horses: true };
    expect(choose(choices, six, 'variant', 'teams')).toMatchObject({ seats: 6, horses: true });
  });

  it('settles what nobody can play', () => {
    const wish: Combo = { ...standard, seats: 5, variant: 'duo18', horses: true };
    expect(settle(choices, wish)).toMatchObject({ seats: 5, horses: true });
  });
});

describe('presets', () => {
  it('can all be played and are known again', () => {
    for (const name of presetNames) {
      expect(isPlayable(choices, presets[name])).toBe(true);
      expect(presetOf(presets[name])).toBe(name);
    }
  });

  it('keep the number of players where they can', () => {
    expect(withPreset(choices, 'horses', 5).seats).toBe(5);
    expect(withPreset(choices, 'teams', 5).seats).toBe(4);
    expect(withPreset(choices, 'two', 6).seats).toBe(2);
  });
});

describe('bandits and wagons', () => {
  it('fills lists to the size of the game', () => {
    const terms = gameTerms(choices, standard)!;
    expect(fillWagons(terms, ['saloon'], wagons)).toEqual(['saloon', ...wagons.slice(0, 3)]);
    expect(fillBandits(terms, 4, ['tuco'], all)).toEqual(['tuco', ...all.slice(0, 3)]);
  });

  it('pairs a leader with somebody else', () => {
    const duo = gameTerms(choices, { ...standard, seats: 3, variant: 'duo18', edition: '2018' })!;
    const pairs = fillBandits(duo, 3, [], all);
    expect(new Set(pairs).size).toBe(6);
    expect(banditsFor(duo, 0, all)).toContain(pairs[0]);
    expect(banditsFor(duo, 1, all)).not.toContain('ghost');
  });

  it('are not known of what cannot be played', () => {
    expect(gameTerms(choices, { ...standard, seats: 5, variant: 'teams' })).toBeUndefined();
    expect(gameTerms(undefined, standard)).toBeUndefined();
  });

  it('swaps rather than doubling', () => {
    expect(swapIn(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(swapIn(['a', 'b'], 1, 'x')).toEqual(['a', 'x']);
  });
});
