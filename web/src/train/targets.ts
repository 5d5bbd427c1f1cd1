// Which things of the scene can be picked, and what picking them offers; where all of them are, and
// which is next to which.
import { figureAnchor, hostageAnchor, lootAnchor } from '../core/anchors';
import type { Choice, Target } from '../core/choices';
import { figureRatio, figureSlim, type Box, type FigureAt, type Scene } from '../core/scene';

// Something on the scene that can be reached.
export interface ThingAt extends Box {
  key: string;
}

export interface TargetAt extends ThingAt {
  kind: 'place' | 'bandit' | 'guard' | 'loot' | 'hostage';
  explain?: string | undefined; // Where the reference tells of it.
  choices: Choice[];
}

// From the locomotive to the caboose; at one car from the roof down, the stagecoach last.
export function targetsOf(scene: Scene, choices: readonly Choice[]): TargetAt[] {
  const found = new Map<string, TargetAt>();
  for (const choice of choices) {
    const target = choice.target;
    const box = boxOf(scene, target);
    if (!box || target.kind === 'card' || target.kind === 'deck' || target.kind === 'none')
      continue;
    const key = keyOf(target);
    const known = found.get(key);
    if (known) known.choices.push(choice);
    else
      found.set(key, {
        ...box,
        key,
        kind: target.kind,
        explain: anchorOf(target),
        choices: [choice],
      });
  }
  return [...found.values()].sort((a, b) => a.x + a.w / 2 - (b.x + b.w / 2) || a.y - b.y);
}

function anchorOf(target: Target): string | undefined {
  switch (target.kind) {
    case 'bandit':
      return figureAnchor(target.bandit);
    case 'guard':
      return figureAnchor('guard');
    case 'loot':
      return lootAnchor(target.loot);
    case 'hostage':
      return hostageAnchor(target.hostage);
    default:
      return undefined;
  }
}

function keyOf(target: Target): string {
  switch (target.kind) {
    case 'place':
      return `place:${target.place}`;
    case 'bandit':
      return `bandit:${target.bandit}`;
    case 'loot':
      return ['loot', target.place, target.loot, target.slot ?? ''].join(':');
    case 'hostage':
      return `hostage:${target.hostage}`;
    default:
      return target.kind;
  }
}

function boxOf(scene: Scene, target: Target): Box | undefined {
  switch (target.kind) {
    case 'place':
      return scene.places.find(({ place }) => place === target.place);
    case 'bandit':
      return figureBox(scene, target.bandit);
    case 'guard':
      return figureBox(scene, 'guard');
    case 'loot':
      return lootBox(scene, target);
    case 'hostage': {
      const found = scene.hostages.find(({ hostage }) => hostage === target.hostage);
      return found && around(found);
    }
    default:
      return undefined;
  }
}

function figureBox(scene: Scene, who: string): Box | undefined {
  const found = scene.figures.find((figure) => figure.who === who);
  return found && standing(found);
}

function standing(figure: FigureAt): Box {
  const w = figure.w * figureSlim;
  const h = figure.w * figureRatio + 4;
  return { x: figure.x - w / 2, y: figure.y - h + 2, w, h };
}

// A purse that nobody ever held can be any of those that lie there: the first stands for all.
function lootBox(scene: Scene, target: Target & { kind: 'loot' }): Box | undefined {
  const { slot } = target;
  const here = scene.loot.filter(
    ({ kind, place }) => place === target.place && kind === target.loot,
  );
  const held = slot === undefined ? undefined : here.find(({ slots }) => slots.includes(slot));
  const found = held ?? here[0];
  return found && around(found);
}

function around({ x, y, size }: { x: number; y: number; size: number }): Box {
  return { x: x - size / 2 - 2, y: y - size / 2 - 2, w: size + 4, h: size + 4 };
}

// All that explains itself, whether it can be picked or not.
export function thingsIn(scene: Scene): ThingAt[] {
  const { figures, loot, hostages, horses, coach } = scene;
  return [
    ...figures.map((figure) => ({ key: figure.key, ...standing(figure) })),
    ...[...loot, ...hostages].map((token) => ({ key: token.key, ...around(token) })),
    ...horses.map(({ key, x, y, w, h }) => ({ key, x, y, w, h })),
    ...(coach ? [{ ...coach, key: 'coach' }] : []),
  ];
}

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The nearest one in the arrow's direction; undefined if there is none, or no arrow.
export function nextFrom<T extends ThingAt>(
  all: readonly T[],
  key: string,
  arrow: string,
): T | undefined {
  const from = all.find((thing) => thing.key === key);
  const way = ways[arrow];
  if (!from || !way) return undefined;
  const reached = all.map((to) => ({ to, far: distance(from, to, way) }));
  const [best] = reached.filter(({ far }) => far < Infinity).sort((a, b) => a.far - b.far);
  return best?.to;
}

// Aside counts twice; behind is out of reach.
function distance(from: Box, to: Box, [right, down]: readonly [number, number]): number {
  const dx = to.x + to.w / 2 - from.x - from.w / 2;
  const dy = to.y + to.h / 2 - from.y - from.h / 2;
  const along = dx * right + dy * down;
  return along > 1 ? along + 2 * (Math.abs(dx * down) + Math.abs(dy * right)) : Infinity;
}
