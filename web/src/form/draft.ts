import type {
  Bandit,
  ConfigInput,
  CreateRequest,
  Level,
  Name,
  OptionsInput,
  TableChoices,
} from '../protocol/generated';
import { pace, type Speed } from '../app/settings.svelte';
import { gameTerms } from '../core/terms';
import { comboOf, type Combo } from './openings';
import { fillBandits, fillWagons } from './slots';

// A table as it is being set up on one screen.
export interface ChairPlan {
  who: 'person' | 'bot';
  level: Level;
  name: Name; // One device only: who will sit there.
}

export interface Draft {
  config: ConfigInput;
  options: OptionsInput;
  chairs: ChairPlan[];
  oneDevice: boolean;
}

export const usualLevel = 'drifter';

// How long bots leave a decision that can be taken back: as the server says, at the speed at which the
// reader likes the show.
export function botPause({ ranges }: TableChoices, speed: Speed): number {
  const { default: usual, max } = ranges.bot_pause_ms;
  return Math.min(usual * pace[speed], max);
}

export function newDraft(choices: TableChoices, oneDevice: boolean, speed: Speed): Draft {
  const { config } = choices.defaults;
  const options = { ...choices.defaults.options, bot_pause_ms: botPause(choices, speed) };
  const most = Math.max(...choices.configs.map(({ seats }) => seats));
  const chairs = Array.from({ length: most }, (_, seat): ChairPlan => ({
    who: oneDevice ? (seat < 2 ? 'person' : 'bot') : 'person',
    level: usualLevel,
    name: '',
  }));
  return {
    config: { ...config },
    options: oneDevice ? { ...options, clock: { ...options.clock, kind: 'none' } } : { ...options },
    chairs,
    oneDevice,
  };
}

// The config with this combination; given bandits and wagons follow its sizes.
export function withCombo(config: ConfigInput, combo: Combo, choices: TableChoices): ConfigInput {
  const next: ConfigInput = { ...config, ...combo };
  const terms = gameTerms(choices, combo);
  if (terms && Array.isArray(config.bandits)) {
    const all = choices.characters.map((character) => character.key);
    next.bandits = fillBandits(terms, combo.seats, config.bandits, all);
  }
  if (terms && Array.isArray(config.wagons)) {
    const all = choices.wagons.map((wagon) => wagon.key);
    next.wagons = fillWagons(terms, config.wagons, all);
  }
  return next;
}

export function chairsOf(draft: Draft, choices: TableChoices): ChairPlan[] {
  return draft.chairs.slice(0, comboOf(draft.config, choices).seats);
}

// Seats that wait for somebody who is not there yet.
export function freeSeats(draft: Draft, choices: TableChoices): number {
  const people = chairsOf(draft, choices).filter((chair) => chair.who === 'person').length;
  return draft.oneDevice ? 0 : Math.max(0, people - 1);
}

export function createMessage(draft: Draft, choices: TableChoices, spare: string): CreateRequest {
  const chairs = chairsOf(draft, choices);
  const people = chairs.filter((chair) => chair.who === 'person');
  const message: CreateRequest = {
    type: 'create',
    config: draft.config,
    options: draft.options,
    bots: chairs.map((chair) => (chair.who === 'bot' ? chair.level : '')),
  };
  if (people.length === 0) return { ...message, sit: false };
  if (!draft.oneDevice) return message;
  return {
    ...message,
    local_names: people.map((chair, i) => chair.name.trim() || `${spare} ${i + 1}`),
  };
}

export interface QuickGame {
  seats: number;
  level: Level;
  horses: boolean;
  bandit?: Bandit; // One's own; whoever comes, unless told.
}

// One click: a standard game against bots, in which nobody is hurried. `random`: from 0 to 1, for who
// plays the others.
export function quickMessage(
  quick: QuickGame,
  choices: TableChoices,
  speed: Speed,
  random: () => number = Math.random,
): CreateRequest {
  const { seats, horses, bandit } = quick;
  const all = choices.characters.map(({ key }) => key);
  const cast = bandit && { bandits: castAround(bandit, seats, all, random) };
  return {
    type: 'create',
    config: { seats, horses, ...cast },
    options: {
      clock: { kind: 'none' },
      bot_pause_ms: botPause(choices, speed),
      ...(cast && { shuffle_seats: false }), // The first seat keeps its bandit.
    },
    bots: Array.from({ length: quick.seats }, (_, seat) => (seat === 0 ? '' : quick.level)),
  };
}

function castAround(
  own: Bandit,
  seats: number,
  all: readonly Bandit[],
  random: () => number,
): Bandit[] {
  const others = all.filter((bandit) => bandit !== own).map((bandit) => ({ bandit, at: random() }));
  others.sort((a, b) => a.at - b.at);
  return [own, ...others.map(({ bandit }) => bandit)].slice(0, seats);
}
