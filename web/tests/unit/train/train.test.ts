import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actOf } from '../../../src/core/act';
import { choicesOf } from '../../../src/core/choices';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { sceneOf } from '../../../src/core/scene';
import type { Aim, Event, Replay, View } from '../../../src/protocol/generated';
import { soundOf } from '../../../src/train/events';
import { sounds } from '../../../src/sound/sounds';
import { figureTag, fitOf, lootTag, shapeOf } from '../../../src/train/geometry';
import type { DrawnTrain } from '../../../src/train/run';
import { TrainAnimator } from '../../../src/train/animator';
import { nextFrom, targetsOf, thingsIn } from '../../../src/train/targets';
import { legalOf } from '../core/aims';

function stepsOf(name: string): Step[] {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url);
  return playbackOf(JSON.parse(readFileSync(file, 'utf8')) as Replay).steps;
}

const steps = stepsOf('horses6.0');

function viewWhere(fits: (view: View) => boolean): View {
  const found = steps.find(({ after }) => fits(after));
  if (!found) throw new Error('no such moment in the game');
  return found.after;
}

function stepOf(type: Event['type']): Step {
  const found = steps.find(({ event }) => event?.type === type);
  if (!found) throw new Error(`no ${type} in the game`);
  return found;
}

describe('targets on the train', () => {
  function targets(view: View, aims: Aim[]) {
    const actions = aims.map((_, i) => `move forward ${i + 1}`);
    return targetsOf(sceneOf(view), choicesOf(view, { actions, aims }));
  }

  it('are the places where a move can end, from the front to the rear', () => {
    const view = viewWhere(({ ask }) => ask === 'move');
    const found = targets(view, [{ place: 'car 3 roof' }, { place: 'car 1 roof' }]);
    expect(found).toHaveLength(2);
    expect(found[0]!.x).toBeLessThan(found[1]!.x);
    expect(found.every(({ kind }) => kind === 'place')).toBe(true);
  });

  it('bring together what can be done at one thing', () => {
    const view = viewWhere(({ ask }) => ask === 'fire');
    const [first, second] = Object.keys(view.bandits);
    const choices = choicesOf(view, legalOf(`fire ${first}`, `fire ${second}`, 'draw'));
    const again = choices.slice(0, 1).map((choice) => ({ ...choice, action: 'twice' }));
    const found = targetsOf(sceneOf(view), [...choices, ...again]);
    expect(found).toHaveLength(2);
    const both = found.find(({ key }) => key === `bandit:${first}`)?.choices;
    expect(both?.map(({ action }) => action)).toEqual([`fire ${first}`, 'twice']);
  });
});

describe('what explains itself', () => {
  const view = viewWhere(({ phase, horses }) => phase === 'robbing' && horses !== undefined);
  const scene = sceneOf(view);
  const things = thingsIn(scene);

  it('is everything that is there', () => {
    const { figures, loot, hostages, horses, coach } = scene;
    const keys = [...figures, ...loot, ...hostages, ...horses].map(({ key }) => key);
    expect(things.map(({ key }) => key)).toEqual([...keys, ...(coach ? ['coach'] : [])]);
    expect([figures.length, loot.length, hostages.length].every((n) => n > 0)).toBe(true);
  });

  it('can be reached from anything else by arrows', () => {
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const start of things) {
      const reached = new Set([start.key]);
      for (const key of reached) {
        for (const arrow of arrows) {
          const to = nextFrom(things, key, arrow);
          if (to) reached.add(to.key);
        }
      }
      expect(reached.size, start.key).toBe(things.length);
    }
    expect(nextFrom(things, things[0]!.key, 'Enter')).toBeUndefined();
  });

  it('does so also where it can be picked', () => {
    const shoots = viewWhere(({ ask }) => ask === 'fire');
    const picked = (view: View, action: string) =>
      targetsOf(sceneOf(view), choicesOf(view, legalOf(action)))[0]?.explain;
    expect(picked(shoots, 'fire doc')).toBe('character-doc');
    expect(picked(view, `hostage ${scene.hostages[0]?.hostage}`)).toMatch(/^hostage-/);
  });
});

describe('the fit of the scene', () => {
  const view = steps.at(-1)!.after;
  const map = 46;

  it('fills the width of a wide room and never its height', () => {
    for (const [width, height] of [
      [1140, 460],
      [1900, 700],
      [1440, 300],
      [844, 190],
    ] as const) {
      const { narrow, stretch, near } = shapeOf(view, width, height, map);
      const scene = sceneOf(view, stretch, near);
      const { unit, origin } = fitOf(scene, width, height, narrow);
      expect(narrow).toBe(false);
      expect((scene.bottom - scene.top) * unit).toBeLessThanOrEqual(height + 0.01);
      expect(origin + scene.left * unit).toBeGreaterThanOrEqual(-0.01);
      expect(origin + scene.right * unit).toBeLessThanOrEqual(width + 0.01);
    }
  });

  it('stretches cars where there is height', () => {
    expect(shapeOf(view, 1440, 200, map).stretch).toBe(1);
    expect(shapeOf(view, 1440, 900, map).stretch).toBe(1.6);
  });

  it('shows a car at a time where a whole train would be small for its height', () => {
    expect(shapeOf(view, 390, 300, map).narrow).toBe(true);
    expect(shapeOf(view, 768, 400, map).narrow).toBe(true);
    const scene = sceneOf(view);
    const { unit, origin, world } = fitOf(scene, 390, 700, true, 520);
    expect(240 * unit).toBeCloseTo(351);
    expect(origin + 120 * unit).toBeGreaterThanOrEqual(260);
    expect(world - (origin + 6.5 * 240 * unit)).toBeGreaterThanOrEqual(260);
  });

  it('has letters that can be read, and that leave room for those beside them', () => {
    for (const unit of [0.2, 0.5, 0.7, 1, 1.5]) {
      const inPixels = [figureTag(57.8, unit) * (57.8 / 60), lootTag(27, unit) * (27 / 40)];
      for (const size of inPixels) {
        expect(size * unit).toBeGreaterThanOrEqual(11);
        expect(size * unit).toBeLessThanOrEqual(17.01);
      }
    }
  });
});

describe('sounds', () => {
  it('are there for whatever events ask for', () => {
    const names = steps.flatMap(({ event }) => (event ? (soundOf(event) ?? []) : []));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(sounds[name]).toBeTypeOf('function');
    expect(names).toContain('card');
  });
});

describe('the animator', () => {
  // An element whose animations last until they are cancelled.
  function trainOf() {
    const running = new Set<() => void>();
    const element = {
      animate() {
        let cancel = () => {};
        const finished = new Promise<void>((_, reject) => {
          cancel = () => reject(new Error('cancelled'));
        });
        const stop = () => {
          running.delete(stop);
          cancel();
        };
        running.add(stop);
        return { finished, cancel: stop };
      },
    };
    const train = {
      scene: (view: View) => sceneOf(view),
      element: () => element,
      elements: () => [],
      effects: element,
      pose: () => {},
      rush: () => {},
      still: false,
    };
    // The part of an element that the animator uses.
    return { running, train: train as unknown as DrawnTrain };
  }

  it('shows nothing at pace 0 and is done at once', async () => {
    const { train, running } = trainOf();
    const animator = new TrainAnimator(train);
    for (const step of steps) await animator.play(actOf(step, undefined, { pace: 0 }));
    expect(running.size).toBe(0);
  });

  it('ends what is running when it settles', async () => {
    const { train, running } = trainOf();
    const animator = new TrainAnimator(train);
    const step = stepOf('card_revealed');
    const played = animator.play(actOf(step, undefined, { pace: 1 }));
    expect(running.size).toBe(1);
    animator.settle(step.after);
    await played;
    expect(running.size).toBe(0);
  });

  it('gives up one event for the next', async () => {
    const { train, running } = trainOf();
    const animator = new TrainAnimator(train);
    const first = animator.play(actOf(stepOf('card_revealed'), undefined, { pace: 1 }));
    const second = animator.play(actOf(stepOf('card_revealed'), undefined, { pace: 1 }));
    await first;
    expect(running.size).toBe(1);
    animator.end();
    await second;
  });
});
