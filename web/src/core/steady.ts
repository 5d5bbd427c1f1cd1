// Keeps what did not change the same object, so that the page has nothing to do for it.
import type { Scene } from './scene';

export function steadyScene(old: Scene | undefined, next: Scene): Scene {
  if (!old) return next;
  return {
    ...next,
    cars: steadyList(old.cars, next.cars),
    figures: steadyList(old.figures, next.figures),
    loot: steadyList(old.loot, next.loot),
    horses: steadyList(old.horses, next.horses),
    hostages: steadyList(old.hostages, next.hostages),
  };
}

// Things that are equal in both lists, wherever they stand, are taken from the old one; where all
// are, in the same order, it is the old list itself.
export function steadyList<T extends object>(old: T[], next: T[]): T[] {
  const known = new Map(old.map((thing) => [JSON.stringify(thing), thing]));
  const kept = next.map((thing) => known.get(JSON.stringify(thing)) ?? thing);
  const same = old.length === kept.length && old.every((thing, i) => thing === kept[i]);
  return same ? old : kept;
}
