import { beforeAll, describe, expect, test } from 'vitest';
import { isGuestName, namesOfList, namesOfRoom, shownName } from '../../../src/app/names';
import { languages, startLanguage, useLanguage } from '../../../src/i18n/i18n.svelte';
import type { Room } from '../../../src/protocol/generated';

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
