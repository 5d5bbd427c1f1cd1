// One followed table, without a screen: room, game and what was said. Watches again after a gap or
// a lost connection.
import type {
  Chat,
  Event,
  Events,
  Game,
  NumberedEvent,
  Result,
  Room,
  Turn,
} from '../protocol/generated';
import { Refusal, type Ask } from './answers';
import type { Push } from './link';
import { Playback } from './playback';

export interface LoggedEvent {
  n: number;
  event?: Event;
}

// What changed, for whoever shows it. `reset`: the view is another now; `steps`: it goes on from
// there (`late`: all of it is the past, caught up after an absence).
export type Change =
  | { kind: 'room' }
  | { kind: 'reset' }
  | { kind: 'steps'; late: boolean }
  | { kind: 'log' }
  | { kind: 'chat'; line: Chat }
  | { kind: 'gone' };

export class Follow {
  readonly table: string;
  room: Room | undefined;
  playback: Playback | undefined;
  viewer = -1;
  turn: Turn | undefined;
  result: Result | undefined;
  // Why the table can no longer be followed: a refusal's or a notice's code.
  gone: Refusal | string | undefined;
  // All events of the game that the viewer was told, from the first on.
  events: LoggedEvent[] = [];
  readonly #ask: Ask;
  readonly #changed: (change: Change) => void;
  #left = false;
  #late = false;
  #logAsked = false;
  #logWanted = false;

  constructor(table: string, ask: Ask, changed: (change: Change) => void) {
    this.table = table;
    this.#ask = ask;
    this.#changed = changed;
  }

  // To be called when the connection is there, first and again.
  async watch(whole = false): Promise<void> {
    if (this.#left || typeof this.gone === 'string') return;
    const since =
      this.playback && !whole ? { since: this.playback.lastNumber(), viewer: this.viewer } : {};
    this.#late = 'since' in since;
    try {
      await this.#ask({ type: 'watch', table: this.table, ...since });
      this.gone = undefined;
    } catch (error) {
      // A server in trouble is no reason to give up: the next connection asks again.
      const passes = !(error instanceof Refusal) || /^(link|server)\//.test(error.code);
      if (!passes) this.#lose(error);
    }
  }

  receive(message: Push): void {
    if (this.#left || !('table' in message) || message.table !== this.table) return;
    switch (message.type) {
      case 'room':
        this.room = message;
        this.#changed({ kind: 'room' });
        if (message.stage === 'closed') this.#lose(`closed/${message.why_closed ?? 'host'}`);
        break;
      case 'game':
        this.#replace(message);
        break;
      case 'events':
        this.#grow(message);
        break;
      case 'chat':
        this.#changed({ kind: 'chat', line: message });
        break;
      case 'notice':
        this.#lose(message.code);
        break;
    }
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    if (!this.gone) this.#ask({ type: 'unwatch', table: this.table }).catch(() => undefined);
  }

  #lose(why: Refusal | string): void {
    this.gone = why;
    this.#changed({ kind: 'gone' });
  }

  #replace(game: Game): void {
    this.viewer = game.viewer;
    this.turn = game.turn;
    this.result = game.result;
    if (this.playback) this.playback.reset(game.view, game.number);
    else this.playback = new Playback(game.view, game.number);
    this.#late = false;
    this.#changed({ kind: 'reset' });
    void this.#refillLog();
  }

  #grow(message: Events): void {
    if (!this.playback || message.viewer !== this.viewer || !this.playback.push(message.events)) {
      void this.watch(true);
      return;
    }
    this.turn = message.turn;
    this.result = message.result ?? this.result;
    this.#logMore(message.events);
    this.#changed({ kind: 'steps', late: this.#late });
    this.#late = false;
  }

  #logMore(events: readonly NumberedEvent[]): void {
    const last = this.events.at(-1)?.n ?? 0;
    const more = events.filter((event) => event.n > last && event.event);
    if (more.length > 0) this.events = [...this.events, ...more];
  }

  // Asked rarely, for it is costly: at the first view, and when a view was replaced.
  async #refillLog(): Promise<void> {
    if (this.#logAsked) {
      this.#logWanted = true;
      return;
    }
    this.#logAsked = true;
    try {
      const { lines } = await this.#ask({ type: 'log', table: this.table });
      this.events = lines;
      this.#logMore(this.playback?.steps.map(asNumbered) ?? []);
      this.#changed({ kind: 'log' });
    } catch {
      // The log stays as it is; the next view brings another chance.
    }
    const again = this.#logWanted;
    this.#logAsked = this.#logWanted = false;
    if (again && !this.#left) await this.#refillLog();
  }
}

function asNumbered(step: LoggedEvent): NumberedEvent {
  return step.event ? { n: step.n, event: step.event, patch: {} } : { n: step.n, patch: {} };
}
