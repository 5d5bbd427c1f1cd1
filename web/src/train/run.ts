// One event while it is played. The page already shows what came of it (`after`): things are moved
// back to where they were and let go, and what is gone is drawn once more until it has left.
import type { Component } from 'svelte';
import { mount, unmount } from 'svelte';
import type { Pose } from '../art/figures/pose';
import type { Step } from '../core/follow/playback';
import type { FigureAt, Scene, Who } from '../core/scene';
import type { View } from '../protocol/generated';
import { move } from './geometry';

// What the animator needs of the train on the page.
export interface DrawnTrain {
  scene(view: View): Scene;
  element(key: string): HTMLElement | undefined;
  elements(selector: string): HTMLElement[];
  readonly effects: HTMLElement;
  pose(who: Who, pose: Pose | undefined, facing?: 1 | -1): void;
  rush(factor: number): void; // how fast the landscape passes
  readonly still: boolean; // reduced motion
}

interface Timing {
  ms: number;
  delay?: number;
  easing?: string;
  fill?: FillMode;
  // Stays as it is at the end until the next event.
  hold?: boolean;
}

interface Prop {
  element: HTMLElement;
  remove(): void;
}

// Paper that slides in a slot: quick to start, soft to stop.
const slide = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export class Run {
  readonly step: Step;
  readonly before: Scene;
  readonly after: Scene;
  readonly train: DrawnTrain;
  #pace: number;
  #stopped = false;
  readonly #animations = new Set<Animation>();
  readonly #held = new Set<Animation>();
  readonly #props = new Set<Prop>();
  readonly #posed = new Set<Who>();
  #rushes = false;

  constructor(
    step: Step,
    scenes: { before: Scene; after: Scene },
    train: DrawnTrain,
    pace: number,
  ) {
    this.step = step;
    this.before = scenes.before;
    this.after = scenes.after;
    this.train = train;
    this.#pace = pace;
  }

  get still(): boolean {
    return this.train.still;
  }

  // Ends everything at once; what is still asked of this run resolves without effect.
  stop(): void {
    this.#stopped = true;
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
    for (const prop of [...this.#props]) prop.remove();
    for (const who of this.#posed) this.train.pose(who, undefined);
    this.#posed.clear();
    if (this.#rushes) this.train.rush(1);
    this.#rushes = false;
  }

  // Lets go what was held for the event after this one.
  release(): void {
    for (const animation of this.#held) animation.cancel();
    this.#held.clear();
  }

  was(who: Who): FigureAt | undefined {
    return this.before.figures.find((figure) => figure.who === who);
  }

  is(who: Who): FigureAt | undefined {
    return this.after.figures.find((figure) => figure.who === who);
  }

  pose(who: Who, pose: Pose, facing?: 1 | -1): void {
    if (this.#stopped || this.still) return;
    this.#posed.add(who);
    this.train.pose(who, pose, facing);
  }

  // How fast the landscape passes as long as this event is played.
  rush(factor: number): void {
    if (this.#stopped) return;
    this.#rushes = true;
    this.train.rush(factor);
  }

  // Moves something on the page, by its key or as an element. Resolves when it is there, or stopped.
  async animate(
    thing: string | HTMLElement | undefined,
    frames: Keyframe[],
    { ms, delay = 0, easing = slide, fill = 'backwards', hold = false }: Timing,
  ): Promise<void> {
    const element = typeof thing === 'string' ? this.train.element(thing) : thing;
    if (!element || this.#stopped) return;
    const animation = element.animate(frames, {
      duration: ms * this.#pace,
      delay: delay * this.#pace,
      easing,
      fill: hold ? 'both' : fill,
    });
    const kept = hold ? this.#held : this.#animations;
    kept.add(animation);
    await animation.finished.catch(() => undefined);
    if (!hold && fill === 'backwards') this.#animations.delete(animation);
  }

  wait(ms: number): Promise<void> {
    return this.animate(this.train.effects, [{ opacity: 1 }, { opacity: 1 }], { ms });
  }

  // A thing that is there only for this event, w by h units, its middle at x, y.
  prop<P extends Record<string, unknown>>(
    drawing: Component<P>,
    props: P,
    { x, y, w, h }: { x: number; y: number; w: number; h: number },
  ): HTMLElement {
    return this.#add(x - w / 2, y - h / 2, w, h, (target) => {
      const mounted = mount(drawing, { target, props });
      return () => void unmount(mounted);
    });
  }

  // A plain piece of paper, styled by its class.
  piece(name: string, { x, y, w, h }: { x: number; y: number; w: number; h: number }): HTMLElement {
    return this.#add(x - w / 2, y - h / 2, w, h, (target) => {
      target.classList.add(name);
      return () => undefined;
    });
  }

  #add(
    x: number,
    y: number,
    w: number,
    h: number,
    fill: (target: HTMLElement) => () => void,
  ): HTMLElement {
    const element = document.createElement('div');
    element.className = 'prop';
    element.style.width = `${w}px`;
    element.style.height = `${h}px`;
    element.style.transform = move(x, y);
    if (this.#stopped) return element;
    const empty = fill(element);
    this.train.effects.append(element);
    const prop: Prop = {
      element,
      remove: () => {
        this.#props.delete(prop);
        empty();
        element.remove();
      },
    };
    this.#props.add(prop);
    return element;
  }
}
