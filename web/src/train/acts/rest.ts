// Whatever an act has no way of its own for: what moved glides, what is new appears, what is gone
// fades.
import Loot from '../../art/loot/Loot.svelte';
import Horse from '../../art/Horse.svelte';
import Figure from '../../art/figures/Figure.svelte';
import type { Scene } from '../../core/scene';
import { coachTransform, figureTransform, horseTransform, lootTransform } from '../geometry';
import type { Run } from '../run';

type Placed = Map<string, string>;

// Every thing's key and where it is.
export function placesOf(scene: Scene): Placed {
  const places: Placed = new Map();
  for (const figure of scene.figures) places.set(figure.key, figureTransform(figure));
  for (const token of scene.loot) places.set(token.key, lootTransform(token));
  for (const horse of scene.horses) places.set(horse.key, horseTransform(horse));
  for (const hostage of scene.hostages) places.set(hostage.key, lootTransform(hostage));
  if (scene.coach) places.set('coach', coachTransform(scene.coach));
  return places;
}

export async function rest(run: Run, except: readonly string[] = [], ms = 350): Promise<void> {
  const before = placesOf(run.before);
  const after = placesOf(run.after);
  const moves: Promise<void>[] = [];
  for (const [key, to] of after) {
    const from = before.get(key);
    if (from === to || except.includes(key)) continue;
    const frames = from
      ? [{ transform: from }, { transform: to }]
      : [{ opacity: 0 }, { opacity: 1 }];
    moves.push(run.animate(key, frames, { ms }));
  }
  for (const key of before.keys()) {
    if (!after.has(key) && !except.includes(key)) moves.push(fadeOut(run, key, ms));
  }
  await Promise.all(moves);
}

function fadeOut(run: Run, key: string, ms: number): Promise<void> {
  const again = drawAgain(run, key);
  return run.animate(again, [{ opacity: 1 }, { opacity: 0 }], { ms, fill: 'forwards' });
}

// A thing that has left the scene, drawn where it was.
export function drawAgain(run: Run, key: string): HTMLElement | undefined {
  const token = run.before.loot.find((loot) => loot.key === key);
  if (token)
    return run.prop(Loot, { kind: token.kind }, { ...token, w: token.size, h: token.size });
  const horse = run.before.horses.find((found) => found.key === key);
  if (horse) return run.prop(Horse, {}, middle(horse));
  const figure = run.before.figures.find((found) => found.key === key);
  if (!figure) return undefined;
  return run.prop(Figure, { who: figure.who }, { ...figure, y: figure.y - figure.h / 2 });
}

function middle({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return { x: x + w / 2, y: y + h / 2, w, h };
}
