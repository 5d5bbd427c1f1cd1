// A finished game on the screen: from a hall by its id, or from a record file.
import { Director, type Animator } from '../app/director.svelte';
import type { HallName } from '../app/halls';
import { getReplay, postReplay, type ReplaySeat } from '../app/http';
import { Refusal } from '../core/follow/answers';
import { playbackOf, type Playback } from '../core/follow/playback';
import type { Replay } from '../protocol/generated';
import type { OpenedRecord } from './handover.svelte';
import { openingOf } from './marks';

type Source = { hall: HallName; id: string } | { file: OpenedRecord };

export class ReplayShow {
  replay = $state.raw<Replay>();
  director = $state.raw<Director>();
  playback = $state.raw<Playback>();
  trouble = $state.raw<Refusal>();
  busy = $state(false);

  #animator: Animator | undefined;
  #request = 0;

  // The number of the event that is shown, if any is.
  get moment(): number | undefined {
    return this.director?.number;
  }

  // Shows the game through these eyes, at the event of this number, or where a replay opens.
  async open(source: Source, seat: ReplaySeat, at: number | undefined): Promise<void> {
    const request = (this.#request += 1);
    this.busy = true;
    this.director?.pause();
    try {
      const replay = await fetchReplay(source, seat);
      if (request === this.#request) this.#show(replay, at);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    } finally {
      if (request === this.#request) this.busy = false;
    }
  }

  setAnimator(animator: Animator | undefined): void {
    this.#animator = animator;
    this.director?.setAnimator(animator);
  }

  close(): void {
    this.#request += 1;
    this.busy = false;
    this.director?.end();
    this.director = this.playback = this.replay = this.trouble = undefined;
  }

  #show(replay: Replay, at: number | undefined): void {
    this.director?.end();
    const playback = playbackOf(replay);
    const director = new Director(playback);
    director.seek(at ?? openingOf(playback.steps));
    director.setAnimator(this.#animator);
    this.trouble = undefined;
    this.replay = replay;
    this.playback = playback;
    this.director = director;
  }

  #fail(error: unknown): void {
    this.director?.end();
    this.director = this.playback = this.replay = undefined;
    const unknown = { code: 'client/broken', message: String(error) };
    this.trouble = error instanceof Refusal ? error : new Refusal(unknown);
  }
}

async function fetchReplay(source: Source, seat: ReplaySeat): Promise<Replay> {
  if ('id' in source) return getReplay(source.hall, source.id, seat);
  return postReplay(await source.file.text(), seat);
}
