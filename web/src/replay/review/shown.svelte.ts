// What of a review is shown at this moment of its game.
import type { Director } from '../../app/director.svelte';
import type { Playback } from '../../core/follow/playback';
import { banditsOf, seatNumbers } from '../../core/places';
import type { Line, Names } from '../../core/sentences';
import type { Judgement, Moment, View } from '../../protocol/generated';
import type { ReviewJob } from '../../review/job.svelte';
import { pointsOf } from './chart';
import { errorFrom, judgedAt, markedOf, ofSeat, worstOf, type Whose } from './marked';
import { splitAt, splitsOf } from './split';
import type { Telling } from './words';

interface Game {
  director: Director;
  playback: Playback;
  names: Names;
  you: number | undefined; // Through whose eyes it is seen.
}

export class ReviewShown {
  readonly job: ReviewJob;
  // Whose decisions are marked.
  whose = $state<Whose>();
  overview = $state(false);

  readonly #game: () => Game;

  constructor(job: ReviewJob, game: () => Game) {
    this.job = job;
    this.#game = game;
  }

  review = $derived.by(() => this.job.review);
  points = $derived.by(() =>
    this.review ? pointsOf(this.review, this.#game().director.total) : [],
  );
  marked = $derived.by(() => (this.review ? ofSeat(markedOf(this.review), this.whose) : []));
  // Not before all turns are known.
  moments: readonly Moment[] = $derived.by(() =>
    this.review?.sums.length ? this.review.moments : [],
  );
  telling: Telling = $derived.by(() => {
    const { playback, names, you } = this.#game();
    return { view: playback.newest(), names, you };
  });
  // Whose chances are told: of who is looked at, else the reader's, else the winner's.
  told = $derived.by(() => this.whose ?? this.telling.you ?? this.review?.score.winners[0] ?? 0);
  splits = $derived.by(() => (this.review ? splitsOf(this.review, this.told) : []));
  split = $derived.by(() => splitAt(this.splits, this.#game().director.number));
  bandits = $derived.by(() => {
    const { view } = this.telling;
    return seatNumbers(view).map((seat) => banditsOf(view, seat)[0]);
  });
  // The decisions that led to what is shown: one, or those that were made together.
  judgements: Judgement[] = $derived.by(() => {
    const { director } = this.#game();
    return this.review ? judgedAt(this.review, director.number) : [];
  });
  // The one that is told: the worst of who is looked at, unless another was picked.
  #picked = $state<number>();
  judgement: Judgement | undefined = $derived.by(() => {
    const picked = this.judgements.find(({ decision }) => decision === this.#picked);
    return picked ?? worstOf(ofSeat(this.judgements, this.whose)) ?? worstOf(this.judgements);
  });
  // When it was made.
  before: View = $derived.by(() => {
    const { director } = this.#game();
    return director.step?.before ?? director.shown;
  });

  pick({ decision }: Judgement): void {
    this.#picked = decision;
  }

  // What is told of the game: of one player only decisions.
  linesOf(lines: Line[]): Line[] {
    if (this.whose === undefined || !this.review) return lines;
    const decided = new Set(ofSeat(this.review.judgements, this.whose).map(({ event }) => event));
    return lines.filter(({ n, head }) => head === 'round' || decided.has(n));
  }

  error(way: 1 | -1): number | undefined {
    return errorFrom(this.marked, this.#game().director.number, way)?.n;
  }

  // To the next mistake, or the one before.
  seekError(way: 1 | -1): void {
    const n = this.error(way);
    if (n !== undefined) this.#game().director.seek(n);
  }
}
