// Keeps what did not change the same object, so that the page has nothing to do for it.
import type { Scene } from '../core/scene';

type Keyed = { key: string };

export function steady(old: Scene | undefined, next: Scene): Scene {
  if (!old) return next;
  return {
    ...next,
    cars: kept(old.cars, next.cars),
    figures: kept(old.figures, next.figures),
    loot: kept(old.loot, next.loot),
    horses: kept(old.horses, next.horses),
    hostages: kept(old.hostages, next.hostages),
  };
}

function kept<T extends Keyed>(old: readonly T[], next: T[]): T[] {
  const known = new Map(old.map((thing) => [thing.key, thing]));
  return next.map((thing) => {
    const before = known.get(thing.key);
    return before && same(before, thing) ? before : thing;
  });
}

function same<T extends object>(a: T, b: T): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
