// One's own games of both halls, page by page, newest first.
import type { HallName } from '../../app/halls';
import type { Session } from '../../app/hall_session.svelte';
import { away, here } from '../../app/session.svelte';
import { isPassing, Refusal } from '../../core/follow/answers';
import { playedOf, type Played } from '../../core/own_games';
import type { GamesAnswer } from '../../protocol/generated';

export interface Mine extends Played {
  hall: HallName;
}

const patience = 1_500; // Before a hall is asked again that had too much to do.

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

class HallGames {
  games = $state.raw<Mine[]>([]);
  loading = $state(false);
  known = $state(false); // All of them.
  failed = $state(false); // It was asked, and did not tell.
  #round = 0;

  constructor(readonly session: Session) {}

  async load(): Promise<void> {
    const round = ++this.#round; // One of a new connection takes over.
    const found: Mine[] = [];
    this.loading = true;
    let before: string | undefined;
    do {
      const page = await this.#page(before);
      if (round !== this.#round) return;
      this.failed = page === undefined;
      if (!page) break;
      const { hall } = this.session;
      found.push(...page.games.map((game) => ({ hall, ...playedOf(game) })));
      this.games = [...found];
      before = page.before;
      this.known = before === undefined;
    } while (before !== undefined);
    this.loading = false;
  }

  // Undefined: it cannot be reached.
  async #page(before: string | undefined): Promise<GamesAnswer | undefined> {
    const place = before === undefined ? {} : { before };
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        return await this.session.ask({ type: 'my_games', ...place });
      } catch (error) {
        if (!(error instanceof Refusal && isPassing(error))) return undefined;
        if (this.session.state !== 'online') return undefined; // Asked when it is there again.
        await later(patience);
      }
    }
    return undefined;
  }
}

export class OwnGames {
  readonly #halls = [new HallGames(here), new HallGames(away)];
  readonly all: Mine[] = $derived(
    this.#halls.flatMap(({ games }) => games).sort((a, b) => b.at - a.at),
  );
  readonly loading: boolean = $derived(this.#halls.some(({ loading }) => loading));
  // Some hall has told all, and none is being asked.
  readonly settled: boolean = $derived(!this.loading && this.#halls.some(({ known }) => known));

  readonly failed: boolean = $derived(!this.settled && this.#halls.some((one) => one.failed));

  load(): void {
    for (const one of this.#halls) void one.load();
  }

  // Asks each hall whenever it is there; returns what ends that.
  follow(): () => void {
    const ends = this.#halls.map((one) => one.session.onOnline(() => void one.load()));
    return () => ends.forEach((end) => end());
  }
}
