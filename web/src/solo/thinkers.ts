// Who thinks for bots: a few workers, the first from the beginning, the others when they are needed.
// The most urgent job goes first, of those the oldest. A worker that is lost, or silent for too
// long, is replaced, and its job handed out again.
export interface Thinker {
  think(bytes: Uint8Array<ArrayBuffer>): void;
  end(): void;
}

export interface ThinkerListener {
  thought(answer: number): void;
  lost(): void;
}

interface Job {
  urgency: number;
  bytes: Uint8Array<ArrayBuffer>;
  losses: number;
  done(answer: number): void;
}

interface Place {
  thinker: Thinker;
  job?: Job | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

const mostLosses = 2;
const patience = 15_000; // Bots are done long before.
// The rule of thumb decides instead.
const none = -1;

// One core is left to the page and its hall.
export function thinkerCount(cores: number | undefined): number {
  return Math.max(1, Math.min(3, (cores ?? 2) - 1));
}

export class Thinkers {
  readonly #start: (listener: ThinkerListener) => Thinker;
  readonly #most: number;
  readonly #places = new Set<Place>();
  #waiting: Job[] = [];

  constructor(start: (listener: ThinkerListener) => Thinker, most: number) {
    this.#start = start;
    this.#most = most;
  }

  // Starts one ahead: what it needs may be out of reach later.
  begin(): void {
    this.#freePlace();
  }

  // `urgency`: 0 goes first.
  think(urgency: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    return new Promise((done) => {
      this.#queue({ urgency, bytes, losses: 0, done });
      this.#handOut();
    });
  }

  // What is being thought about is of no more use to anybody.
  end(): void {
    this.#waiting = [];
    for (const { thinker, timer } of this.#places) {
      clearTimeout(timer);
      thinker.end();
    }
    this.#places.clear();
  }

  #queue(job: Job): void {
    const later = this.#waiting.findIndex(({ urgency }) => urgency > job.urgency);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, job);
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const place = this.#freePlace();
      if (!place) return;
      const job = this.#waiting.shift();
      if (job) this.#give(place, job);
    }
  }

  #give(place: Place, job: Job): void {
    place.job = job;
    place.timer = setTimeout(() => this.#lost(place), patience);
    place.thinker.think(job.bytes);
  }

  #freePlace(): Place | undefined {
    const free = [...this.#places].find(({ job }) => job === undefined);
    return free ?? (this.#places.size < this.#most ? this.#newPlace() : undefined);
  }

  #newPlace(): Place {
    const thinker = this.#start({
      thought: (answer) => this.#thought(place, answer),
      lost: () => this.#lost(place),
    });
    const place: Place = { thinker };
    this.#places.add(place);
    return place;
  }

  #thought(place: Place, answer: number): void {
    const { job, timer } = place;
    clearTimeout(timer);
    place.job = undefined;
    job?.done(answer);
    this.#handOut();
  }

  #lost(place: Place): void {
    if (!this.#places.delete(place)) return;
    console.warn('a thinker was lost');
    clearTimeout(place.timer);
    place.thinker.end();
    const { job } = place;
    if (job && ++job.losses >= mostLosses) giveUp(job);
    else if (job) this.#waiting.unshift(job);
    this.#handOut();
  }
}

function giveUp(job: Job): void {
  console.warn('no thinker answers: a bot decides by its rule of thumb');
  job.done(none);
}
