// A screen tells how far it is, so that the hands in the room can wait for it: at once, but not more
// often than a connection may speak.
import { Refusal, type Ask } from '../core/follow/answers';

const pause = 60;
// Without a connection nothing is answered: what would be said meanwhile is said as one.
const mostUnanswered = 4;

export class ScreenReports {
  readonly #table: string;
  readonly #ask: Ask;
  #said: number | undefined;
  #wanted: number | undefined;
  #pausing = false;
  #unanswered = 0;

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
    this.#sayIt();
  }

  #sayIt(): void {
    const number = this.#wanted;
    if (this.#pausing || this.#unanswered >= mostUnanswered) return;
    if (number === undefined || number === this.#said) return;
    this.#said = number;
    this.#pausing = true;
    setTimeout(() => {
      this.#pausing = false;
      this.#sayIt();
    }, pause);
    void this.#send(number);
  }

  async #send(number: number): Promise<void> {
    this.#unanswered += 1;
    try {
      await this.#ask({ type: 'shown', table: this.#table, number });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
    }
    this.#unanswered -= 1;
    this.#sayIt();
  }
}
