import type {
  Bandit,
  Combination,
  Config,
  ConfigInput,
  TableChoices,
  Wagon,
} from '../../protocol/generated';

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
  variant: Option<Config['variant']>[];
  edition: Option<Config['edition']>[];
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

function agree(a: Combo, b: Combo, fields: readonly Field[]): boolean {
  return fields.every((field) => a[field] === b[field]);
}

export function isPlayable(choices: TableChoices, combo: Combo): boolean {
  return choices.configs.some((config) => agree(config, combo, priority));
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

// Which choices are open, given those above them.
export function possible(choices: TableChoices, combo: Combo): Openings {
  return {
    seats: optionsOf(choices, combo, 'seats', [2, 3, 4, 5, 6]),
    variant: optionsOf(choices, combo, 'variant', [
      'standard',
      'basic',
      'duo14',
      'duo18',
      'teams',
    ] as const),
    edition: optionsOf(choices, combo, 'edition', ['2014', '2018'] as const),
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

export const presets = {
  first: { edition: '2018', seats: 4, variant: 'basic', expert: false, horses: false },
  standard: { edition: '2014', seats: 4, variant: 'standard', expert: false, horses: false },
  expert: { edition: '2014', seats: 4, variant: 'standard', expert: true, horses: false },
  horses: { edition: '2014', seats: 4, variant: 'standard', expert: false, horses: true },
  two: { edition: '2018', seats: 2, variant: 'duo18', expert: false, horses: false },
  teams: { edition: '2014', seats: 4, variant: 'teams', expert: false, horses: false },
  all: { edition: '2014', seats: 6, variant: 'standard', expert: true, horses: true },
} satisfies Record<string, Combo>;
type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

// A preset for as many players as are there, if it exists for so many.
export function withPreset(choices: TableChoices, preset: Preset, seats: number): Combo {
  const wanted = { ...presets[preset], seats };
  return preset !== 'all' && isPlayable(choices, wanted) ? wanted : presets[preset];
}

export function presetOf(combo: Combo): Preset | undefined {
  return presetNames.find(
    (name) =>
      agree(presets[name], combo, ['variant', 'edition', 'expert', 'horses']) &&
      (name !== 'all' || combo.seats === presets.all.seats),
  );
}

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
