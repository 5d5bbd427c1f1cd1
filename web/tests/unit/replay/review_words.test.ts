// Reviews are told in every language without a word missing, and nothing is claimed that may be
// chance.
import { describe, expect, it, test } from 'vitest';
import { playbackOf } from '../../../src/core/follow/playback';
import type { Words } from '../../../src/core/words';
import type { Doing, Sums } from '../../../src/protocol/generated';
import {
  actionWords,
  factWords,
  isSure,
  momentWords,
  sumsWords,
  type Telling,
} from '../../../src/replay/review/words';
import { names, replayOf } from '../core/fixtures';
import { languages, speakerOf } from '../i18n/messages';
import { reviewOf } from './reviews';

function tellingOf(game: 'std4' | 'duo14', you?: number): Telling {
  return { view: playbackOf(replayOf(`${game}.0`)).newest(), names, you };
}

function spokenOf(game: 'std4' | 'duo14', you?: number): Words[] {
  const review = reviewOf(game);
  const telling = tellingOf(game, you);
  return [
    ...review.moments.map((moment) => momentWords(moment, telling)),
    ...review.sums.flatMap((sums, seat) => sumsWords(sums, seat, telling)),
    ...review.judgements.flatMap((judgement) => [
      ...judgement.actions.map(({ action }) => actionWords(judgement, action, telling.view)),
      ...judgement.why.map((fact) => factWords(fact, judgement, review.deals, telling)),
    ]),
  ];
}

describe.each(languages)('%s', (language) => {
  test.each(['std4', 'duo14'] as const)('tells the review of %s', (game) => {
    const { speaker, complaints } = speakerOf(language);
    const said = [...spokenOf(game), ...spokenOf(game, 0)].map((words) => speaker.say(words));
    expect(complaints).toEqual([]);
    const odd = /[{}]|\$[a-z]|undefined|\s{2}|^\s|\s$|\s[.,:;!?]/;
    expect(said.filter((text) => odd.test(text))).toEqual([]);
    // Every action has a name, not only its word of the wire.
    expect(said.filter((text) => /^(play|move|fire|rob|punch|push|keep) [a-z]/.test(text))).toEqual(
      [],
    );
  });
});

describe('what is claimed', () => {
  const { speaker } = speakerOf('en');
  const none: Doing = { change: 0, error: 0 };
  const sums = (own: Doing, luck: Doing): Sums => ({
    ...{ start: 0.25, result: 1, partner: none, others: none, revised: none },
    ...{ own, luck, luck_by_kind: {} },
  });
  const told = (own: Doing, luck: Doing, you?: number) =>
    sumsWords(sums(own, luck), 1, tellingOf('std4', you)).map((words) => speaker.say(words));

  it('is what is two standard errors from nothing', () => {
    expect(isSure({ change: -0.04, error: 0.02 })).toBe(true);
    expect(isSure({ change: 0.039, error: 0.02 })).toBe(false);
    expect(isSure(none)).toBe(false);
  });

  it('is said to whom it is about', () => {
    expect(told({ change: 0.12, error: 0.01 }, { change: -0.08, error: 0.01 }, 1)).toEqual([
      'You played 12 points better than the deal.',
      'Bad luck cost you 8 points.',
    ]);
    const [own, luck] = told({ change: -0.01, error: 0.001 }, { change: 0.08, error: 0.05 });
    expect(own).toMatch(/^[A-Z][a-z]+’s decisions cost 1 point\.$/);
    expect(luck).toMatch(/neither for/);
  });

  it('counts deals', () => {
    const review = reviewOf('std4');
    const judgement = review.judgements.find(({ why }) => why.length > 0)!;
    const fact = { fact: 'with', bandit: 'tuco', chosen: 20, best: 71 } as const;
    const telling = tellingOf('std4', judgement.seat);
    expect(speaker.say(factWords(fact, judgement, 100, telling))).toBe(
      'Tuco is there when your card comes up: in 71 of 100 deals after the better choice, in 20 after this one.',
    );
    const { chosen: _, ...only } = fact;
    expect(speaker.say(factWords(only, judgement, 100, telling))).toMatch(/in 71 of 100 deals/);
  });
});
