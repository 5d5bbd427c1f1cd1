// Tells the server how far the page has shown the game, so that its player's clock waits for it.
import { Refusal, type Ask } from '../core/follow/answers';

export class Reports {
  readonly #table: string;
  readonly #ask: Ask;
  // What was said last over this connection.
  #said: number | undefined;

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
  }

  // Over a new connection all is said again.
  renew(): void {
    this.#said = undefined;
  }

  // All up to this number was shown. Said once, so that the clock waits from then on, and whenever
  // it is `awaited`.
  say(number: number, awaited: boolean): void {
    if (this.#said !== undefined && !(awaited && number > this.#said)) return;
    this.#said = number;
    this.#ask({ type: 'shown', table: this.#table, number }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
    });
  }
}
