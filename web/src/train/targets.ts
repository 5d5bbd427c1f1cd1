// Which things of the scene can be picked, and what picking them offers.
import { figureAnchor, hostageAnchor, lootAnchor } from '../core/anchors';
import type { Choice, Target } from '../core/choices';
import { figureRatio, figureSlim, type Box, type Scene } from '../core/scene';

export interface TargetAt extends Box {
  key: string;
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
    else found.set(key, { ...box, key, kind: target.kind, explain: anchorOf(target), choices: [choice] });
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
  if (!found) return undefined;
  const w = found.w * figureSlim;
  const h = found.w * figureRatio + 4;
  return { x: found.x - w / 2, y: found.y - h + 2, w, h };
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
