// Takes one's part in the fair deal of a table, without a click.
import { Refusal, type Ask } from '../core/follow/answers';
import type { Room } from '../protocol/generated';
import { hashOfText, nextStep, nonceFor, type Alarm } from './deal';
import { keepSeen, ownSecret, seenOf } from './deal_seen';

export class OwnPart {
  // The deal is not as it was promised: this device takes no part in it.
  alarm: Alarm | undefined;
  #committed = false;
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  // Says what this room asks for.
  take(room: Room): void {
    const before = seenOf(room.table);
    const step = nextStep(room, ownSecret(), before, !this.#committed);
    this.alarm = step.alarm;
    if (step.seen && step.seen !== before) keepSeen(step.seen);
    if (step.say?.type === 'commit') this.#committed = true;
    if (step.say) void this.#say(step.say);
  }

  // At a table that one has just made and sits at, before its room is heard of.
  async commitFirst(table: string, commit: string): Promise<void> {
    keepSeen({ table, commit, starts: 0, chair: true });
    this.#committed = true;
    const commitment = hashOfText(nonceFor(ownSecret(), table, 0));
    await this.#say({ type: 'commit', table, commitment });
  }

  // Refused where another tab was quicker; then the next room says so.
  async #say(message: Parameters<Ask>[0]): Promise<void> {
    try {
      await this.#ask(message);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
    }
  }
}
