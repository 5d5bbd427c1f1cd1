// What is said over figures, each for a while; what is said later over the same figure replaces it.
import type { Bandit } from '../../protocol/generated';

export class Bubbles<T> {
  said = $state.raw<Partial<Record<Bandit, T>>>({});
  readonly #timers = new Map<Bandit, ReturnType<typeof setTimeout>>();
  readonly #ms: number;

  constructor(ms = 2600) {
    this.#ms = ms;
  }

  say(bandit: Bandit, what: T): void {
    clearTimeout(this.#timers.get(bandit));
    this.said = { ...this.said, [bandit]: what };
    this.#timers.set(
      bandit,
      setTimeout(() => this.#drop(bandit), this.#ms),
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
