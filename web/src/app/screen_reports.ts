// A screen tells how far it is, so that the hands in the room can wait for it: as soon as it can, but
// one thing at a time and not too often.
import { Refusal, type Ask } from '../core/follow/answers';

const pause = 60;

export class ScreenReports {
  readonly #table: string;
  readonly #ask: Ask;
  #said: number | undefined;
  #wanted: number | undefined;
  #busy = false;

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
  }

  // Over a new connection all is said again.
  renew(): void {
    this.#said = undefined;
  }

  say(number: number): void {
    this.#wanted = number;
    if (!this.#busy) void this.#sayAll();
  }

  async #sayAll(): Promise<void> {
    this.#busy = true;
    while (this.#wanted !== undefined && this.#wanted !== this.#said) {
      const number = this.#wanted;
      this.#said = number;
      const rest = new Promise((resolve) => setTimeout(resolve, pause));
      try {
        await this.#ask({ type: 'shown', table: this.#table, number });
      } catch (error) {
        if (!(error instanceof Refusal)) console.error(error);
      }
      await rest;
    }
    this.#busy = false;
  }
}
