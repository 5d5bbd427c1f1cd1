// What the reviews of one's own games came to, and more of them on request: one game after the other,
// in the page, until all are done or somebody stops it.
import type { Refusal } from '../../../core/follow/answers';
import { Digests, type Digest, type SeatDigest } from '../../../review/digests';
import { ReviewJob } from '../../../review/job.svelte';
import type { ReviewOptions } from '../../../review/wire';
import type { Mine } from '../own_games.svelte';

const atOnce = 3;

export class Judging {
  readonly job: ReviewJob;
  readonly #options: ReviewOptions;
  readonly #kept: Pick<Digests, 'all'>;
  #digests = $state.raw<ReadonlyMap<string, Digest>>(new Map());
  #hopeless = $state.raw<ReadonlySet<string>>(new Set()); // Games that cannot be reviewed.
  done = $state(0); // Of those that were asked for,
  of = $state(0); // so many; 0: none is being reviewed.
  trouble = $state.raw<Refusal>();

  constructor(
    options: ReviewOptions = {},
    job = new ReviewJob(),
    kept: Pick<Digests, 'all'> = new Digests(),
  ) {
    this.#options = options;
    this.job = job;
    this.#kept = kept;
  }

  async load(): Promise<void> {
    this.#digests = await this.#kept.all();
  }

  // What is known of one's own decisions in these games.
  ofSeats(games: readonly Mine[]): SeatDigest[] {
    return games.flatMap((mine) => this.#seatOf(mine) ?? []);
  }

  // The last few that have no review: those to do next.
  next(games: readonly Mine[]): Mine[] {
    const open = games.filter(
      (mine) => !this.#seatOf(mine) && !this.#hopeless.has(mine.game.summary.table),
    );
    return open.slice(-atOnce).reverse();
  }

  #seatOf({ game, seat }: Mine): SeatDigest | undefined {
    const { commit } = game.summary;
    if (commit === undefined || seat === undefined) return undefined;
    return this.#digests.get(commit)?.seats[seat];
  }

  async review(games: readonly Mine[]): Promise<void> {
    this.trouble = undefined;
    this.of = games.length;
    for (this.done = 0; this.done < games.length; this.done += 1) {
      const mine = games[this.done];
      if (!mine || !(await this.#reviewOne(mine))) break;
    }
    this.of = 0;
  }

  stop(): void {
    this.job.cancel();
  }

  // Whether to go on with the next.
  async #reviewOne({ hall, game }: Mine): Promise<boolean> {
    const { table } = game.summary;
    await this.job.finish({ hall, id: table }, this.#options);
    if (this.job.state === 'done') {
      await this.load();
      return true;
    }
    this.trouble = this.job.trouble;
    const goesOn = this.trouble?.code.startsWith('record/') ?? false;
    if (goesOn) this.#hopeless = new Set([...this.#hopeless, table]);
    return goesOn;
  }
}
