// What is said over figures, each for a while; what is said later over the same figure replaces it.
import type { Bandit } from '../../protocol/generated';

const readable = 2600; // Milliseconds.

export class Bubbles<T> {
  said = $state.raw<Partial<Record<Bandit, T>>>({});
  readonly #timers = new Map<Bandit, ReturnType<typeof setTimeout>>();

  say(bandit: Bandit, what: T): void {
    clearTimeout(this.#timers.get(bandit));
    this.said = { ...this.said, [bandit]: what };
    this.#timers.set(
      bandit,
      setTimeout(() => this.#drop(bandit), readable),
    );
  }

  clear(): void {
    for (const bandit of [...this.#timers.keys()]) this.#drop(bandit);
  }

  #drop(bandit: Bandit): void {
    clearTimeout(this.#timers.get(bandit));
    this.#timers.delete(bandit);
    const { [bandit]: _, ...rest } = this.said;
    this.said = rest as Partial<Record<Bandit, T>>;
  }
}
