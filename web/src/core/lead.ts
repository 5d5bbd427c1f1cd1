// How far a client may go that waits for screens in the same room: no further than they have shown,
// but no later than the server's table of times allows them. Plain, without a clock of its own.
export class Lead {
  #screens: readonly number[] = [];
  // A screen that is behind this has had its time: it leads nobody until it has caught up.
  #floor = 0;
  // When everything so far must have been shown, and each event by its number.
  #ends = 0;
  #due: { n: number; at: number }[] = [];

  // Up to which event each of them has shown the game.
  take(screens: readonly number[]): void {
    this.#screens = screens;
  }

  // The event `n` has come; showing it may take so many milliseconds.
  expect(n: number, ms: number, now: number): void {
    this.#ends = Math.max(this.#ends, now) + ms;
    this.#due.push({ n, at: this.#ends });
  }

  // Of what came before it only this number is left.
  forget(n: number): void {
    this.#due = [];
    this.#ends = 0;
    this.#floor = Math.min(this.#floor, n);
  }

  // Up to which event; undefined: nobody leads.
  upTo(now: number): number | undefined {
    for (;;) {
      const lead = this.#slowest();
      if (lead === undefined) return undefined;
      this.#due = this.#due.filter(({ n }) => n > lead);
      const overdue = this.#due.filter(({ at }) => at <= now).at(-1);
      if (!overdue) return lead;
      this.#floor = overdue.n;
    }
  }

  // When that may change by itself, next.
  nextDue(now: number): number | undefined {
    return this.#due.find(({ at }) => at > now)?.at;
  }

  #slowest(): number | undefined {
    const timely = this.#screens.filter((shown) => shown >= this.#floor);
    return timely.length > 0 ? Math.min(...timely) : undefined;
  }
}
