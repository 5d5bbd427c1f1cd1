import type { Bandit, GameTerms, Wagon } from '../protocol/generated';

// Bandits and wagons that the host picks one by one, each in a slot.

// Who fits into a slot: in some games a player's first bandit is one of the leaders, the second not.
export function banditsFor(terms: GameTerms, slot: number, all: readonly Bandit[]): Bandit[] {
  const { leaders, bandits_per_seat: perSeat } = terms;
  const first = slot % perSeat === 0;
  return all.filter((bandit) => leaders === undefined || leaders.includes(bandit) === first);
}

// A list for so many seats that keeps what was given as far as it fits.
export function fillBandits(
  terms: GameTerms,
  seats: number,
  given: readonly Bandit[],
  all: readonly Bandit[],
): Bandit[] {
  const list: Bandit[] = [];
  for (let slot = 0; slot < seats * terms.bandits_per_seat; slot++) {
    const open = banditsFor(terms, slot, all).filter((bandit) => !list.includes(bandit));
    const kept = given[slot];
    const next = kept !== undefined && open.includes(kept) ? kept : open[0];
    if (next) list.push(next);
  }
  return list;
}

export function fillWagons(
  terms: GameTerms,
  given: readonly Wagon[],
  all: readonly Wagon[],
): Wagon[] {
  const rest = all.filter((wagon) => !given.includes(wagon));
  return [...given, ...rest].slice(0, terms.wagons);
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
