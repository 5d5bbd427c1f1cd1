// What a bandit holds, as far as the viewer knows.
import type { Bandit, FlaskKind, Result, View } from '../protocol/generated';

export const jewelValue = 500;
export const strongboxValue = 1000;
export const conductorValue = 250;

export interface HeldPurse {
  slot: number;
  value?: number;
}

export interface HeldFlask {
  slot: number;
  half: boolean;
  kind?: FlaskKind;
}

export interface Money {
  known: number;
  unknownPurses: number;
  jewels: number;
  strongboxes: number;
  conductor: boolean;
  purses: HeldPurse[];
  flasks: HeldFlask[];
}

export function moneyOf(view: View, bandit: Bandit): Money {
  const figure = view.bandits[bandit];
  const purses = pursesOf(view, bandit);
  const { jewels = 0, strongboxes = 0, conductor = false } = figure ?? {};
  const inPurses = purses.reduce((sum, purse) => sum + (purse.value ?? 0), 0);
  return {
    known:
      inPurses +
      jewels * jewelValue +
      strongboxes * strongboxValue +
      (conductor ? conductorValue : 0),
    unknownPurses: purses.filter((purse) => purse.value === undefined).length,
    jewels,
    strongboxes,
    conductor,
    purses,
    flasks: flasksOf(view, bandit),
  };
}

function pursesOf(view: View, bandit: Bandit): HeldPurse[] {
  return Object.entries(view.purses).flatMap(([slot, purse]) => {
    if (purse?.at !== `on ${bandit}`) return [];
    const value = view.open?.purses[slot] ?? purse.value;
    return [value === undefined ? { slot: Number(slot) } : { slot: Number(slot), value }];
  });
}

function flasksOf(view: View, bandit: Bandit): HeldFlask[] {
  return Object.entries(view.horses?.flasks ?? {}).flatMap(([slot, flask]) => {
    if (flask?.at !== `on ${bandit}`) return [];
    const kind = view.open?.flasks[slot] ?? flask.kind;
    const held = { slot: Number(slot), half: flask.half };
    return [kind === undefined ? held : { ...held, kind }];
  });
}

export function winnersTotal(result: Result): number {
  return Math.max(...result.seats.map((seat) => seat.side_total));
}
