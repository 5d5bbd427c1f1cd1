// What a native reader of each language stumbles over, and what is said instead.
import { expect, test } from 'vitest';
import { messagesOf, partsOf, type Language } from './messages';

const avoided: [Language, RegExp, string][] = [
  ['en', /nobody has held|Speed of the show|nothing came of it/, 'jargon and quaint words'],
  ['en', /^Skip them$/, 'Dismiss, where they are skipped already'],
  ['es', /De 5 a 6|Ya es tuyo/, 'Para 5 o 6, ¡Botín tuyo!'],
  ['es', /\b(c[oó]g(e|er|elas?)|c[oó]ja(s|n)?)\b/i, 'tomar, llevarse'],
  ['es', /(habéis|tenéis|podéis|sois|vosotros|áoslo)\b/i, 'ustedes'],
  ['es', /\brob(a|as|an|ar|ó) (\p{L}+ )?(cartas?|seis|tres)\b/iu, 'tomar, beside the card Robar'],
  ['pl', /Czekamy: |Koniec pocisków|Dla \d do \d/, 'Czekamy na, Brak pocisków, Dla 2–4'],
  ['pl', /^(Mała|Duża)$/, 'Wolno, Szybko'],
  ['ru', /(?<!\p{L})(ты|тебя|тебе|тобой|твой|твоя|твоё|твою|твоих)(?!\p{L})/iu, 'вы'],
  ['ru', /на борту|Виски выпит\b|Догнать игру|Возврат хода/i, 'the words of a train and a page'],
  ['zh', /卡/, '牌'],
  ['zh', /西部警長/, '警長, the card as the figure'],
];

test.each(avoided)('%s never says %s but %s', (language, words) => {
  const found = [...messagesOf(language)].filter(([, message]) =>
    words.test(partsOf(message).texts.join(' ')),
  );
  expect(found.map(([id]) => id)).toEqual([]);
});
