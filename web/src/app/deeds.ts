// What one can do at a table besides playing.
import type {
  Action,
  Bandit,
  ConfigInput,
  Emote,
  GameTally,
  OptionsInput,
  PlanPreview,
} from '../protocol/generated';
import type { Ask } from '../core/follow/answers';

export class TableDeeds {
  readonly id: string;
  protected readonly ask: Ask;

  constructor(id: string, ask: Ask) {
    this.id = id;
    this.ask = ask;
  }

  sit(seat?: number, name?: string): Promise<number> {
    const where = seat === undefined ? {} : { seat };
    const who = name === undefined ? {} : { name };
    return this.ask({ type: 'sit', table: this.id, ...where, ...who }).then((a) => a.seat);
  }

  async stand(seat?: number): Promise<void> {
    const which = seat === undefined ? {} : { seat };
    await this.ask({ type: 'stand', table: this.id, ...which });
  }

  async putBot(seat: number, level: string): Promise<void> {
    await this.ask({ type: 'put_bot', table: this.id, seat, level });
  }

  async clearSeat(seat: number): Promise<void> {
    await this.ask({ type: 'clear_seat', table: this.id, seat });
  }

  // Without a bandit: by chance.
  async pickBandit(seat: number, bandit?: Bandit): Promise<void> {
    await this.ask({ type: 'pick_bandit', table: this.id, seat, ...(bandit && { bandit }) });
  }

  async kick(seat: number): Promise<void> {
    await this.ask({ type: 'kick', table: this.id, seat });
  }

  async standIn(seat: number): Promise<void> {
    await this.ask({ type: 'stand_in', table: this.id, seat });
  }

  async giveBack(seat: number): Promise<void> {
    await this.ask({ type: 'give_back', table: this.id, seat });
  }

  async start(): Promise<void> {
    await this.ask({ type: 'start', table: this.id });
  }

  async setOptions(config?: ConfigInput, options?: OptionsInput): Promise<void> {
    const parts = { ...(config && { config }), ...(options && { options }) };
    await this.ask({ type: 'set_options', table: this.id, ...parts });
  }

  // What the plan leads to if only what lies open happens, by these ways.
  plan(ways: Action[] = []): Promise<PlanPreview> {
    return this.ask({ type: 'plan', table: this.id, ways }).then((answer) => answer.plan);
  }

  // The id of the new table.
  rematch(): Promise<string> {
    return this.ask({ type: 'rematch', table: this.id }).then((answer) => answer.table);
  }

  // What everybody did in a finished game; undefined where nobody can say any more.
  tally(): Promise<GameTally | undefined> {
    return this.ask({ type: 'tally', table: this.id }).then((answer) => answer.tally);
  }

  async close(): Promise<void> {
    await this.ask({ type: 'close', table: this.id });
  }

  async say(text: string): Promise<void> {
    await this.ask({ type: 'chat', table: this.id, text });
  }

  async emote(emote: Emote): Promise<void> {
    await this.ask({ type: 'chat', table: this.id, emote });
  }

  // The path by which another device takes the seat.
  async seatLink(seat: number): Promise<string> {
    const { link } = await this.ask({ type: 'seat_link', table: this.id, seat });
    return `/seat#${link}`;
  }

  // It falls by itself: as soon as what came of the viewer's answer has been seen.
  async liftCurtain(seat: number): Promise<void> {
    await this.ask({ type: 'curtain', table: this.id, seat });
  }
}
