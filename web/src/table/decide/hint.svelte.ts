import type { LiveTable } from '../../app/table.svelte';
import type { Choice } from '../../core/choices';
import { reasonFor } from '../../core/hint';
import type { Words } from '../../core/words';
import type { Hint, Legal, View } from '../../protocol/generated';

// Finds out what a bot would do, from what the seat knows.
export type Advise = (view: View, legal: Legal) => Promise<Hint>;

export interface ToldHint {
  choice: Choice;
  reason: Words | undefined;
}

// What one asked to be told in the question that is open.
export class HintDesk {
  busy = $state(false);
  failed = $state(false);
  told = $state.raw<ToldHint>();
  readonly #table: LiveTable;
  readonly #advise: Advise;
  #question: number | undefined;
  #offered = false;

  constructor(table: LiveTable, advise: Advise) {
    this.#table = table;
    this.#advise = advise;
  }

  // Whether there is anything to ask: of a single way there is not.
  get offered(): boolean {
    const { choices, turn } = this.#table;
    return choices.length > 1 && turn?.legal?.hint !== undefined;
  }

  // Whether to speak of it: the first time.
  offerOnce(): boolean {
    const first = !this.#offered;
    this.#offered = true;
    return first;
  }

  // A new question, or none.
  reset(): void {
    this.#question = undefined;
    this.busy = false;
    this.failed = false;
    this.told = undefined;
  }

  // The table is asked first: it keeps that somebody was told.
  async ask(): Promise<void> {
    const legal = this.#table.turn?.legal;
    if (!legal || this.busy) return;
    this.reset();
    this.busy = true;
    this.#question = legal.decision;
    try {
      const view = await this.#table.hint();
      this.#tell(legal, await this.#advise(view, legal));
    } catch {
      if (this.#question === legal.decision) this.failed = true;
    }
    if (this.#question === legal.decision) this.busy = false;
  }

  #tell(legal: Legal, hint: Hint): void {
    if (this.#question !== legal.decision) return; // It was answered meanwhile.
    const find = (action: string | undefined) =>
      this.#table.choices.find((choice) => choice.action === action);
    const choice = find(hint.action);
    this.failed = choice === undefined;
    if (choice) this.told = { choice, reason: reasonFor(hint, find(hint.next?.action)) };
  }
}
