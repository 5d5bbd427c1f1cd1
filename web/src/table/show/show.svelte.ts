// What is shown before acts and over the train, on one table's screen.
import type { Director } from '../../app/director.svelte';
import { session } from '../../app/session.svelte';
import { pace, settings } from '../../app/settings.svelte';
import type { Act } from '../../core/act';
import type { TurnKind, View } from '../../protocol/generated';
import { isOpening, noteOpened } from './opening';
import { isRoundsStart, scenesBefore, type Scene } from './scenes';

// So often a symbol is explained.
const explanations = 2;

export function unexplained(turns: readonly TurnKind[]): TurnKind[] {
  const seen = settings.explained.split(' ');
  return turns.filter((turn) => seen.filter((one) => one === turn).length < explanations);
}

export function noteExplained(turns: readonly TurnKind[]): void {
  if (turns.length > 0) settings.explained = [settings.explained, ...turns].join(' ').trim();
}

export class Show {
  scene = $state.raw<Scene>();
  opening = $state(false); // It has the stage.
  readonly #director: Director;
  #act: Act | undefined;
  #start: View | undefined;
  #skip: (() => void) | undefined;
  #hasOpened = false;
  #release: (() => void) | undefined;

  constructor(director: Director) {
    this.#director = director;
    this.#note(director.shown);
  }

  // Takes part in the director's show; returns what ends that.
  enter(): () => void {
    const { scenes } = this.#director;
    scenes.add(this.#before);
    return () => {
      scenes.delete(this.#before);
      this.skip();
      this.opened();
    };
  }

  // Opens the game, once, as soon as there is a cast; nothing is played meanwhile.
  async open(table: string): Promise<void> {
    if (this.#hasOpened || !isOpening(table, this.#director.shown)) return;
    this.#hasOpened = true;
    noteOpened(table);
    if (settings.speed === 'instant') return;
    this.opening = true;
    await this.#director.hold(new Promise<void>((resolve) => (this.#release = resolve)));
    this.opening = false;
  }

  // The opening is over.
  opened(): void {
    this.#release?.();
  }

  // The rest of what comes before this act is left out.
  skip(): void {
    this.#skip?.();
  }

  // To be called when the director has moved on: what was before an act is over when it is shown,
  // or when somebody paused.
  follow(): void {
    const { number, playing, shown } = this.#director;
    this.#note(shown);
    if (this.#act && (!playing || number >= this.#act.step.n)) this.skip();
  }

  // A round is summed up by who has seen it from its start.
  #note(view: View): void {
    if (this.#start?.round !== view.round && isRoundsStart(view)) this.#start = view;
  }

  readonly #before = (act: Act): Promise<void> | undefined => {
    const { choices } = session;
    const start = this.#start;
    const cards = choices?.round_cards ?? [];
    const scenes = scenesBefore(act, { cards, start, unknown: unexplained });
    return scenes.length > 0 && act.scene > 0 ? this.#play(act, scenes) : undefined;
  };

  async #play(act: Act, scenes: readonly Scene[]): Promise<void> {
    this.skip();
    this.#act = act;
    for (const scene of scenes) {
      this.scene = scene;
      if (scene.kind === 'card') noteExplained(scene.explained);
      if (await this.#wait(scene.ms)) break;
    }
    if (this.#act !== act) return;
    this.scene = this.#act = undefined;
  }

  // Whether it was skipped.
  #wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (skipped: boolean) => {
        clearTimeout(timer);
        this.#skip = undefined;
        resolve(skipped);
      };
      const timer = setTimeout(() => end(false), ms * pace[settings.speed]);
      this.#skip = () => end(true);
    });
  }
}
