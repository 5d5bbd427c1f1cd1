// One's own games of both halls, page by page, newest first.
import { patiently } from '../../app/again';
import type { HallName } from '../../app/halls';
import type { Session } from '../../app/hall_session.svelte';
import { away, here } from '../../app/session.svelte';
import { addresses } from '../../core/address';
import { playedOf, type Played } from '../../core/own_games';
import type { GamesAnswer } from '../../protocol/generated';

export interface Mine extends Played {
  hall: HallName;
}

class HallGames {
  games = $state.raw<Mine[]>([]);
  loading = $state(false);
  known = $state(false); // All of them.
  #refused = $state(false); // It was asked, and did not tell.
  #round = 0;

  constructor(readonly session: Session) {}

  // Some of them are missing, and none are on their way.
  get failed(): boolean {
    return !this.loading && (this.#refused || (!this.known && this.#isGone));
  }
  get #isGone(): boolean {
    const { hall, state } = this.session;
    return state === 'offline' && (hall === 'here' || addresses.hasServer);
  }

  // Where there is no connection, that alone is tried: with it they are asked for.
  async retry(): Promise<void> {
    if (!this.#isGone) return this.load();
    this.loading = true;
    await this.session.reach().catch(() => (this.loading = false));
  }

  async load(): Promise<void> {
    const round = ++this.#round; // One of a new connection takes over.
    const found: Mine[] = [];
    this.loading = true;
    let before: string | undefined;
    do {
      const page = await this.#page(before);
      if (round !== this.#round) return;
      this.#refused = page === undefined;
      if (!page) break;
      const { hall } = this.session;
      found.push(...page.games.map((game) => ({ hall, ...playedOf(game) })));
      this.games = [...found];
      before = page.before;
      this.known = before === undefined;
    } while (before !== undefined);
    this.loading = false;
  }

  // Undefined: it cannot be reached. Without a connection it is asked when that is there again.
  async #page(before: string | undefined): Promise<GamesAnswer | undefined> {
    const place = before === undefined ? {} : { before };
    try {
      const ask = () => this.session.ask({ type: 'my_games', ...place });
      return await patiently(ask, () => this.session.state === 'online');
    } catch {
      return undefined;
    }
  }
}

// Every game has a secret of its own, so no other has its commitment.
function withoutTwins(games: readonly Mine[]): Mine[] {
  const commitOf = ({ game }: Mine) => game.summary.commit;
  const atServer = new Set(games.filter(({ hall }) => hall === 'away').map(commitOf));
  return games.filter((mine) => mine.hall === 'away' || !atServer.has(commitOf(mine)));
}

export class OwnGames {
  readonly #halls = [new HallGames(here), new HallGames(away)];
  // Of a game that was brought to the account, the server's.
  readonly all: Mine[] = $derived(
    withoutTwins(this.#halls.flatMap(({ games }) => games)).sort((a, b) => b.at - a.at),
  );
  readonly loading: boolean = $derived(this.#halls.some(({ loading }) => loading));
  // Some hall has told all, and none is being asked.
  readonly settled: boolean = $derived(!this.loading && this.#halls.some(({ known }) => known));

  // The halls that did not tell theirs, or not all of them.
  readonly failed: HallName[] = $derived(
    this.#halls.filter(({ failed }) => failed).map(({ session }) => session.hall),
  );

  // Those on this device alone that one may bring to one's account, once all are known.
  readonly toBring: Mine[] = $derived.by(() => {
    if (!away.claimed || !this.#halls.every(({ known }) => known)) return [];
    return this.all.filter(({ hall, game }) => hall === 'here' && game.yours.length > 0);
  });

  // What the server has may have changed.
  async reload(): Promise<void> {
    await Promise.all(this.#halls.map((one) => one.session.hall === 'away' && one.load()));
  }

  // Asks those again that did not tell.
  retry(): void {
    for (const one of this.#halls) if (one.failed) void one.retry();
  }

  // Asks each hall whenever it is there; returns what ends that.
  follow(): () => void {
    const ends = this.#halls.map((one) => one.session.onOnline(() => void one.load()));
    return () => ends.forEach((end) => end());
  }
}
