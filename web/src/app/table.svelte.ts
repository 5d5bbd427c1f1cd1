// One followed table, for screens.
import { tick } from 'svelte';
import type {
  Chat,
  Result,
  Room,
  SeatClock,
  TakeBackOffer,
  Turn,
  View,
} from '../protocol/generated';
import { Refusal, type Ask } from '../core/follow/answers';
import { choicesOf, type Choice } from '../core/choices';
import { Follow, type Change } from '../core/follow/follow';
import type { Push } from '../core/follow/link';
import type { News } from '../core/news';
import type { Line, Names } from '../core/sentences';
import type { Words } from '../core/words';
import type { Alarm } from './deal';
import { OwnPart } from './deal_part';
import { TableDeeds } from './deeds';
import { Director } from './director.svelte';
import { namesOfRoom } from './names';
import { isNewcomer } from './newcomer';
import { Leader } from './leader.svelte';
import { keyOf, Previews, type Preview } from './previews';
import { Reports } from './reports';
import { ScreenReports } from './screen_reports';
import { currentHall } from './session.svelte';
import { settings } from './settings.svelte';
import { Story } from './story.svelte';
import { isHidden, onSeen } from './visibility';

export type ChatLine = Chat & { mine: boolean };
// The session, as far as a table needs it.
export interface Server {
  ask: Ask;
  onPush(listen: (message: Push) => void): () => void;
  onOnline(arrive: () => void): () => void;
  now(): number;
  readonly name: string; // One's own.
}

// `screen`: a room looks at it, and hands on other devices wait for it; `delayed`: nobody does.
export type Part = 'player' | 'screen' | 'delayed';

const tooFarBehind = 60;
const keptChat = 200;
// So much of one's time to decide is not spent watching, or half of it where it is short.
const timeToDecide = 15_000;

export class LiveTable extends TableDeeds {
  room = $state.raw<Room>();
  director = $state.raw<Director>();
  turn = $state.raw<Turn>();
  result = $state.raw<Result>();
  gone = $state.raw<Refusal | string>();
  viewer = $state(-1);
  clocks = $state.raw<SeatClock[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  // The deal is not as it was promised: this device takes no part in it.
  dealAlarm = $state.raw<Alarm>();
  // Runs when the last seat was taken from who sat there.
  onlostseat: (() => void) | undefined;
  // Runs when all are told something about a seat.
  onnews: ((words: Words) => void) | undefined;

  readonly #story = new Story(() => this.names);
  // The question that was answered last.
  #answered = $state('');
  #standing = false;
  // After this event the curtain falls: what came of the viewer's answer has been seen.
  #falls: number | undefined;
  #hurryAt = Infinity;
  readonly #reports: Reports;
  readonly #server: Server;
  readonly #follow: Follow;
  readonly #dealPart: OwnPart;
  readonly #part: Part;
  readonly #screenReports: ScreenReports;
  readonly #endings: (() => void)[];
  readonly #previews: Previews;

  mySeats: number[] = $derived.by(() => {
    const own = this.room?.chairs.filter((chair) => chair.yours && this.#part === 'player');
    return own?.map(({ seat }) => seat) ?? [];
  });
  // The train is on a screen in the room, here is the hand.
  isHand: boolean = $derived.by(() => {
    return this.#part === 'player' && settings.hand && this.room?.options.party === true;
  });
  // What the screens in the room say.
  readonly screens = new Leader(() => this.isHand && this.mySeats.length > 0);
  names: Names = $derived(namesOfRoom(this.room));
  caughtUp = $derived(this.director?.behind === 0 && !this.director.held);
  takeBack: TakeBackOffer | undefined = $derived(this.turn?.take_back);
  choices: Choice[] = $derived.by(() => this.#openChoices());
  // Pass and play: whose turn it is on this device while the curtain is down.
  curtain: number | undefined = $derived.by(() => this.#askedSeat());
  log: Line[] = $derived.by(() => {
    const at = this.director?.number ?? 0;
    return this.#story.all.filter((line) => line.n <= at);
  });

  constructor(id: string, server: Server = currentHall(), part: Part = 'player') {
    super(id, (message) => server.ask(message));
    this.#server = server;
    this.#part = part;
    this.#dealPart = new OwnPart(this.ask);
    this.#screenReports = new ScreenReports(id, this.ask);
    this.#reports = new Reports(id, this.ask);
    this.#previews = new Previews(id, this.ask);
    const isScreen = part !== 'player';
    this.#follow = new Follow(id, this.ask, (change) => this.#take(change), isScreen);
    this.#endings = [
      server.onPush((message) => this.#follow.receive(message)),
      server.onOnline(() => {
        this.#reports.renew();
        this.#screenReports.renew();
        void this.#follow.watch();
      }),
      onSeen(() => this.#report()),
    ];
  }

  // The server's time.
  now(): number {
    return this.#server.now();
  }

  leave(): void {
    for (const end of this.#endings) end();
    this.screens.end();
    this.director?.end();
    this.#follow.leave();
  }

  async act(action: string): Promise<void> {
    const legal = this.turn?.legal;
    if (!legal) return;
    const { seat, decision } = legal;
    const question = keyOf(legal);
    this.#answered = question;
    try {
      await this.ask({ type: 'act', table: this.id, seat, decision, action });
    } catch (error) {
      if (this.#answered === question) this.#answered = '';
      throw error;
    }
  }

  async undo(): Promise<void> {
    const offer = this.takeBack;
    if (!offer) return;
    await this.ask({ type: 'take_back', table: this.id, ...offer });
    this.#answered = '';
  }

  // The table is told that one wants to know what a bot would do; returns what the seat knows. Where
  // it was told before, that is as good.
  async hint(): Promise<View> {
    const legal = this.turn?.legal;
    const view = this.#follow.playback?.newest();
    if (!legal || !view) throw new Refusal({ code: 'action/not_your_turn', message: '' });
    const { seat, decision } = legal;
    try {
      await this.ask({ type: 'hint', table: this.id, seat, decision });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'table/hinted')) throw error;
    }
    return view;
  }

  // Whether this is one of one's first games.
  isFirst(): Promise<boolean> {
    return isNewcomer(this.ask);
  }

  // What an action would certainly lead to.
  preview(action: string): Promise<Preview> {
    const legal = this.turn?.legal;
    const view = this.#follow.playback?.newest();
    if (!legal || !view) return Promise.resolve({ steps: [], complete: false });
    return this.#previews.of(view, legal, action);
  }

  override async stand(seat?: number): Promise<void> {
    this.#standing = true;
    try {
      await super.stand(seat);
    } catch (error) {
      this.#standing = false;
      throw error;
    }
  }

  #openChoices(): Choice[] {
    const legal = this.turn?.legal;
    if (!legal || !this.caughtUp || keyOf(legal) === this.#answered) return [];
    return this.director ? choicesOf(this.director.shown, legal) : [];
  }

  // Waits only for what is really playing: who paused may hand the device on.
  #askedSeat(): number | undefined {
    const { playing, busy, held } = this.director ?? {};
    if (this.mySeats.length < 2 || (playing && busy) || held) return undefined;
    const asked = this.turn?.pending.map((p) => p.seat).filter((s) => this.mySeats.includes(s));
    return asked?.includes(this.viewer) ? undefined : asked?.[0];
  }

  #take(change: Change): void {
    const follow = this.#follow;
    const before = this.room;
    this.room = follow.room;
    this.gone = follow.gone;
    this.viewer = follow.viewer;
    this.result = follow.result;
    this.clocks = follow.clocks;
    this.#story.take(follow.events, follow.playback?.newest());
    if (change.kind === 'room') {
      this.#seated(before);
      this.#deal();
      this.#report();
      this.screens.announce(this.room?.screens ?? 0);
    }
    if (change.kind === 'screens') this.screens.take(follow.screens);
    if (change.kind === 'chat') this.#hear(change.line);
    if (change.kind === 'news') this.#tell(change.news);
    if (change.kind === 'reset') this.#replaced();
    if (change.kind === 'steps') this.#grown(change.late);
  }

  // Who lost their last seat and did not stand up here goes on watching, and is told.
  #seated(before: Room | undefined): void {
    if (!lostSeats(before, this.room)) return;
    if (!this.#standing) this.onlostseat?.();
    this.#standing = false;
  }

  #deal(): void {
    if (!this.room || this.#part !== 'player') return;
    this.#dealPart.take(this.room);
    this.dealAlarm = this.#dealPart.alarm;
  }

  #replaced(): void {
    const { playback } = this.#follow;
    if (!playback) return;
    this.#answered = '';
    this.#falls = undefined;
    this.#ask();
    if (this.director) this.director.renew();
    else this.#open(new Director(playback, true));
    this.screens.renew(playback.lastNumber());
    this.#shown();
  }

  #open(director: Director): void {
    this.director = director;
    director.onshown = () => this.#shown();
    this.screens.open(director, director.total);
  }

  #grown(late: boolean): void {
    const behind = this.#follow.playback?.behind() ?? 0;
    this.#ask();
    this.screens.grown(this.#follow.playback?.steps ?? []);
    this.director?.grown(late && behind > tooFarBehind);
    this.#shown();
  }

  // It is somebody's turn, maybe one's own.
  #ask(): void {
    this.turn = this.#follow.turn;
    this.#previews.clear();
    this.#hurryAt = this.#latestStart();
    const last = this.#follow.playback?.lastNumber();
    this.#falls = this.#isAnswered() ? (this.#falls ?? last) : undefined;
  }

  // Pass and play: nothing is asked any more of the player who looks.
  #isAnswered(): boolean {
    if (this.mySeats.length < 2 || this.viewer < 0 || this.result) return false;
    return !this.turn?.pending.some(({ seat }) => seat === this.viewer);
  }

  #latestStart(): number {
    const seat = this.turn?.legal?.seat;
    const deadline = this.clocks.find((clock) => clock.seat === seat)?.deadline;
    if (seat === undefined || deadline === undefined) return Infinity;
    return Math.max(deadline - timeToDecide, (this.now() + deadline) / 2);
  }

  #shown(): void {
    const { director } = this;
    if (!director) return;
    if (director.playing && director.behind > 0 && this.now() > this.#hurryAt) director.skip();
    this.#report();
    if (this.#falls === undefined) return;
    const seeing = director.playing && director.busy && director.number <= this.#falls;
    if (!seeing) void this.#lowerCurtain();
  }

  // Whatever opens the game takes the stage first.
  async #reportScreen(): Promise<void> {
    await tick();
    const { director } = this;
    if (director?.held) return;
    this.#screenReports.say(director?.seen ?? 0);
  }

  // Who paused looks on in their own time. What nobody could see was not shown.
  #report(): void {
    if (this.#part === 'screen') return void this.#reportScreen();
    const isLive = this.room?.options.clock.kind === 'live';
    if (!isLive || this.mySeats.length === 0 || isHidden()) return;
    const { director } = this;
    const seen = !director?.playing || (this.caughtUp && !director.busy);
    const number = (seen ? director?.total : director?.number) ?? 0;
    const awaited = this.clocks.some(
      (c) => c.starts !== undefined && this.mySeats.includes(c.seat),
    );
    this.#reports.say(number, seen && awaited);
  }

  async #lowerCurtain(): Promise<void> {
    this.#falls = undefined;
    try {
      await this.ask({ type: 'curtain', table: this.id, seat: -1 });
    } catch (error) {
      // A new connection finds it down; seats that were lost have none.
      if (!(error instanceof Refusal)) console.error(error);
    }
  }

  #tell(news: News): void {
    const words = this.#story.tell(news, this.mySeats);
    this.onnews?.(words);
  }

  #hear(line: Chat): void {
    // Who only watches is known by name.
    const { seat, from } = line;
    const watching = this.mySeats.length === 0;
    const mine =
      seat === undefined ? watching && from === this.#server.name : this.mySeats.includes(seat);
    this.chat = [...this.chat, { ...line, mine }].slice(-keptChat);
  }
}

// There were seats of one's own, and now there are none.
function lostSeats(before: Room | undefined, after: Room | undefined): boolean {
  const had = (room: Room | undefined) => room?.chairs.some((chair) => chair.yours) ?? false;
  return had(before) && !had(after);
}
