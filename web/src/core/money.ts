// What a bandit holds, as far as the viewer knows.
import type { Bandit, FlaskKind, LootValues, View } from '../protocol/generated';

interface HeldPurse {
  slot: number;
  value?: number;
}

interface HeldFlask {
  slot: number;
  half: boolean;
  kind?: FlaskKind;
}

export interface Held {
  unknownPurses: number;
  jewels: number;
  strongboxes: number;
  conductor: boolean;
  purses: HeldPurse[];
  flasks: HeldFlask[];
}

// As far as the viewer knows; with open cards all do.
export function purseValue(view: View, slot: string): number | undefined {
  return view.open?.purses[slot] ?? view.purses[slot]?.value;
}

export function flaskKind(view: View, slot: string): FlaskKind | undefined {
  return view.open?.flasks[slot] ?? view.horses?.flasks[slot]?.kind;
}

export function heldBy(view: View, bandit: Bandit): Held {
  const figure = view.bandits[bandit];
  const purses = pursesOf(view, bandit);
  const { jewels = 0, strongboxes = 0, conductor = false } = figure ?? {};
  return {
    unknownPurses: purses.filter((purse) => purse.value === undefined).length,
    jewels,
    strongboxes,
    conductor,
    purses,
    flasks: flasksOf(view, bandit),
  };
}

// What it is worth without purses that nobody knows.
export function knownWorth(held: Held, values: LootValues): number {
  const inPurses = held.purses.reduce((sum, purse) => sum + (purse.value ?? 0), 0);
  return (
    inPurses +
    held.jewels * values.jewel +
    held.strongboxes * values.strongbox +
    (held.conductor ? values.conductor : 0)
  );
}

function pursesOf(view: View, bandit: Bandit): HeldPurse[] {
  return Object.entries(view.purses).flatMap(([slot, purse]) => {
    if (purse?.at !== `on ${bandit}`) return [];
    const value = purseValue(view, slot);
    return [value === undefined ? { slot: Number(slot) } : { slot: Number(slot), value }];
  });
}

function flasksOf(view: View, bandit: Bandit): HeldFlask[] {
  return Object.entries(view.horses?.flasks ?? {}).flatMap(([slot, flask]) => {
    if (flask?.at !== `on ${bandit}`) return [];
    const kind = flaskKind(view, slot);
    const held = { slot: Number(slot), half: flask.half };
    return [kind === undefined ? held : { ...held, kind }];
  });
}
