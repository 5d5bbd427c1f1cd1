// One followed table, for screens.
import type {
  Chat,
  ConfigInput,
  Emote,
  Legal,
  OptionsInput,
  Result,
  Room,
  SeatClock,
  TakeBackOffer,
  Turn,
  View,
} from '../protocol/generated';
import { Refusal } from '../core/answers';
import { choicesOf, type Choice } from '../core/choices';
import { Follow, type Change, type LoggedEvent } from '../core/follow';
import { foreseenSteps, type Step } from '../core/playback';
import { LogBook, type Line, type Names } from '../core/sentences';
import { Director } from './director.svelte';
import { namesOfRoom } from './names';
import { session } from './session.svelte';

export type ChatLine = Chat & { mine: boolean };
export interface Preview {
  steps: Step[];
  complete: boolean;
}

const tooFarBehind = 60;
const keptChat = 200;

export class LiveTable {
  readonly id: string;
  room = $state.raw<Room>();
  director = $state.raw<Director>();
  turn = $state.raw<Turn>();
  result = $state.raw<Result>();
  gone = $state.raw<Refusal | string>();
  viewer = $state(-1);
  chat = $state.raw<ChatLine[]>([]);
  // A decision is on its way.
  deciding = $state(false);

  #events = $state.raw<LoggedEvent[]>([]);
  #newest = $state.raw<View>();
  readonly #book = new LogBook();
  // The question that was answered last.
  #answered = $state('');
  #standing = false;
  readonly #follow: Follow;
  readonly #endings: (() => void)[];
  readonly #previews = new Map<string, Promise<Preview>>();

  mySeats = $derived(this.room?.chairs.filter((c) => c.yours).map((c) => c.seat) ?? []);
  names: Names = $derived(namesOfRoom(this.room, this.#newest));
  caughtUp = $derived(this.director !== undefined && this.director.behind === 0);
  takeBack: TakeBackOffer | undefined = $derived(this.turn?.take_back);
  clocks: SeatClock[] = $derived(this.turn?.clocks ?? this.room?.clocks ?? []);
  choices: Choice[] = $derived.by(() => this.#openChoices());
  // Pass and play: whose turn it is on this device while the curtain is down.
  curtain: number | undefined = $derived.by(() => this.#askedSeat());
  #lines = $derived.by(() =>
    this.#newest ? this.#book.lines(this.#events, this.#newest, this.names) : [],
  );
  log: Line[] = $derived.by(() => {
    const at = this.director?.number ?? 0;
    return this.#lines.filter((line) => line.n <= at);
  });

  constructor(id: string) {
    this.id = id;
    this.#follow = new Follow(
      id,
      (message) => session.ask(message),
      (change) => this.#take(change),
    );
    this.#endings = [
      session.onPush((message) => this.#follow.receive(message)),
      session.onOnline(() => void this.#follow.watch()),
    ];
  }

  // The server's time.
  now(): number {
    return session.now();
  }

  leave(): void {
    for (const end of this.#endings) end();
    this.director?.end();
    this.#follow.leave();
  }

  async act(action: string): Promise<void> {
    const legal = this.turn?.legal;
    if (!legal) return;
    const { seat, decision } = legal;
    const question = keyOf(legal);
    this.deciding = true;
    this.#answered = question;
    try {
      await session.ask({ type: 'act', table: this.id, seat, decision, action });
    } catch (error) {
      if (this.#answered === question) this.#answered = '';
      throw error;
    } finally {
      this.deciding = false;
    }
  }

  async undo(): Promise<void> {
    const offer = this.takeBack;
    if (!offer) return;
    await session.ask({ type: 'take_back', table: this.id, ...offer });
    this.#answered = '';
  }

  // What an action would certainly lead to; asked once for each question.
  preview(action: string): Promise<Preview> {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#askPreview(action);
    this.#previews.set(action, asked);
    asked.catch(() => this.#previews.delete(action));
    return asked;
  }

  sit(seat?: number, name?: string): Promise<number> {
    const where = seat === undefined ? {} : { seat };
    const who = name === undefined ? {} : { name };
    return session.ask({ type: 'sit', table: this.id, ...where, ...who }).then((a) => a.seat);
  }

  async stand(seat?: number): Promise<void> {
    const which = seat === undefined ? {} : { seat };
    this.#standing = true;
    try {
      await session.ask({ type: 'stand', table: this.id, ...which });
    } finally {
      this.#standing = false;
    }
  }

  async putBot(seat: number, level: string): Promise<void> {
    await session.ask({ type: 'put_bot', table: this.id, seat, level });
  }

  async clearSeat(seat: number): Promise<void> {
    await session.ask({ type: 'clear_seat', table: this.id, seat });
  }

  async kick(seat: number): Promise<void> {
    await session.ask({ type: 'kick', table: this.id, seat });
  }

  async standIn(seat: number): Promise<void> {
    await session.ask({ type: 'stand_in', table: this.id, seat });
  }

  async giveBack(seat: number): Promise<void> {
    await session.ask({ type: 'give_back', table: this.id, seat });
  }

  // With a part of the fair deal of one's own.
  async start(): Promise<void> {
    await session.ask({ type: 'start', table: this.id, nonce: freshNonce() });
  }

  async setOptions(config?: ConfigInput, options?: OptionsInput): Promise<void> {
    const parts = { ...(config && { config }), ...(options && { options }) };
    await session.ask({ type: 'set_options', table: this.id, ...parts });
  }

  // The id of the new table.
  rematch(): Promise<string> {
    return session.ask({ type: 'rematch', table: this.id }).then((answer) => answer.table);
  }

  async close(): Promise<void> {
    await session.ask({ type: 'close', table: this.id });
  }

  async say(text: string): Promise<void> {
    await session.ask({ type: 'chat', table: this.id, text });
  }

  async emote(emote: Emote): Promise<void> {
    await session.ask({ type: 'chat', table: this.id, emote });
  }

  // The address by which another device takes the seat.
  async seatLink(seat: number): Promise<string> {
    const { link } = await session.ask({ type: 'seat_link', table: this.id, seat });
    return `${location.origin}/seat#${link}`;
  }

  async liftCurtain(seat: number): Promise<void> {
    await session.ask({ type: 'curtain', table: this.id, seat });
  }

  async lowerCurtain(): Promise<void> {
    await session.ask({ type: 'curtain', table: this.id, seat: -1 });
  }

  async #askPreview(action: string): Promise<Preview> {
    const legal = this.turn?.legal;
    const view = this.#follow.playback?.newest();
    if (!legal || !view) return { steps: [], complete: false };
    const { seat, decision } = legal;
    const question = { table: this.id, seat, decision, action };
    const answer = await session.ask({ type: 'preview', ...question });
    return { steps: foreseenSteps(view, answer.events), complete: answer.complete };
  }

  #openChoices(): Choice[] {
    const legal = this.turn?.legal;
    if (!legal || !this.caughtUp || keyOf(legal) === this.#answered) return [];
    return this.director ? choicesOf(this.director.shown, legal) : [];
  }

  #askedSeat(): number | undefined {
    if (this.mySeats.length < 2 || !this.caughtUp) return undefined;
    const asked = this.turn?.pending.map((p) => p.seat).filter((s) => this.mySeats.includes(s));
    return asked?.includes(this.viewer) ? undefined : asked?.[0];
  }

  #take(change: Change): void {
    const follow = this.#follow;
    const kicked = !this.#standing && wasKicked(this.room, follow.room);
    this.room = follow.room;
    this.gone = follow.gone ?? (kicked ? 'table/kicked' : this.gone);
    this.viewer = follow.viewer;
    this.result = follow.result;
    this.#events = follow.events;
    this.#newest = follow.playback?.newest();
    if (change.kind === 'chat') this.#hear(change.line);
    if (change.kind === 'reset') this.#replaced();
    if (change.kind === 'steps') this.#grown(change.late);
  }

  #replaced(): void {
    const { playback } = this.#follow;
    if (!playback) return;
    if (this.director) this.director.toEnd();
    else this.director = new Director(playback, true);
    this.#answered = '';
    this.#ask();
  }

  #grown(late: boolean): void {
    const behind = this.#follow.playback?.behind() ?? 0;
    this.director?.grown(late && behind > tooFarBehind);
    this.#ask();
  }

  #ask(): void {
    this.turn = this.#follow.turn;
    this.#previews.clear();
  }

  #hear(line: Chat): void {
    const mine = line.seat !== undefined && this.mySeats.includes(line.seat);
    this.chat = [...this.chat, { ...line, mine }].slice(-keptChat);
  }
}

function keyOf({ seat, decision }: Legal): string {
  return `${seat} ${decision}`;
}

// One had a seat, and now a bot or nobody sits there.
function wasKicked(before: Room | undefined, after: Room | undefined): boolean {
  const lost = before?.chairs.find((chair) => chair.yours);
  if (!lost || !after || after.stage !== before?.stage) return false;
  if (after.chairs.some((chair) => chair.yours)) return false;
  return ['empty', 'bot'].includes(after.chairs[lost.seat]?.kind ?? '');
}

// 32 hexadecimal digits.
function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The id of the table with this code.
export async function findTable(code: string): Promise<string> {
  const answer = await session.ask({ type: 'watch', code: code.trim().toUpperCase() });
  return answer.table;
}
