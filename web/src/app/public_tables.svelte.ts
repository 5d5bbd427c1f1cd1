// The public tables, kept up to date while they are looked at.
import type { Summary } from '../protocol/generated';
import { isPassing, Refusal } from '../core/follow/answers';
import { away } from './session.svelte';

const retryPause = 4000;

export class PublicTables {
  tables = $state.raw<Summary[]>();
  #left = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #endings: (() => void)[];

  constructor() {
    this.#endings = [
      away.onPush((message) => {
        if (message.type === 'lobby') this.tables = message.tables;
      }),
      away.onOnline(() => void this.#ask()),
    ];
  }

  leave(): void {
    for (const end of this.#endings) end();
    clearTimeout(this.#retry);
    this.#left = true;
    away.ask({ type: 'lobby', on: false }).catch(() => undefined);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      this.tables = (await away.ask({ type: 'lobby', on: true })).tables;
    } catch (error) {
      this.#refused(error);
    }
  }

  // Without a connection, the next one brings another chance.
  #refused(error: unknown): void {
    if (!(error instanceof Refusal)) console.error(error);
    else if (isPassing(error) && error.code !== 'link/lost' && !this.#left) {
      this.#retry = setTimeout(() => void this.#ask(), retryPause);
    }
  }
}
