// The connection to the server: says hello, matches answers with questions, comes back by itself.
// It knows no browser: sockets, timers, chance and storage are handed in.
import type {
  Chat,
  ClientMessage,
  Error as ErrorMessage,
  Events,
  Game,
  Lobby,
  Notice,
  Room,
  Screens,
  SeatPassed,
  ServerMessage,
  StoodIn,
  Welcome,
} from '../../protocol/generated';
import { Refusal, type AnswerTo } from './answers';

export type LinkState = 'connecting' | 'online' | 'offline' | 'outdated';
export type Push = Room | Game | Events | Screens | StoodIn | SeatPassed | Chat | Lobby | Notice;

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  received(data: unknown): void;
  closed(): void;
}

type Timer = ReturnType<typeof setTimeout>;

export interface LinkPorts {
  open(listener: SocketListener): Socket;
  setTimer(run: () => void, ms: number): Timer;
  clearTimer(timer: Timer | undefined): void;
  random(): number;
  // The token of this browser's person.
  token: { get(): string | undefined; set(token: string | undefined): void };
}

interface LinkListener {
  state(state: LinkState): void;
  welcome(welcome: Welcome): void;
  push(message: Push): void;
}

interface Pending {
  message: ClientMessage;
  sent: boolean; // On this connection, and not yet answered.
  inDoubt: boolean; // A lost connection took it along: it may have happened.
  refusals: number; // For sending too much at once: these did nothing.
  timer?: Timer;
  done(answer: ServerMessage): void;
  failed(refusal: Refusal): void;
}

const firstPause = 500;
const longestPause = 10_000;
const quietBeforePing = 20_000;
const patience = 8_000; // For an answer to a ping, and for a connection to open.
const wakingPatience = 3_000; // For an answer to a ping after the page slept.
const steadyAfter = 5_000; // A connection that lasts this long is no failure.
const busyPause = 1_100;
const mostRefusals = 3;

// What may be sent again when the connection was lost before the answer: what changes nothing,
// and `act`, whose decision number keeps it from happening twice.
const repeatable: readonly ClientMessage['type'][] = [
  'act',
  'devices',
  'export',
  'log',
  'my_games',
  'my_tables',
  'ping',
  'plan',
  'tally',
];
const alreadyDone = ['table/stale_decision', 'action/not_your_turn'];
const pushes: readonly ServerMessage['type'][] = [
  'room',
  'game',
  'events',
  'screens',
  'stood_in',
  'seat_passed',
  'chat',
  'lobby',
  'notice',
];

function isPush(message: ServerMessage): message is Push {
  return pushes.includes(message.type);
}

export class Link {
  state: LinkState = 'connecting';
  readonly #ports: LinkPorts;
  readonly #listener: LinkListener;
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | undefined;
  #timer: Timer | undefined;
  #steady: Timer | undefined;
  #failures = 0;
  #lastId = 0;
  #helloId = 0;
  #sentToken: string | undefined;
  #stopped = true;

  constructor(ports: LinkPorts, listener: LinkListener) {
    this.#ports = ports;
    this.#listener = listener;
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#forgetSocket();
  }

  // The answer, or a Refusal. What is asked while there is no connection waits for it, but for what
  // ends following: a new connection follows nothing, and would end what is followed by then.
  ask<T extends ClientMessage>(message: T): Promise<AnswerTo<T>> {
    if (this.state === 'outdated') return Promise.reject(refusal('hello/protocol'));
    if (this.state !== 'online' && endsFollowing(message)) {
      return Promise.reject(refusal('link/lost'));
    }
    return new Promise<AnswerTo<T>>((resolve, reject) => {
      const id = ++this.#lastId;
      // Which answer a message gets is the protocol's promise.
      const done = (answer: ServerMessage) => resolve(answer as AnswerTo<T>);
      const fresh = { sent: false, inDoubt: false, refusals: 0 };
      this.#pending.set(id, { message, ...fresh, done, failed: reject });
      if (this.state === 'online') this.#send(id);
    });
  }

  // The network seems to be there again, or the page woke up: no need to wait out the pause, and
  // the connection may have died meanwhile.
  retryNow(): void {
    if (this.#stopped || this.state === 'outdated') return;
    if (!this.#socket) this.#connect();
    else if (this.state === 'online') this.#ping(wakingPatience);
  }

  // The network seems to be gone: starts over.
  drop(): void {
    if (this.#socket) this.#lost();
  }

  // Somebody else is to say hello. What was asked until now is not asked in their name.
  restart(): void {
    this.drop();
    this.#failAll(refusal('link/lost'));
    this.retryNow();
  }

  #connect(): void {
    this.#setTimer(() => this.#lost(), patience);
    // A socket that was given up has nothing to say any more.
    const current = (run: () => void) => {
      if (this.#socket === socket) run();
    };
    const socket: Socket = this.#ports.open({
      opened: () => current(() => this.#hello()),
      received: (data) => current(() => this.#receive(data)),
      closed: () => current(() => this.#lost()),
    });
    this.#socket = socket;
  }

  #hello(): void {
    this.#sentToken = this.#ports.token.get();
    this.#helloId = ++this.#lastId;
    const token = this.#sentToken === undefined ? {} : { token: this.#sentToken };
    const hello = { type: 'hello', id: this.#helloId, protocol: 1, ...token };
    this.#socket?.send(JSON.stringify(hello));
  }

  #receive(data: unknown): void {
    const message = readMessage(data);
    if (!message) return;
    if (this.state === 'online') this.#listenForSilence();
    if (message.type === 'welcome') this.#welcomed(message);
    else if (isPush(message)) this.#listener.push(message);
    else if (message.id === this.#helloId) {
      if (message.type === 'error') this.#unwelcome(message);
    } else if (message.id !== undefined) this.#answered(message.id, message);
  }

  #welcomed(welcome: Welcome): void {
    if (welcome.token !== undefined) this.#ports.token.set(welcome.token);
    this.#steady = this.#ports.setTimer(() => (this.#failures = 0), steadyAfter);
    this.#become('online');
    this.#listenForSilence();
    // Whoever asks now goes first: tables are watched before anything is asked of them again.
    this.#listener.welcome(welcome);
    for (const [id, { sent }] of [...this.#pending]) if (!sent) this.#send(id);
  }

  #unwelcome(error: ErrorMessage): void {
    if (error.code === 'identity/unknown_token') {
      // Another tab may have a new token by now; if not, this one is of no use to anybody.
      if (this.#ports.token.get() === this.#sentToken) this.#ports.token.set(undefined);
      this.#hello();
    } else if (error.code === 'hello/protocol') {
      this.#become('outdated');
      this.#forgetSocket();
      this.#failAll(new Refusal(error));
    } else {
      this.#lost();
    }
  }

  #answered(id: number, message: ServerMessage): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (message.type === 'error' && this.#waitsItOut(id, pending, message)) return;
    this.#pending.delete(id);
    if (message.type !== 'error') pending.done(message);
    else if (pending.inDoubt && isDone(pending.message, message)) pending.done({ type: 'ok', id });
    else pending.failed(new Refusal(message));
  }

  // Too much was sent at once: tries again in a while. A preview is not worth it.
  #waitsItOut(id: number, pending: Pending, error: ErrorMessage): boolean {
    if (error.code !== 'limit/messages' || pending.message.type === 'preview') return false;
    pending.refusals += 1;
    if (pending.refusals >= mostRefusals) return false;
    pending.sent = false;
    const pause = busyPause * (1 + 0.5 * this.#ports.random());
    pending.timer = this.#ports.setTimer(() => this.#send(id), pause);
    return true;
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.sent = true;
    this.#socket?.send(JSON.stringify({ ...pending.message, id }));
  }

  // A connection can be dead without anybody saying so: after a while of silence, ask.
  #listenForSilence(): void {
    this.#setTimer(() => this.#ping(patience), quietBeforePing);
  }

  #ping(patience: number): void {
    this.#setTimer(() => this.#lost(), patience);
    this.#socket?.send(JSON.stringify({ type: 'ping', id: ++this.#lastId }));
  }

  #lost(): void {
    this.#forgetSocket();
    if (this.#stopped || this.state === 'outdated') return;
    this.#become('offline');
    this.#takeBackSent();
    const pause = Math.min(firstPause * 2 ** this.#failures, longestPause);
    this.#failures += 1;
    this.#setTimer(() => this.#connect(), pause * (0.75 + 0.25 * this.#ports.random()));
  }

  // What was sent and may happen only once has failed; the rest waits for the next connection.
  #takeBackSent(): void {
    for (const [id, pending] of [...this.#pending]) {
      this.#ports.clearTimer(pending.timer);
      if (!pending.sent) continue;
      pending.sent = false;
      pending.inDoubt = true;
      if (repeatable.includes(pending.message.type)) continue;
      this.#pending.delete(id);
      pending.failed(refusal('link/lost'));
    }
  }

  #failAll(problem: Refusal): void {
    const all = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of all) pending.failed(problem);
  }

  #forgetSocket(): void {
    this.#ports.clearTimer(this.#timer);
    this.#ports.clearTimer(this.#steady);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #setTimer(run: () => void, ms: number): void {
    this.#ports.clearTimer(this.#timer);
    this.#timer = this.#ports.setTimer(run, ms);
  }

  #become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.#listener.state(state);
  }
}

function endsFollowing(message: ClientMessage): boolean {
  return message.type === 'unwatch' || (message.type === 'lobby' && !message.on);
}

// The schema of the server vouches for the form of what it sends.
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

// A decision that was sent twice: the first one was stored.
function isDone(message: ClientMessage, error: ErrorMessage): boolean {
  return message.type === 'act' && alreadyDone.includes(error.code);
}

function refusal(code: string): Refusal {
  return new Refusal({ code, message: code });
}
