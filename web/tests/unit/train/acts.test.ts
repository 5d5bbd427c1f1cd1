import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { actOf, type Act } from '../../../src/core/act';
import { banditsInPlay } from '../../../src/core/places';
import { sceneOf } from '../../../src/core/scene';
import { useLanguage } from '../../../src/i18n/i18n.svelte';
import {
  allRoundEvents,
  type Replay,
  type RoundEvent,
  type View,
} from '../../../src/protocol/generated';
import { gameTerms } from '../../../src/core/terms';
import { choices } from '../core/fixtures';
import type { DrawnTrain } from '../../../src/train/run';
import { TrainAnimator } from '../../../src/train/animator';

// What is on the page at the moment, and all that was ever moved.
const page = {
  mounted: 0,
  props: new Set<object>(),
  running: new Set<object>(),
  posed: new Set<string>(),
  speed: 1,
  frames: [] as Keyframe[],
  heard: [] as string[],
};

vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  mount: () => void page.mounted++,
  unmount: () => void page.mounted--,
}));

vi.mock('../../../src/sound/sound', () => ({
  play: (name: string) => void page.heard.push(name),
  playMotif: () => {},
}));

// An element whose animations take their time; those that fill stay until they are cancelled.
function elementOf() {
  return {
    style: { transform: '' },
    classList: { add: () => {} },
    animate(frames: Keyframe[], { duration, delay, fill }: KeyframeEffectOptions) {
      page.frames.push(...frames);
      let cancel = () => {};
      const finished = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, Number(duration) + Number(delay));
        cancel = () => {
          clearTimeout(timer);
          reject(new Error('cancelled'));
        };
      });
      const gone = () => void page.running.delete(animation);
      finished.then(fill === 'backwards' ? gone : undefined, gone);
      const animation = {
        finished,
        cancel() {
          gone();
          cancel();
        },
      };
      page.running.add(animation);
      return animation;
    },
    append: (prop: object) => void page.props.add(prop),
    remove() {
      page.props.delete(this);
    },
  };
}

function animatorOf({ still = false } = {}): TrainAnimator {
  const train = {
    scene: (view: View) => sceneOf(view),
    element: () => elementOf(),
    elements: () => [elementOf()],
    effects: elementOf(),
    pose(who: string, pose: string | undefined) {
      if (pose) page.posed.add(who);
      else page.posed.delete(who);
    },
    rush: (factor: number) => (page.speed = factor),
    still,
  };
  // The part of an element that the animator uses.
  return new TrainAnimator(train as unknown as DrawnTrain);
}

function expectNothingLeft(): void {
  const { mounted, props, running, posed, speed } = page;
  expect([mounted, props.size, running.size, [...posed], speed]).toEqual([0, 0, 0, [], 1]);
}

// Without slow motion or hurry.
function actAt(step: Step, pace: number): Act {
  return { ...actOf(step, undefined, { pace }), pace };
}

// How long it takes, in milliseconds.
function played(animator: TrainAnimator, step: Step, pace: number): Promise<number> {
  return playedAs(animator, actAt(step, pace));
}

async function playedAs(animator: TrainAnimator, act: Act): Promise<number> {
  const start = Date.now();
  let end: number | undefined;
  const playing = animator.play(act).finally(() => (end = Date.now()));
  while (end === undefined) await vi.advanceTimersByTimeAsync(10);
  await playing;
  return end - start;
}

function stepsOf(name: string): Step[] {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url);
  return playbackOf(JSON.parse(readFileSync(file, 'utf8')) as Replay).steps;
}

const games = ['std4.0', 'horses6.0', 'duo14.0'];

// A moment in the middle of a game with everything in it, at which each event could begin.
const { after } = stepsOf('horses6.0').find(({ event }) => event?.type === 'event_began')!;
function beginning(event: RoundEvent): Step {
  return { n: 1, event: { type: 'event_began', event }, before: after, after };
}

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: elementOf });
  page.frames = [];
  page.heard = [];
});
afterEach(() => {
  expectNothingLeft();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(allRoundEvents)('the sign of %s', (event) => {
  it('is short, and moves and fades only', async () => {
    const took = await played(animatorOf(), beginning(event), 1);
    expect(took).toBeGreaterThanOrEqual(300);
    expect(took).toBeLessThanOrEqual(700);
    const used = new Set(page.frames.flatMap((frame) => Object.keys(frame)));
    for (const name of used) expect(['transform', 'opacity', 'offset']).toContain(name);
  });

  it('ends in the middle when the animator settles', async () => {
    const animator = animatorOf();
    const playing = animator.play(actAt(beginning(event), 1));
    await vi.advanceTimersByTimeAsync(150);
    expect(page.running.size).toBeGreaterThan(0);
    animator.settle(after);
    await playing;
  });

  it('is a stamp that fades with reduced motion, and nothing at pace 0', async () => {
    await played(animatorOf({ still: true }), beginning(event), 1);
    expect(page.frames.some(({ transform }) => transform !== undefined)).toBe(false);
    page.frames = [];
    expect(await played(animatorOf(), beginning(event), 0)).toBe(0);
    expect(page.frames).toEqual([]);
  });
});

it('has a sign of its own for each event', async () => {
  const seen = new Set<string>();
  for (const event of allRoundEvents) {
    page.frames = [];
    await played(animatorOf(), beginning(event), 1);
    seen.add(JSON.stringify(page.frames));
  }
  expect(seen.size).toBe(allRoundEvents.length);
});

it('clicks once for each pull of an empty gun', async () => {
  const event = { type: 'had_no_effect', why: 'no_bullets' } as const;
  const bandit = banditsInPlay(after)[0]!;
  const step = { n: 1, event: { ...event, bandit }, before: after, after };
  await played(animatorOf(), step, 1);
  expect(page.heard).toEqual(['click', 'click', 'click']);
});

it('has the marshal fire the bullets of his own event', async () => {
  const angry: View = { ...after, phase: 'event', rounds: ['angry_marshal_24'] };
  const bandit = banditsInPlay(angry)[0]!;
  const event = { type: 'neutral_bullet', bandit, cause: 'event' } as const;
  const animator = animatorOf();
  const playing = animator.play(actAt({ n: 1, event, before: angry, after: angry }, 1));
  await vi.advanceTimersByTimeAsync(30);
  expect(page.posed).toContain('marshal');
  animator.settle(angry);
  await playing;
});

describe.each(games)('the game %s', (name) => {
  it('leaves nothing behind, event by event', async () => {
    const animator = animatorOf();
    for (const step of stepsOf(name)) {
      await played(animator, step, 0.1);
      // A rider stays in the saddle until it is known where it gets off.
      if (step.event?.type !== 'horse_ridden') expectNothingLeft();
    }
    animator.end();
  });

  it('has time for every movement, and says its words as long as they are there', async () => {
    const animator = animatorOf();
    const steps = stepsOf(name);
    const tempo = { pace: 1, show: choices.show, values: choices.values };
    let said = 0;
    for (const [i, step] of steps.entries()) {
      const terms = gameTerms(choices, step.after.config);
      const act = actOf(step, steps[i - 1], { ...tempo, terms });
      const mounted = page.mounted;
      const took = await playedAs(animator, act);
      expect(took, step.event?.type).toBeLessThanOrEqual(Math.max(act.ms - act.beat, 0) + 10);
      if (act.word) expect(took).toBeGreaterThan((act.ms - act.beat) * 0.9);
      said += act.word ? 1 : 0;
      expect(page.mounted).toBe(mounted);
    }
    expect(said > 0).toBe(name !== 'duo14.0'); // In which nothing big happens.
    animator.end();
  });
});
