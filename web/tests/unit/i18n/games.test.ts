// Whole games are told in every language without a word missing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../../src/core/choices';
import { describePile, describeTrain } from '../../../src/core/describe';
import { playbackOf } from '../../../src/core/follow/playback';
import { questionWords } from '../../../src/core/questions';
import { linesOf, sentenceOf } from '../../../src/core/sentences';
import type { Words } from '../../../src/core/words';
import type { View } from '../../../src/protocol/generated';
import { aimFor } from '../core/aims';
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
// All 305.
const actions = readFileSync(new URL('../core/actions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe.each(languages)('%s', (language: Language) => {
  test.each(games)('tells %s', (game) => {
    const { speaker, complaints } = speakerOf(language);
    const sentences = told.get(game)!.map((words) => speaker.say(words));
    expect(complaints).toEqual([]);
    expect(
      sentences.filter((text) => /[{}]|\$[a-z]|undefined|\s{2}|^\s|\s$|\s[.,:;!?]/.test(text)),
    ).toEqual([]);
  });

  test('offers every action', () => {
    const { speaker, complaints } = speakerOf(language);
    const { after } = playbackOf(replayOf('horses6.0')).steps.at(-1)!;
    const view: View = { ...after, actor: 'belle', target: 'tuco' };
    const said = actions.map((action) => speaker.say(choiceOf(view, action, aimFor(action)).words));
    expect(said.filter((text, n) => text === actions[n] || /^(do|ask)-/.test(text))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
