// The public tables, kept up to date while they are looked at.
import type { Summary } from '../protocol/generated';
import { session } from './session.svelte';

export class LobbyList {
  tables = $state.raw<Summary[]>();
  readonly #endings: (() => void)[];

  constructor() {
    this.#endings = [
      session.onPush((message) => {
        if (message.type === 'lobby') this.tables = message.tables;
      }),
      session.onOnline(() => void this.#ask()),
    ];
  }

  leave(): void {
    for (const end of this.#endings) end();
    session.ask({ type: 'lobby', on: false }).catch(() => undefined);
  }

  async #ask(): Promise<void> {
    try {
      this.tables = (await session.ask({ type: 'lobby', on: true })).tables;
    } catch {
      // The next connection brings another chance.
    }
  }
}
