import { beforeAll, describe, expect, test } from 'vitest';
import { isGuestName, namesOfList, namesOfRoom, shownName } from '../../../src/app/names';
import { languages, startLanguage, useLanguage } from '../../../src/i18n/i18n.svelte';
import { allNamedLevels, type Room } from '../../../src/protocol/generated';

beforeAll(() => startLanguage());

describe('a name that nobody chose', () => {
  const expected = { en: 'Guest', ru: 'Гость', pl: 'Gość', es: 'Invitado', zh: '訪客' };

  test.each(languages)('is said in %s', async (language) => {
    await useLanguage(language);
    const shown = `${expected[language]} 4821`;
    expect(shownName('Guest 4821')).toBe(shown);
    expect(namesOfList(['Anna', 'Guest 4821']).seat(1)).toBe(shown);
    const chair = { seat: 0, kind: 'person', name: 'Guest 4821' };
    expect(namesOfRoom({ chairs: [chair] } as Room).seat(0)).toBe(shown);
  });

  test.each(['Anna', 'Guest', 'Guest 12', 'Guest 48210', 'My Guest 4821', 'guest 4821', ''])(
    'is not %j',
    async (name) => {
      await useLanguage('ru');
      expect(isGuestName(name)).toBe(false);
      expect(shownName(name)).toBe(name);
    },
  );
});

describe('bots', () => {
  const room = (levels: string[]) =>
    ({ chairs: levels.map((level, seat) => ({ seat, kind: 'bot', level })) }) as Room;
  const six = (level: string) => Array.from({ length: 6 }, () => level);
  const called = (names: { seat(seat: number): string }) =>
    Array.from({ length: 6 }, (_, seat) => names.seat(seat));

  test.each(languages)('have names of their own in %s', async (language) => {
    await useLanguage(language);
    const all = allNamedLevels.flatMap((level) => called(namesOfRoom(room(six(level)))));
    expect(new Set(all).size).toBe(allNamedLevels.length * 6);
    // No player's name has quotation marks: the server refuses it.
    for (const name of all) expect(name).toMatch(/[“”«»„「」]/u);
    for (const name of all) expect([...name].length).toBeLessThanOrEqual(24);
  });

  test('are called the same in the record as at the table', async () => {
    await useLanguage('en');
    const levels = ['rustler', 'legend', 'drifter', 'desperado', 'tenderfoot', 'rustler'];
    expect(called(namesOfList(levels))).toEqual(called(namesOfRoom(room(levels))));
  });

  test('of a level that is not known here are told apart', () => {
    expect(namesOfRoom(room(['mcts', 'mcts'])).seat(1)).toBe('mcts 2');
  });
});
