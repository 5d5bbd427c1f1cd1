// Whole games are told in every language without a word missing.
import { describe, expect, test } from 'vitest';
import { choiceOf, questionWords } from '../../../src/core/choices';
import { describePile, describeTrain } from '../../../src/core/describe';
import { playbackOf } from '../../../src/core/playback';
import { linesOf, sentenceOf } from '../../../src/core/sentences';
import type { Words } from '../../../src/core/words';
import { games, names, replayOf } from '../core/fixtures';
import { languages, speakerOf, type Language } from './messages';

function spokenOf(game: string): Words[] {
  const replay = replayOf(game);
  const { steps } = playbackOf(replay);
  const last = steps.at(-1)!.after;
  return [
    ...steps.flatMap((step) => sentenceOf(step, names) ?? []),
    ...linesOf(replay.steps, last, names).map((line) => line.words),
    ...steps.flatMap(({ after }, n) =>
      n % 20 > 0
        ? []
        : [...describeTrain(after), ...describePile(after, names), questionWords(after)],
    ),
  ];
}

const told = new Map(games.map((game) => [game, spokenOf(game)]));
const actions = [
  'move forward 2',
  'marshal backward',
  'rob purse',
  'rob jewel',
  'knock full flask',
];

describe.each(languages)('%s', (language: Language) => {
  test.each(games)('tells %s', (game) => {
    const { speaker, complaints } = speakerOf(language);
    const sentences = told.get(game)!.map((words) => speaker.say(words));
    expect(complaints).toEqual([]);
    expect(
      sentences.filter((text) => /[{}]|\$[a-z]|undefined|\s{2}|^\s|\s$|\s[.,:;!?]/.test(text)),
    ).toEqual([]);
  });

  test.each(actions)('offers %s', (action) => {
    const { speaker, complaints } = speakerOf(language);
    const view = {
      ...playbackOf(replayOf('horses6.0')).steps.at(-1)!.after,
      actor: 'belle',
    } as const;
    expect(speaker.say(choiceOf(view, action).words)).not.toMatch(/^[a-z]+-/);
    expect(complaints).toEqual([]);
  });
});
