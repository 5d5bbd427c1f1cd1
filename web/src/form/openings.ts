import { gameTerms } from '../core/terms';
import {
  allEditions,
  allVariants,
  type Combination,
  type ConfigInput,
  type Edition,
  type TableChoices,
  type Variant,
} from '../protocol/generated';

// What a table can play. The server says which combinations exist (`configs`) and which rule forbids
// the others (`refused`); nothing here knows more than that.

export type Combo = Combination;
export type Field = keyof Combo;

export interface Reason {
  code: string;
  clause: string;
}

interface Option<V> {
  value: V;
  why?: Reason; // Why it cannot be chosen; left out when it can.
}

interface Openings {
  seats: Option<number>[];
  variant: Option<Variant>[];
  edition: Option<Edition>[];
  expert: Option<boolean>[];
  horses: Option<boolean>[];
}

// An earlier field wins over a later one: who picks two players gets a game for two.
const priority: readonly Field[] = ['seats', 'variant', 'edition', 'expert', 'horses'];

export function comboOf(config: ConfigInput, choices: TableChoices): Combo {
  const base = choices.defaults.config;
  return {
    edition: config.edition ?? base.edition,
    seats: config.seats ?? base.seats,
    variant: config.variant ?? base.variant,
    expert: config.expert ?? base.expert,
    horses: config.horses ?? base.horses,
  };
}

export function agree(a: Combo, b: Combo, fields: readonly Field[]): boolean {
  return fields.every((field) => a[field] === b[field]);
}

export function isPlayable(choices: TableChoices, combo: Combo): boolean {
  return gameTerms(choices, combo) !== undefined;
}

// The reason that holds whatever is chosen further down, or the one nearest to what is chosen now.
function reasonAgainst(choices: TableChoices, combo: Combo, fixed: readonly Field[]): Reason {
  const exact = choices.refused.find((row) => agree(row.config, combo, priority));
  const near = exact ?? choices.refused.find((row) => agree(row.config, combo, fixed));
  return near ? { code: near.code, clause: near.clause } : { code: 'config/value', clause: '' };
}

function optionsOf<V extends Combo[Field]>(
  choices: TableChoices,
  combo: Combo,
  field: Field,
  values: readonly V[],
): Option<V>[] {
  const fixed = priority.slice(0, priority.indexOf(field) + 1);
  return values.map((value) => {
    const wanted: Combo = { ...combo, [field]: value };
    const open = choices.configs.some((config) => agree(config, wanted, fixed));
    return open ? { value } : { value, why: reasonAgainst(choices, wanted, fixed) };
  });
}

export function seatsOf({ configs }: TableChoices): number[] {
  return [...new Set(configs.map(({ seats }) => seats))].sort((a, b) => a - b);
}

// Which choices are open, given those above them.
export function possible(choices: TableChoices, combo: Combo): Openings {
  return {
    seats: optionsOf(choices, combo, 'seats', seatsOf(choices)),
    variant: optionsOf(choices, combo, 'variant', allVariants),
    edition: optionsOf(choices, combo, 'edition', allEditions),
    expert: optionsOf(choices, combo, 'expert', [false, true]),
    horses: optionsOf(choices, combo, 'horses', [false, true]),
  };
}

// The playable combination that keeps most of what is wanted, the fields before `last` above all.
export function settle(choices: TableChoices, wanted: Combo, last: Field = 'seats'): Combo {
  const fixed = priority.slice(0, priority.indexOf(last) + 1);
  const score = (config: Combo) =>
    priority.reduce((sum, field) => sum * 2 + (config[field] === wanted[field] ? 1 : 0), 0);
  let best: Combo = choices.defaults.config;
  let most = -1;
  for (const config of choices.configs) {
    const points = score(config) + (agree(config, wanted, fixed) ? 64 : 0);
    if (points > most) [best, most] = [config, points];
  }
  const { edition, seats, variant, expert, horses } = best;
  return { edition, seats, variant, expert, horses };
}

export function choose<F extends Field>(
  choices: TableChoices,
  combo: Combo,
  field: F,
  value: Combo[F],
): Combo {
  return settle(choices, { ...combo, [field]: value }, field);
}
