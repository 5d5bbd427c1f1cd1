import type { Preview } from '../../app/previews';
import type { LiveTable } from '../../app/table.svelte';
import { settings } from '../../app/settings.svelte';
import type { Choice } from '../../core/choices';
import { showsOnTrain } from '../../core/questions';
import { attempt } from '../../page/attempt';
import { ownConsequences } from './foresight';

const lookDelay = 150;

// How a choice is made: picked on the train, in the hand or in the list; with several at one thing
// a chooser opens; with confirmation the first touch only selects.
export class Decision {
  selected = $state.raw<Choice>();
  chooser = $state.raw<Choice[]>([]);
  foreseen = $state.raw<Preview>();
  busy = $state(false);
  byKey = $state(0); // How often a key has selected something.

  readonly #table: LiveTable;
  readonly #seen = new Map<string, Preview>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: string | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  pick = (choices: Choice[]): void => {
    const [first, second] = choices;
    if (!first) return;
    if (second) this.chooser = choices;
    else this.choose(first);
  };

  choose = (choice: Choice): void => {
    this.chooser = [];
    if (settings.confirm && this.selected?.action !== choice.action) this.#select(choice);
    else void this.#act(choice);
  };

  // A key that is struck twice by accident confirms nothing: that takes the button, where the focus
  // goes.
  chooseByKey(choice: Choice): void {
    this.chooser = [];
    if (!settings.confirm) return void this.#act(choice);
    this.#select(choice);
    this.byKey++;
  }

  #select(choice: Choice): void {
    this.selected = choice;
    this.look(choice);
  }

  // Shows what would come of a choice, a moment after it is pointed at.
  look = (choice: Choice | undefined): void => {
    clearTimeout(this.#timer);
    const shown = choice ?? this.selected;
    this.#wanted = shown?.action;
    if (!shown || !showsOnTrain(this.#table.director?.shown.ask ?? 'none')) {
      this.foreseen = undefined;
      return;
    }
    this.foreseen = this.#seen.get(shown.action);
    if (!this.foreseen) this.#timer = setTimeout(() => void this.#foresee(shown.action), lookDelay);
  };

  // A new question, or none: what was selected and foreseen is void.
  reset(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.selected = undefined;
    this.foreseen = undefined;
    this.chooser = [];
    this.#seen.clear();
  }

  cancel = (): void => {
    this.selected = undefined;
    this.chooser = [];
    this.look(undefined);
  };

  async #foresee(action: string): Promise<void> {
    const question = this.#table.turn?.legal?.decision;
    try {
      const foreseen = ownConsequences(await this.#table.preview(action));
      if (this.#wanted !== action || this.#table.turn?.legal?.decision !== question) return;
      this.#seen.set(action, foreseen);
      this.foreseen = foreseen;
    } catch {
      // A preview that does not come is not missed.
    }
  }

  async #act(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (await attempt(this.#table.act(choice.action))) this.cancel();
    this.busy = false;
  }
}
