// Follows the screens in the room: their clock is this page's, within what the server's table of
// times allows them.
import { Lead } from '../core/lead';
import type { Step } from '../core/follow/playback';
import type { ShowTimes } from '../protocol/generated';
import type { Director } from './director.svelte';
import { session } from './session.svelte';

// Of events that the table does not name.
const untold = 500;
// A screen that is gone for a moment is being loaded anew.
const patience = 4000;

export class Leader {
  // There is a screen, and it is in time.
  leads = $state(false);
  // There was one.
  lost = $state(false);
  readonly #lead = new Lead();
  readonly #follows: () => boolean;
  #director: Director | undefined;
  #told = false;
  #seen = 0; // The last event that is known.
  #release: (() => void) | undefined;
  #held = 0; // The event for which the hold waits.
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone: ReturnType<typeof setTimeout> | undefined;

  // `follows`: whether this page waits for screens at all.
  constructor(follows: () => boolean) {
    this.#follows = follows;
  }

  // `number`: the last event that is known by now.
  open(director: Director, number: number): void {
    this.#director = director;
    director.lead = () => this.upTo();
    this.renew(number);
  }

  upTo(): number | undefined {
    return this.#follows() ? this.#lead.upTo(Date.now()) : undefined;
  }

  take(screens: readonly number[]): void {
    this.#told = true;
    this.#lead.take(screens);
    this.heed();
  }

  // There are screens; how far they are is yet to be told.
  announce(count: number): void {
    if (!this.#told && count > 0 && this.#follows()) this.leads = true;
    this.heed();
  }

  // Steps were added.
  grown(steps: readonly Step[]): void {
    const { show } = session.choices ?? {};
    for (const step of steps) {
      if (step.n <= this.#seen) continue;
      this.#lead.expect(step.n, longestOf(step, show), Date.now());
      this.#seen = step.n;
    }
    this.heed();
  }

  // The whole view is another: nothing is asked before the screens have come there, too. How long
  // that takes nobody says; as long as the opening may at most.
  renew(number: number): void {
    const { show } = session.choices ?? {};
    this.#seen = number;
    this.#lead.forget(number);
    const opening = show?.times.train_ready?.longest ?? untold;
    this.#lead.expect(number, opening * (show?.slowest ?? 1), Date.now());
    this.#held = number;
    const upTo = this.upTo();
    if (upTo !== undefined && upTo < number && !this.#release) {
      const until = new Promise<void>((resolve) => (this.#release = resolve));
      void this.#director?.hold(until);
    }
    this.heed();
  }

  // Looks again how far it may go.
  heed(): void {
    const upTo = this.upTo();
    if (upTo === undefined || upTo >= this.#held) this.#let();
    if (this.#told) this.#note(upTo !== undefined);
    this.#director?.goOn();
    this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#gone);
    this.#let();
  }

  #let(): void {
    this.#release?.();
    this.#release = undefined;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    const due = this.#lead.nextDue(now);
    if (due !== undefined) this.#timer = setTimeout(() => this.heed(), due - now + 1);
  }

  #note(leads: boolean): void {
    if (leads) {
      clearTimeout(this.#gone);
      this.#gone = undefined;
      this.leads = true;
      this.lost = false;
    } else if (this.leads && this.#gone === undefined) {
      this.#gone = setTimeout(() => {
        this.#gone = undefined;
        this.leads = false;
        this.lost = true;
      }, patience);
    }
  }
}

function longestOf({ event }: Step, show: ShowTimes | undefined): number {
  if (!event) return 0;
  return (show?.times[event.type]?.longest ?? untold) * (show?.slowest ?? 1);
}
