// A hall that is told everything later than it happens, for streams.
import type { Server } from './table.svelte';

export class Delayed implements Server {
  readonly #server: Server;
  readonly #ms: number;

  constructor(server: Server, seconds: number) {
    this.#server = server;
    this.#ms = seconds * 1000;
  }

  ask: Server['ask'] = (message) => this.#server.ask(message);

  onPush(listen: Parameters<Server['onPush']>[0]): () => void {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const end = this.#server.onPush((message) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        listen(message);
      }, this.#ms);
      timers.add(timer);
    });
    return () => {
      end();
      for (const timer of timers) clearTimeout(timer);
    };
  }

  onOnline(arrive: () => void): () => void {
    return this.#server.onOnline(arrive);
  }

  now(): number {
    return this.#server.now() - this.#ms;
  }

  get name(): string {
    return this.#server.name;
  }
}
