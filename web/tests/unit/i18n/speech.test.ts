import { describe, expect, test } from 'vitest';
import { Speaker } from '../../../src/i18n/resolve';

function speaker(text: string, locale = 'en'): [Speaker, string[]] {
  const complaints: string[] = [];
  return [new Speaker(locale, [text], (problem) => complaints.push(problem)), complaints];
}

const things = `
bandit-belle = Belle
    .gen = Belle’s
card-move = Move
card-fire = Fire
loot-purse = Purse
    .a = a purse
place-inside = in { $car_the }
    .to = into { $car_the }
car-mail = Mail car
    .the = the mail car
plays = { $bandit } plays { $card }
owns = { $bandit_gen } { $card }
takes = { $who } takes { $loot_a }
runs = { $bandit } runs { $place_to }
draws = You draw { $cards }
pays = { MONEY($value) }
`;
const belle = { id: 'bandit-belle' };

describe('what is said', () => {
  test('has its things in it, in the form that is asked for', () => {
    const [s, complaints] = speaker(things);
    expect(s.text('plays', { bandit: belle, card: { id: 'card-move' } })).toBe('Belle plays Move');
    expect(s.text('owns', { bandit: belle, card: { id: 'card-move' } })).toBe('Belle’s Move');
    expect(s.text('takes', { who: 'Anna', loot: { id: 'loot-purse' } })).toBe('Anna takes a purse');
    const place = { id: 'place-inside', args: { car: { id: 'car-mail' } } };
    expect(s.text('runs', { bandit: belle, place })).toBe('Belle runs into the mail car');
    expect(complaints).toEqual([]);
  });

  test('takes a thing as it is where it has no such form', () => {
    const [s, complaints] = speaker(things);
    expect(s.text('takes', { who: 'Anna', loot: belle })).toBe('Anna takes Belle');
    expect(complaints).toEqual([]);
  });

  test('a thing is said as it was added last', () => {
    const [speaking] = speaker(`${things}\nmoved = { $who } moves`);
    expect(speaking.text('moved', { who: belle })).toBe('Belle moves');
    speaking.add('bandit-belle = Bella');
    expect(speaking.text('moved', { who: belle })).toBe('Bella moves');
  });

  test('lists', () => {
    const list = [{ id: 'card-move' }, { id: 'card-fire' }, belle];
    expect(speaker(things)[0].text('draws', { cards: { list } })).toBe(
      'You draw Move, Fire and Belle',
    );
  });

  test('counts money', () => {
    expect(speaker(things)[0].text('pays', { value: 1250 })).toBe('$1,250');
    expect(speaker(things, 'zh-Hant')[0].money(1250)).toBe('$1,250');
  });

  test('may be an attribute', () => {
    expect(speaker(things)[0].text('bandit-belle.gen')).toBe('Belle’s');
  });

  test('shows the id of a message that is not there, and complains', () => {
    const [s, complaints] = speaker(things);
    expect(s.text('nobody-wrote-this')).toBe('nobody-wrote-this');
    expect(s.text('bandit-belle.hat')).toBe('bandit-belle.hat');
    expect(complaints).toHaveLength(2);
  });

  test('has no marks around what was put in', () => {
    expect(speaker(things)[0].text('plays', { bandit: 'X', card: 'Y' })).toBe('X plays Y');
  });
});
