import { keep, kept } from '../../app/kept';
import { usualLevel, type QuickGame } from '../../form/draft';
import { isBandit } from '../../core/places';
import { comboOf, isPlayable, seatsOf } from '../../form/openings';
import type { TableChoices } from '../../protocol/generated';

// What was last played against bots, kept in this browser.
const key = 'folsom.quick';

// `seats` is left out where the usual number is wanted.
export type KeptQuick = Omit<QuickGame, 'seats'> & { seats?: number };
const usual: KeptQuick = { level: usualLevel, horses: false };

export function readQuick(text: string | null): KeptQuick {
  try {
    const read: Partial<Record<keyof QuickGame, unknown>> = JSON.parse(text ?? '{}') ?? {};
    return {
      ...(typeof read.seats === 'number' ? { seats: read.seats } : {}),
      level: typeof read.level === 'string' ? read.level : usual.level,
      horses: read.horses === true,
      ...(isBandit(read.bandit) ? { bandit: read.bandit } : {}),
    };
  } catch {
    return { ...usual };
  }
}

// How many can play.
export function quickSeats(choices: TableChoices, horses: boolean): number[] {
  return seatsOf(choices).filter((seats) =>
    isPlayable(choices, comboOf({ seats, horses }, choices)),
  );
}

// With a number of players that the server offers.
export function settledQuick(quick: KeptQuick, choices: TableChoices): QuickGame {
  const seats = quickSeats(choices, quick.horses).find((number) => number === quick.seats);
  return { ...quick, seats: seats ?? choices.defaults.config.seats };
}

export function storedQuick(): KeptQuick {
  return readQuick(kept(key));
}

export function storeQuick(quick: QuickGame): void {
  keep(key, JSON.stringify(quick));
}
