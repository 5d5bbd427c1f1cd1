import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../../src/core/follow/patch';
import {
  carWidth,
  coachSlim,
  figureSlim,
  sceneOf,
  type Box,
  type FigureAt,
  type Scene,
} from '../../../src/core/scene';
import type { Replay, View } from '../../../src/protocol/generated';

const folder = new URL('../../fixtures/', import.meta.url);
const replays = readdirSync(folder)
  .filter((name) => /\.(0|open)\.json$/.test(name))
  .map((name) => ({ name, moments: momentsOf(read(name)) }));

interface Moment {
  view: View;
  scene: Scene;
}

function read(name: string): Replay {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Replay;
}

function momentsOf(replay: Replay): Moment[] {
  let view: View = replay.start;
  const moments = [{ view, scene: sceneOf(view) }];
  for (const { patch } of replay.steps) {
    view = applyPatch(view, patch);
    moments.push({ view, scene: sceneOf(view) });
  }
  return moments;
}

// A figure's drawing fills most of its box; in the stagecoach one stands before the next.
function boxOf({ x, y, w, h, place }: FigureAt): Box {
  const slim = w * (place.startsWith('coach') ? coachSlim : figureSlim);
  return { x: x - slim / 2, y: y - h, w: slim, h };
}

const slack = 0.01;

function overlap(a: Box, b: Box): boolean {
  const across = a.x + a.w > b.x + slack && b.x + b.w > a.x + slack;
  return across && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;
}

function within(inner: Box, outer: Box): boolean {
  const across = inner.x >= outer.x - slack && inner.x + inner.w <= outer.x + outer.w + slack;
  return across && inner.y >= outer.y - slack && inner.y + inner.h <= outer.y + outer.h + slack;
}

function overlaps(boxes: Box[]): boolean {
  return boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other)));
}

function tokens(scene: Scene): Box[] {
  return scene.loot.map(({ x, y, size }) => {
    return { x: x - size / 2, y: y - size / 2, w: size, h: size };
  });
}

function isCrowded(scene: Scene): boolean {
  return [scene.figures.map(boxOf), tokens(scene)].some(overlaps);
}

// Who or what is not where it belongs.
function strays({ left, right, top, bottom, ...scene }: Scene): string[] {
  const all = { x: left, y: top, w: right - left, h: bottom - top };
  const laneOf = (figure: FigureAt) =>
    figure.rides ? all : scene.places.find(({ place }) => place === figure.place);
  const figures = scene.figures.filter((figure) => {
    const lane = laneOf(figure);
    return !lane || !within(boxOf(figure), lane);
  });
  const things = [...tokens({ ...scene, left, right, top, bottom }), ...scene.horses];
  const lost = things.filter((box) => !within(box, all));
  return [...figures.map(({ who, place }) => `${who} ${place}`), ...lost.map(String)];
}

// What should be seen and is not, or is seen twice.
function missing({ view, scene }: Moment): string[] {
  const shown = scene.figures.map(({ who }) => String(who));
  const onTrain = Object.entries(view.bandits).filter(([, at]) => at && /^c/.test(at.place));
  const lacking = ['marshal', ...onTrain.map(([bandit]) => bandit)].filter(
    (who) => shown.filter((other) => other === who).length !== 1,
  );
  const lying = Object.values(view.purses).filter((purse) => purse && /^c/.test(purse.at)).length;
  const purses = scene.loot.filter(({ kind }) => kind === 'purse');
  if (purses.reduce((sum, { count }) => sum + count, 0) !== lying) lacking.push('purses');
  const keys = [...scene.loot, ...scene.horses, ...scene.hostages].map(({ key }) => key);
  if (new Set(keys).size !== keys.length) lacking.push('keys');
  return lacking;
}

// Bandits who stand elsewhere in `after` although they are where they were.
function pushed(before: Scene, after: Scene): string[] {
  if (before.coach?.car !== after.coach?.car) return [];
  const moved = after.figures.filter((figure) => {
    const old = before.figures.find(({ key }) => key === figure.key);
    const law = figure.who === 'marshal' || figure.who === 'guard';
    const stays = old && old.place === figure.place && !figure.rides && !law;
    return stays && (old.x !== figure.x || old.y !== figure.y);
  });
  return moved.map(({ who }) => who);
}

describe.each(replays)('the scene of $name', ({ moments }) => {
  it('has no figures or tokens that cover one another', () => {
    expect(moments.findIndex(({ scene }) => isCrowded(scene))).toBe(-1);
  });

  it('has everybody in the lane of their place, and everything in the picture', () => {
    expect(moments.flatMap(({ scene }) => strays(scene))).toEqual([]);
  });

  it('has horses of one size, beside their car, none behind another', () => {
    const herds = moments.map(({ scene }) => scene.horses);
    expect(new Set(herds.flat().map(({ w }) => w)).size).toBeLessThanOrEqual(1);
    for (const standing of herds.map((herd) => herd.filter(({ car }) => car >= 0))) {
      expect(
        standing.filter(({ x, w, car }) => x < car * carWidth || x + w > (car + 1) * carWidth),
      ).toEqual([]);
      const steps = standing.slice(1).map(({ x }, i) => x - standing[i]!.x);
      expect(Math.min(24, ...steps)).toBe(24);
    }
  });

  it('shows everyone who is on the train, and every token that lies there', () => {
    const set = moments.filter(({ view }) => view.phase !== 'casting');
    expect(set.flatMap(missing)).toEqual([]);
  });

  it('keeps a figure at its place while others come and go', () => {
    const set = moments.filter(({ view }) => view.phase !== 'casting');
    const found = set.flatMap(({ scene }, i) => pushed(set[i - 1]?.scene ?? scene, scene));
    expect(found).toEqual([]);
  });
});

describe('a crowd', () => {
  const last = replays.find(({ name }) => name === 'horses6.0.json')?.moments.at(-1)?.view;

  function crowdAt(place: 'car 3 inside' | 'car 3 roof' | 'coach inside' | 'coach roof'): Scene {
    if (!last?.horses) throw new Error('no game with horses');
    const bandits = Object.fromEntries(
      Object.entries(last.bandits).map(([bandit, at]) => [bandit, at && { ...at, place }]),
    );
    const guard_place = place === 'coach roof' ? place : 'car 3 roof';
    const horses = {
      ...last.horses,
      coach: 3,
      guard_place,
      horses: [0, 0, 0, 6, 0, 0, 0],
    } as const;
    const loot = { [place]: 6 };
    return sceneOf({
      ...last,
      bandits,
      marshal: 3,
      jewels: loot,
      strongboxes: loot,
      horses: { ...horses, horses: [...horses.horses] },
    });
  }

  it.each(['car 3 inside', 'car 3 roof', 'coach inside', 'coach roof'] as const)(
    'of six, the law and a dozen tokens fits %s',
    (place) => {
      const scene = crowdAt(place);
      expect(isCrowded(scene)).toBe(false);
      expect(scene.figures).toHaveLength(8);
      expect(Math.min(...scene.figures.map(({ w }) => w))).toBeGreaterThan(30);
      expect(scene.cars.at(-1)?.x).toBe(6 * carWidth);
    },
  );
});
