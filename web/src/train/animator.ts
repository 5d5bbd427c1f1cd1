// Plays events on the train, one at a time.
import type { Animator } from '../app/director.svelte';
import type { Act } from '../core/act';
import { isBandit } from '../core/places';
import type { Event, View } from '../protocol/generated';
import { play as sound, playMotif } from '../sound/sound';
import { fade } from './acts/fade';
import { say } from './acts/word';
import { act, showStill, soundOf } from './events';
import { Run, type DrawnTrain } from './run';

// From this weight on a beat of the drum underlines it.
const emphatic = 0.8;

export class TrainAnimator implements Animator {
  readonly #train: DrawnTrain;
  #run: Run | undefined;
  // The last run, which may hold something for the next one.
  #held: Run | undefined;
  #last: Event | undefined;

  constructor(train: DrawnTrain) {
    this.#train = train;
  }

  async play(played: Act): Promise<void> {
    const { step, event, pace, weight } = played;
    this.#end();
    const last = this.#last;
    this.#last = event;
    if (!event || pace === 0) return this.#held?.release();
    const name = soundOf(event);
    if (name) sound(name);
    const [actor] = played.actors;
    if (event.type === 'card_revealed' && isBandit(actor)) playMotif(actor);
    if (weight >= emphatic) sound('accent');
    const train = this.#train;
    const scenes = { before: train.scene(step.before), after: train.scene(step.after) };
    const run = new Run(step, scenes, train, pace);
    this.#run = run;
    this.#held?.release();
    this.#held = run;
    const shown = train.still ? [fade(run), showStill(event, run)] : [act(event, run, last)];
    await Promise.all([...shown, say(run, played)]);
    if (this.#run === run) this.#end();
  }

  settle(_view: View): void {
    this.end();
  }

  end(): void {
    this.#end();
    this.#held?.release();
    this.#last = undefined;
  }

  #end(): void {
    this.#run?.stop();
    this.#run = undefined;
  }
}
