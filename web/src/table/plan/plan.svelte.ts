// What the plan leads to if only what lies open happens, on the same train: while it is shown the
// game goes on unseen.
import { Director, type Animator } from '../../app/director.svelte';
import { settings } from '../../app/settings.svelte';
import type { LiveTable } from '../../app/table.svelte';
import { Refusal } from '../../core/follow/answers';
import {
  cardAt,
  carOf,
  forkAt,
  otherWay,
  planLine,
  planWords,
  type Fork,
  type PlanLine,
  type PlannedCard,
} from '../../core/plan';
import type { Words } from '../../core/words';
import type { Action, View } from '../../protocol/generated';

export class PlanShow {
  readonly #table: LiveTable;
  director = $state.raw<Director>();
  busy = $state(false);
  #line = $state.raw<PlanLine>();
  // The card that it has come to.
  card: PlannedCard | undefined = $derived(
    this.#line && this.director && cardAt(this.#line, this.director.number),
  );
  // Where that happens.
  car: number | undefined = $derived(
    this.card && this.director && carOf(this.card, this.director.shown),
  );
  fork: Fork | undefined = $derived(
    this.#line && this.director && forkAt(this.#line, this.director.number),
  );

  // Chance decides what has just happened.
  isOpen: boolean = $derived(
    this.director !== undefined && this.#line?.open.has(this.director.number) === true,
  );

  said: Words | undefined = $derived.by(() => {
    if (!this.#line || !this.director) return undefined;
    return planWords(this.#line, this.director.number, this.#table.names);
  });

  #animator: Animator | undefined;
  #ways: Action[] = [];
  #request = 0;
  // The pile that it was asked for.
  #pile = '';

  constructor(table: LiveTable) {
    this.#table = table;
  }

  // Of the train, which shows either this or the game.
  setAnimator(animator: Animator | undefined): void {
    this.#animator = animator;
    (this.director ?? this.#table.director)?.setAnimator(animator);
  }

  async open(view: View): Promise<void> {
    this.#ways = [];
    await this.#ask(view, 0, true);
  }

  // Whoever asks again, though the answer is not there, no longer wants it. The server answers for
  // what is newest, so the game goes on to that.
  async toggle(view: View): Promise<void> {
    if (this.director || this.busy) return this.close();
    this.#table.director?.play();
    await this.open(view);
  }

  close(): void {
    this.#request += 1;
    this.busy = false;
    if (!this.director) return;
    this.#end();
    this.director = this.#line = undefined;
    this.#table.director?.setAnimator(this.#animator);
  }

  // The game has gone on: with another pile it is shown anew, after Schemin' no more.
  follow(view: View): void {
    if (!this.director) return;
    if (view.phase !== 'planning' || view.pile.length === 0) this.close();
    else if (pileOf(view) !== this.#pile) void this.#renew(view);
  }

  // What if they go that way? Who wants to see nothing move sees what this card comes to.
  async choose(view: View, fork: Fork, action: Action): Promise<void> {
    if (!this.#line || action === fork.taken) return;
    const atOnce = settings.speed === 'instant';
    this.#ways = otherWay(this.#line, fork, action);
    await this.#ask(view, fork.n - 1, !atOnce);
    if (atOnce) this.seek(fork.card);
  }

  // To where this card of the pile is done.
  seek(index: number): void {
    const card = this.#line?.cards[index];
    if (card) this.director?.seek(card.last);
  }

  play(): void {
    if (this.director?.behind === 0) this.director.toStart();
    this.director?.play();
  }

  async #renew(view: View): Promise<void> {
    const { number = 0, playing = false } = this.director ?? {};
    try {
      await this.#ask(view, number, playing);
    } catch (error) {
      // Nobody asked for it: it is over.
      if (!(error instanceof Refusal)) console.error(error);
      this.close();
    }
  }

  async #ask(view: View, from: number, play: boolean): Promise<void> {
    const request = (this.#request += 1);
    this.#pile = pileOf(view);
    this.busy = true;
    try {
      const line = planLine(await this.#asked(), this.#table.viewer);
      if (request === this.#request) this.#show(line, from, play);
    } finally {
      if (request === this.#request) this.busy = false;
    }
  }

  // A card that was taken back may have taken ways along.
  async #asked() {
    try {
      return await this.#table.plan(this.#ways);
    } catch (error) {
      const gone = error instanceof Refusal && error.code === 'action/not_legal';
      if (!gone || this.#ways.length === 0) throw error;
      this.#ways = [];
      return await this.#table.plan();
    }
  }

  #show(line: PlanLine, from: number, play: boolean): void {
    if (this.director) this.#end();
    else this.#table.director?.setAnimator(undefined);
    const director = new Director(line.playback);
    director.seek(from);
    this.#line = line;
    this.director = director;
    director.setAnimator(this.#animator);
    if (play) director.play();
  }

  #end(): void {
    this.director?.setAnimator(undefined);
    this.director?.end();
  }
}

function pileOf(view: View): string {
  return view.pile.join();
}
