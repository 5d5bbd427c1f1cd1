import type { Bandit, Wagon } from '../protocol/generated';
import type { Combo } from './openings';

// Bandits and wagons that the host picks one by one, each in a slot.

// SET-3, DUO14-1, DUO18-1: how many wagons the train has.
export function trainLength(combo: Combo): number {
  if (combo.variant === 'duo14') return 4;
  if (combo.variant === 'duo18') return combo.seats === 2 ? 3 : 4;
  return combo.seats;
}

export function banditsPerSeat(combo: Combo): number {
  return combo.variant === 'duo14' || combo.variant === 'duo18' ? 2 : 1;
}

// DUO18-2: the first of a pair is Ghost, Doc or Belle, the second one of the others.
const leaders: readonly Bandit[] = ['ghost', 'doc', 'belle'];

export function banditsFor(combo: Combo, slot: number, all: readonly Bandit[]): Bandit[] {
  if (combo.variant !== 'duo18') return [...all];
  return all.filter((bandit) => leaders.includes(bandit) === (slot % 2 === 0));
}

// A full list that keeps what was given as far as it fits.
export function fillBandits(combo: Combo, given: readonly Bandit[], all: readonly Bandit[]) {
  const list: Bandit[] = [];
  for (let slot = 0; slot < combo.seats * banditsPerSeat(combo); slot++) {
    const open = banditsFor(combo, slot, all).filter((bandit) => !list.includes(bandit));
    const kept = given[slot];
    const next = kept !== undefined && open.includes(kept) ? kept : open[0];
    if (next) list.push(next);
  }
  return list;
}

export function fillWagons(combo: Combo, given: readonly Wagon[], all: readonly Wagon[]): Wagon[] {
  const rest = all.filter((wagon) => !given.includes(wagon));
  return [...given, ...rest].slice(0, trainLength(combo));
}

// Puts a thing into a slot; what was there goes where the thing came from, so that none is twice.
export function swapIn<T>(list: readonly T[], slot: number, thing: T): T[] {
  const from = list.indexOf(thing);
  const next = [...list];
  const was = next[slot];
  if (from >= 0 && was !== undefined) next[from] = was;
  next[slot] = thing;
  return next;
}
