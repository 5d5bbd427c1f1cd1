// Who one is in a hall, and the page's connection to it.
import type {
  BroughtGame,
  ClientMessage,
  Notice,
  TableChoices,
  Welcome,
} from '../protocol/generated';
import { addresses } from '../core/address';
import { Refusal, type AnswerTo } from '../core/follow/answers';
import {
  Link,
  type LinkPorts,
  type LinkState,
  type Push,
  type Socket,
  type SocketListener,
} from '../core/follow/link';
import { hallLine } from '../solo/line';
import { device } from './device.svelte';
import type { HallName } from './halls';
import { getOptions, postGame } from './http';
import { keep, kept } from './kept';
import { isGuestName } from './names';
import { refusalOf } from './refusals';

// What this browser keeps of each hall, for all tabs.
const keys: Record<HallName, { token: string; name: string }> = {
  away: { token: 'folsom.token', name: 'folsom.name' },
  here: { token: 'folsom.here.token', name: 'folsom.here.name' },
};

// How long who wants something of a hall waits for it; the page's may have to be fetched first.
const reachPatience: Record<HallName, number> = { away: 4_000, here: 12_000 };

function openSocket(listener: SocketListener): Socket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.onopen = () => listener.opened();
  socket.onmessage = ({ data }) => listener.received(data);
  socket.onclose = () => listener.closed();
  return socket;
}

// Where there is no server nobody is troubled: it is as if the line was cut at once.
function noSocket(listener: SocketListener): Socket {
  const timer = setTimeout(() => listener.closed());
  return { send: () => undefined, close: () => clearTimeout(timer) };
}
const openAway = addresses.hasServer ? openSocket : noSocket;

// Without a database every tab has people of its own: no other knows them by its token.
function isOfOneTab(hall: HallName): boolean {
  return hall === 'here' && device.limits?.keeps === 'nothing';
}

function tokenOf(hall: HallName): LinkPorts['token'] {
  const { token } = keys[hall];
  let own: string | undefined;
  return {
    get: () => (isOfOneTab(hall) ? own : (kept(token) ?? undefined)),
    set(value) {
      if (isOfOneTab(hall)) own = value;
      else keep(token, value);
    },
  };
}

function portsOf(hall: HallName): LinkPorts {
  return {
    open: (listener) => (hall === 'here' ? hallLine.open(listener) : openAway(listener)),
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer),
    random: Math.random,
    token: tokenOf(hall),
  };
}

type Listener = (message: Push) => void;

export class Session {
  state = $state<LinkState>('connecting');
  person = $state<string>();
  name = $state('');
  claimed = $state(false);
  server = $state<string>();
  pushKey = $state<string>(); // None: this hall pushes no notices.
  notice = $state<'restarting' | 'waiting'>();
  // Somebody claimed the name that one had: what one is called instead.
  displaced = $state.raw<{ before: string; name: string }>();
  // Who was signed in here until somebody ended that elsewhere.
  ended = $state<string>();
  choices = $state.raw<TableChoices>();

  readonly #link: Link;
  readonly #token: LinkPorts['token'];
  readonly #listeners = new Set<Listener>();
  readonly #arrivals = new Set<() => void>();
  #asked: Promise<TableChoices> | undefined;
  #clockOffset = 0;
  #started = false;

  constructor(
    readonly hall: HallName,
    ports = portsOf(hall),
  ) {
    this.#token = ports.token;
    this.#link = new Link(ports, {
      state: (state) => this.#became(state),
      welcome: (welcome) => this.#welcomed(welcome),
      push: (message) => this.#push(message),
    });
  }

  // Connects; more than once does no harm.
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#link.start();
    if (this.hall === 'away') this.#heedNetwork();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#link.retryNow();
    });
    // Another tab signed in or out: be the same person here.
    addEventListener('storage', ({ key }) => {
      if (key === keys[this.hall].token && !isOfOneTab(this.hall)) this.#link.restart();
    });
    this.loadChoices().catch(() => undefined); // Asked again when the connection is there.
  }

  async ask<T extends ClientMessage>(message: T): Promise<AnswerTo<T>> {
    this.start();
    try {
      return await this.#link.ask(message);
    } catch (error) {
      throw refusalOf(this.hall, error);
    }
  }

  // Waits for the connection.
  online(): Promise<void> {
    return new Promise((resolve) => {
      const arrive = () => {
        this.#arrivals.delete(arrive);
        resolve();
      };
      this.onOnline(arrive);
    });
  }

  // Waits a little for it; refuses where there is none.
  reach(): Promise<void> {
    if (this.state === 'offline') this.#link.retryNow();
    return new Promise((resolve, reject) => {
      const none = refusalOf(this.hall, new Refusal({ code: 'link/none', message: 'no hall' }));
      const timer = setTimeout(() => reject(none), reachPatience[this.hall]);
      void this.online().then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  // Both return what ends it.
  onPush(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Runs whenever the connection is there again, and now if it is.
  onOnline(arrive: () => void): () => void {
    this.start();
    this.#arrivals.add(arrive);
    if (this.state === 'online') arrive();
    return () => this.#arrivals.delete(arrive);
  }

  // The server's time.
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  // Asked once; again after a failure, or of a new server.
  loadChoices(): Promise<TableChoices> {
    this.#asked ??= this.#getChoices();
    return this.#asked;
  }

  // `password`: of a claimed name.
  async rename(name: string, password?: string): Promise<void> {
    const secret = password === undefined ? {} : { password };
    this.#called((await this.ask({ type: 'rename', name, ...secret })).name);
  }

  async claimName(name: string, password: string): Promise<void> {
    await this.ask({ type: 'claim_name', name, password });
    this.#called(name.trim());
    this.claimed = true;
  }

  async signIn(name: string, password: string): Promise<void> {
    const answer = await this.ask({ type: 'sign_in', name, password });
    this.#token.set(answer.token);
    this.#link.restart();
  }

  // From now on a new guest; the server ends the token, or all of this person's.
  async signOut(everywhere = false): Promise<void> {
    await this.ask({ type: 'sign_out', everywhere });
    this.#leave();
  }

  // A game that was played in the page is one of this account from now on.
  bring(log: string): Promise<BroughtGame> {
    return postGame(log, this.#token.get() ?? '');
  }

  async deleteAccount(password: string | undefined): Promise<void> {
    const secret = password === undefined ? {} : { password };
    await this.ask({ type: 'delete_account', ...secret });
    this.#leave();
  }

  #heedNetwork(): void {
    addEventListener('online', () => this.#link.retryNow());
    addEventListener('offline', () => this.#link.drop());
  }

  #leave(): void {
    this.#token.set(undefined);
    this.person = undefined;
    this.name = '';
    this.claimed = false;
    this.#link.restart();
  }

  async #getChoices(): Promise<TableChoices> {
    try {
      this.choices = await getOptions(this.hall);
      return this.choices;
    } catch (error) {
      this.#asked = undefined;
      throw error;
    }
  }

  // A restart outlasts its connection; whether the store is away is said anew to each.
  #became(state: LinkState): void {
    this.state = state;
    if (state === 'offline' && this.notice === 'waiting') this.notice = undefined;
  }

  #welcomed(welcome: Welcome): void {
    if (this.server !== undefined && this.server !== welcome.server) this.#asked = undefined;
    if (this.claimed && welcome.token !== undefined) this.ended = this.name;
    this.person = welcome.person;
    if (!welcome.token) this.#compare(kept(keys[this.hall].name), welcome.name);
    this.#called(welcome.name);
    this.claimed = welcome.claimed;
    this.server = welcome.server;
    this.pushKey = welcome.push_key;
    if (this.notice === 'restarting') this.notice = undefined;
    this.#clockOffset = welcome.now - Date.now();
    this.loadChoices().catch(() => undefined);
    for (const arrive of [...this.#arrivals]) arrive();
  }

  #push(message: Push): void {
    if (message.type === 'notice') this.#note(message);
    for (const listener of [...this.#listeners]) listener(message);
  }

  // The name is kept, so that one who was away learns of another, too.
  #called(name: string): void {
    this.name = name;
    keep(keys[this.hall].name, name);
  }

  // Who chose a name and is a guest now has lost it to somebody else. Any other new name is from
  // another of one's devices, or another guest's number.
  #compare(before: string | null, name: string): void {
    if (before && !isGuestName(before) && isGuestName(name)) this.displaced = { before, name };
  }

  #note({ code, name }: Notice): void {
    if (code === 'identity/renamed' && name !== undefined) {
      this.#compare(this.name, name);
      this.#called(name);
    } else if (code === 'server/restarting') this.notice = 'restarting';
    else if (code === 'server/waiting') this.notice = 'waiting';
    else if (code === 'server/ready') this.notice = undefined;
  }
}
