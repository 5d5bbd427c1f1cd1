// Which of several decisions at one moment is told.
import { describe, expect, it } from 'vitest';
import { Director } from '../../../src/app/director.svelte';
import { playbackOf } from '../../../src/core/follow/playback';
import type { Judgement } from '../../../src/protocol/generated';
import { worstOf } from '../../../src/replay/review/marked';
import { ReviewShown } from '../../../src/replay/review/shown.svelte';
import type { ReviewJob } from '../../../src/review/job.svelte';
import { names, replayOf } from '../core/fixtures';
import { reviewOf } from './reviews';

const review = reviewOf('duo14');
const playback = playbackOf(replayOf('duo14.0'));

// A moment at which both players decided something.
function together(): { n: number; judgements: Judgement[] } {
  for (const { event: n } of review.judgements) {
    const judgements = review.judgements.filter(({ event }) => event === n);
    if (new Set(judgements.map(({ seat }) => seat)).size > 1) return { n, judgements };
  }
  throw new Error('no such moment in this game');
}

function shownAt(n: number): ReviewShown {
  const director = new Director(playback);
  director.seek(n);
  const job = { review } as ReviewJob;
  return new ReviewShown(job, () => ({ director, playback, names, you: undefined }));
}

describe('of several decisions at one moment', () => {
  const { n, judgements } = together();

  it('the worst is told first', () => {
    const shown = shownAt(n);
    expect(shown.judgements).toEqual(judgements);
    expect(shown.judgement).toEqual(worstOf(judgements));
  });

  it('any can be picked, and is left with the moment', () => {
    const shown = shownAt(n);
    for (const one of judgements) {
      shown.pick(one);
      expect(shown.judgement).toEqual(one);
    }
    const other = shownAt(review.judgements.find(({ event }) => event !== n)!.event);
    other.pick(judgements[0]!);
    expect(other.judgements).toContainEqual(other.judgement);
    expect(other.judgement).not.toEqual(judgements[0]);
  });

  it('that of the player who is looked at is told', () => {
    const shown = shownAt(n);
    for (const seat of [0, 1]) {
      shown.whose = seat;
      expect(shown.judgement?.seat).toBe(seat);
    }
  });
});
