// What the reviews of games came to, player by player: small, so it is kept of many more games than
// whole reviews are, by the commit of each game.
import type { Accuracy, Player, Review } from '../protocol/generated';
import { answerTo, dropOldest, withRows, type Aged } from './reviews_db';

// How well somebody decided in one game.
export interface SeatDigest extends Accuracy {
  by_card: Player['by_card'];
  lost_by_round: number[]; // In wins; before the first round at 0.
}

export interface Digest {
  iterations: number;
  judge: string; // The network that judged.
  seats: SeatDigest[];
}

export interface Digested {
  // Neither rejects.
  all(): Promise<Map<string, Digest>>;
  put(commit: string, digest: Digest): Promise<void>;
}

const most = 1000;

interface Row extends Aged {
  digest: Digest;
}

function seatDigest(review: Review, seat: number, player: Player): SeatDigest {
  const { decisions, loss, stake, marks, by_card } = player;
  const lost = review.judgements.filter((one) => one.seat === seat);
  const last = Math.max(0, ...review.chances.map(({ round }) => round));
  const lossIn = (round: number) =>
    lost.filter((one) => one.round === round).reduce((sum, one) => sum + one.loss, 0);
  const lost_by_round = Array.from({ length: last + 1 }, (_, round) => lossIn(round));
  return { decisions, loss, stake, marks, by_card, lost_by_round };
}

export function digestOf(review: Review): Digest {
  const seats = review.players.map((player, seat) => seatDigest(review, seat, player));
  return { iterations: review.iterations, judge: review.networks.large, seats };
}

// A less thorough review by the same judge says nothing new.
function isBetter(digest: Digest, before: Digest | undefined): boolean {
  return before?.judge !== digest.judge || digest.iterations >= before.iterations;
}

export class Digests implements Digested {
  readonly #factory: IDBFactory | undefined;
  readonly #now: () => number;

  constructor(factory: IDBFactory | undefined = globalThis.indexedDB, now = Date.now) {
    this.#factory = factory;
    this.#now = now;
  }

  async all(): Promise<Map<string, Digest>> {
    const found = await withRows(this.#factory, 'digests', async (rows) => {
      const keys = answerTo(rows.getAllKeys());
      const all: Row[] = await answerTo(rows.getAll());
      return (await keys).map((key, i): [string, Digest | undefined] => [
        String(key),
        all[i]?.digest,
      ]);
    });
    return new Map(found?.flatMap(([key, digest]) => (digest ? [[key, digest]] : [])));
  }

  async put(commit: string, digest: Digest): Promise<void> {
    await withRows(this.#factory, 'digests', async (rows) => {
      const before: Row | undefined = await answerTo(rows.get(commit));
      if (!isBetter(digest, before?.digest)) return;
      rows.put({ digest, at: this.#now() } satisfies Row, commit);
      await dropOldest(rows, most);
    });
  }
}
