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
  SeatClock,
  SeatPassed,
  StoodIn,
  Turn,
} from '../../protocol/generated';
import { isLost, isPassing, Refusal, type Ask } from './answers';
import type { Push } from './link';
import { Playback } from './playback';

export interface LoggedEvent {
  n: number;
  event?: Event;
  stand_in?: true;
}

// What changed, for whoever shows it. `reset`: the view is another now; `steps`: it goes on from
// there (`late`: all of it is the past, caught up after an absence).
export type Change =
  | { kind: 'room' }
  | { kind: 'reset' }
  | { kind: 'steps'; late: boolean }
  | { kind: 'log' }
  | { kind: 'screens' }
  | { kind: 'chat'; line: Chat }
  | { kind: 'news'; news: StoodIn | SeatPassed }
  | { kind: 'gone' };

const retryPause = 4000;

export class Follow {
  readonly table: string;
  room: Room | undefined;
  playback: Playback | undefined;
  viewer = -1;
  turn: Turn | undefined;
  // As they were last told, with the room or with whose turn it is.
  clocks: SeatClock[] = [];
  result: Result | undefined;
  // Up to which event each screen in the room has shown the game.
  screens: number[] = [];
  // Why the table can no longer be followed: a refusal's or a notice's code.
  gone: Refusal | string | undefined;
  // All events of the game that the viewer was told, from the first on.
  events: LoggedEvent[] = [];
  readonly #ask: Ask;
  readonly #screen: boolean;
  readonly #changed: (change: Change) => void;
  #left = false;
  #late = false;
  // A whole view was asked for and has not come yet.
  #awaited = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  // Up to which event `events` is complete; nothing before it was filled.
  #logged: number | undefined;
  #logAsked = false;
  #logWanted = false;

  // `screen`: for a room full of players, as everyone.
  constructor(table: string, ask: Ask, changed: (change: Change) => void, screen = false) {
    this.table = table;
    this.#ask = ask;
    this.#screen = screen;
    this.#changed = changed;
  }

  // To be called when the connection is there, first and again.
  async watch(whole = false): Promise<void> {
    if (this.#left || typeof this.gone === 'string') return;
    clearTimeout(this.#retry);
    this.#late = this.playback !== undefined && !whole;
    const as = this.#screen ? { screen: true } : {};
    try {
      await this.#ask({ type: 'watch', table: this.table, ...as, ...this.#known(whole) });
      if (this.gone) this.#setGone(undefined);
    } catch (error) {
      this.#awaited = false;
      this.#refused(error, whole);
    }
  }

  // Up to where the game is known. Who comes first sees the first turn from its beginning.
  #known(whole: boolean): { since?: number; viewer?: number; opening?: true } {
    if (!this.playback) return { opening: true };
    return whole ? {} : { since: this.playback.lastNumber(), viewer: this.viewer };
  }

  receive(message: Push): void {
    if (this.#left || !('table' in message) || message.table !== this.table) return;
    switch (message.type) {
      case 'room':
        this.room = message;
        this.clocks = message.clocks ?? [];
        this.#changed({ kind: 'room' });
        if (message.stage === 'closed') this.#setGone(`closed/${message.why_closed ?? 'host'}`);
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
      case 'screens':
        this.screens = message.shown;
        this.#changed({ kind: 'screens' });
        break;
      case 'stood_in':
      case 'seat_passed':
        this.#changed({ kind: 'news', news: message });
        break;
      case 'notice':
        this.#setGone(message.code);
        break;
    }
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    clearTimeout(this.#retry);
    if (!this.gone) this.#ask({ type: 'unwatch', table: this.table }).catch(() => undefined);
  }

  #setGone(why: Refusal | string | undefined): void {
    this.gone = why;
    this.#changed({ kind: 'gone' });
  }

  // What passes is asked again: with the next connection, or in a while.
  #refused(error: unknown, whole: boolean): void {
    if (!(error instanceof Refusal)) console.error(error);
    else if (!isPassing(error)) this.#setGone(error);
    else if (!isLost(error) && !this.#left) {
      this.#retry = setTimeout(() => void this.watch(whole), retryPause);
    }
  }

  #replace(game: Game): void {
    this.#cutLog(game);
    const leaps = this.#leaps(game);
    this.viewer = game.viewer;
    this.turn = game.turn;
    this.clocks = game.turn.clocks ?? [];
    this.result = game.result;
    if (leaps) this.playback?.leap(game.view);
    else if (this.playback) this.playback.reset(game.view, game.number);
    else this.playback = new Playback(game.view, game.number);
    this.#late = this.#awaited = false;
    this.#changed(leaps ? { kind: 'steps', late: false } : { kind: 'reset' });
    if (this.#logged === undefined) void this.#refillLog();
  }

  // A decision was taken back, and what led to it is known: who has not seen it yet still will.
  #leaps({ viewer, number }: Game): boolean {
    return viewer === this.viewer && number - 1 === this.playback?.lastNumber();
  }

  // Of what was told, only what the new view knows stays: nothing that another viewer was told, and
  // nothing that was taken back.
  #cutLog({ viewer, number }: Game): void {
    const same = viewer === this.viewer;
    this.events = same ? this.events.filter((event) => event.n <= number) : [];
    const reaches = same && this.#logged !== undefined && this.#logged >= number;
    this.#logged = reaches ? number : undefined;
  }

  #grow(message: Events): void {
    if (!this.playback || message.viewer !== this.viewer || !this.playback.push(message.events)) {
      if (!this.#awaited) void this.watch(true);
      this.#awaited = true;
      return;
    }
    this.turn = message.turn;
    this.clocks = message.turn.clocks ?? [];
    this.result = message.result ?? this.result;
    this.#logMore(message.events);
    if (this.#logged !== undefined) this.#logged = this.playback.lastNumber();
    this.#changed({ kind: 'steps', late: this.#late });
    this.#late = false;
  }

  #logMore(events: readonly NumberedEvent[]): void {
    const last = this.events.at(-1)?.n ?? 0;
    const more = events.filter((event) => event.n > last && event.event);
    if (more.length > 0) this.events = [...this.events, ...more];
  }

  // Costly: only for what nobody has told yet, the first view and another viewer's.
  async #refillLog(): Promise<void> {
    if (this.#logAsked) {
      this.#logWanted = true;
      return;
    }
    this.#logAsked = true;
    try {
      const { lines } = await this.#ask({ type: 'log', table: this.table });
      if (!this.#logWanted) this.#fillLog(lines);
    } catch (error) {
      // The log begins here; the next view brings another chance.
      if (!(error instanceof Refusal)) console.error(error);
    }
    const again = this.#logWanted;
    this.#logAsked = this.#logWanted = false;
    if (again && !this.#left) await this.#refillLog();
  }

  #fillLog(lines: LoggedEvent[]): void {
    this.events = lines;
    this.#logMore(this.playback?.steps.map(asNumbered) ?? []);
    this.#logged = this.playback?.lastNumber();
    this.#changed({ kind: 'log' });
  }
}

function asNumbered(step: LoggedEvent): NumberedEvent {
  const { n, event, stand_in } = step;
  return { n, patch: {}, ...(event && { event }), ...(stand_in && { stand_in }) };
}
