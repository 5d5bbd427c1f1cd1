// What a hall tells of the daily train: today's, one's own rides, and of a day that was ridden its
// board and what our levels make of it.
import type { Session } from '../../app/hall_session.svelte';
import { tablePath } from '../../app/halls';
import { go } from '../../app/router.svelte';
import { monthOf, stateOf } from '../../core/daily';
import { Refusal } from '../../core/follow/answers';
import type {
  DailyAnswer,
  DailyBoardAnswer,
  DailyLevelsAnswer,
  DailyTry,
} from '../../protocol/generated';

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : 'client/broken');

export class Desk {
  answer = $state.raw<DailyAnswer>();
  tries = $state.raw<ReadonlyMap<string, DailyTry>>(new Map());
  failed = $state<string>();
  board = $state.raw<DailyBoardAnswer>();
  boardFailed = $state<string>();
  levels = $state.raw<DailyLevelsAnswer>();
  levelsFailed = $state<string>();

  #months = new Set<string>();

  constructor(readonly hall: Session) {}

  // Whenever the hall is there. Returns what ends it.
  follow(): () => void {
    return this.hall.onOnline(() => void this.load());
  }

  async load(): Promise<void> {
    try {
      this.answer = await this.hall.ask({ type: 'daily' });
      this.#take(this.answer.tries);
      this.failed = undefined;
    } catch (error) {
      if (!this.answer) this.failed = codeOf(error);
    }
  }

  // The rides of a month that is further back than what was told at first.
  async loadMonth(month: string): Promise<void> {
    const today = this.answer?.today.day;
    if (!today || month >= monthOf(today) || this.#months.has(month)) return;
    this.#months.add(month);
    try {
      this.#take((await this.hall.ask({ type: 'daily', month })).tries);
    } catch {
      this.#months.delete(month); // Asked again when somebody turns to it.
    }
  }

  // Of a day that one has ridden, or that is over.
  async look(day: string): Promise<void> {
    this.board = undefined;
    this.levels = undefined;
    this.boardFailed = undefined;
    this.levelsFailed = undefined;
    const ridden = this.tries.get(day)?.stage === 'finished';
    if (!ridden && day === this.answer?.today.day) return;
    await this.#lookAtBoard(day);
    // Whether it counts may have been found out just now.
    if (stateOf(this.tries.get(day)) === 'checking') await this.load();
    if (this.tries.get(day)?.result) await this.#lookAtLevels(day);
  }

  async ride(day: string): Promise<void> {
    await this.hall.reach();
    const past = day === this.answer?.today.day ? {} : { day };
    const { table } = await this.hall.ask({ type: 'daily_ride', ...past });
    go(tablePath(this.hall.hall, table));
  }

  async #lookAtBoard(day: string): Promise<void> {
    try {
      this.board = await this.hall.ask({ type: 'daily_board', day });
    } catch (error) {
      this.boardFailed = codeOf(error);
    }
  }
  async #lookAtLevels(day: string): Promise<void> {
    try {
      this.levels = await this.hall.ask({ type: 'daily_levels', day });
    } catch (error) {
      this.levelsFailed = codeOf(error);
    }
  }

  #take(tries: readonly DailyTry[]): void {
    this.tries = new Map([...this.tries, ...tries.map((one) => [one.day, one] as const)]);
  }
}
