// One's own finished games: what a list shows of one, and which of them are looked for.
import {
  allBandits,
  type Bandit,
  type OwnGame,
  type SeatTally,
  type Summary,
  type Variant,
} from '../protocol/generated';
import { placesOf } from './standing';

// A game as one played it. Where one had several seats, or none that is known, it is a game on one
// device: nobody's own place or money.
export interface Played {
  game: OwnGame;
  at: number;
  seat: number | undefined;
  place: number | undefined;
  money: number;
  won: boolean;
  bandits: Bandit[];
  counts: SeatTally | undefined;
}

export function playedOf(game: OwnGame): Played {
  const { result, changed_at: at } = game.summary;
  const seat = game.yours.length === 1 ? game.yours[0] : undefined;
  if (seat === undefined || !result) return nobodys(game, at);
  return {
    game,
    at,
    seat,
    place: placesOf(result)[seat],
    money: result.seats[seat]?.total ?? 0,
    won: result.winners.includes(seat),
    bandits: allBandits.filter((bandit) => result.bandits[bandit]?.seat === seat),
    counts: game.tally?.counts[seat],
  };
}

function nobodys(game: OwnGame, at: number): Played {
  const none = { seat: undefined, place: undefined, money: 0, won: false, counts: undefined };
  return { game, at, ...none, bandits: [] };
}

// Levels of the bots at a table, each once.
export function levelsAt({ seats }: Summary): string[] {
  const levels = seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : []));
  return [...new Set(levels)];
}

// Whether somebody was told what a strong player would do.
export function hadHints({ game }: Played): boolean {
  return (game.summary.hints ?? 0) > 0;
}

export type Company = 'all' | 'bots' | 'people';
export type Outcome = 'all' | 'won' | 'lost';
export type Helped = 'all' | 'alone' | 'hinted';
export interface Wanted {
  text: string;
  variant: Variant | 'all';
  company: Company;
  outcome: Outcome;
  helped: Helped;
}
export const everything: Wanted = {
  text: '',
  variant: 'all',
  company: 'all',
  outcome: 'all',
  helped: 'all',
};

function isWith(company: Company, { game }: Played): boolean {
  if (company === 'all') return true;
  const others = game.summary.seats.filter((_, seat) => !game.yours.includes(seat));
  const people = game.yours.length > 1 || others.some(({ kind }) => kind !== 'bot');
  return people === (company === 'people');
}

function hasOutcome(outcome: Outcome, { won, seat }: Played): boolean {
  if (outcome === 'all') return true;
  return seat !== undefined && won === (outcome === 'won');
}

export function isHelped(helped: Helped, played: Played): boolean {
  return helped === 'all' || hadHints(played) === (helped === 'hinted');
}

// `told`: all words by which the game may be found.
export function isWanted(wanted: Wanted, played: Played, told: string): boolean {
  const text = wanted.text.trim().toLowerCase();
  const { variant } = played.game.summary.config;
  return (
    (wanted.variant === 'all' || wanted.variant === variant) &&
    isWith(wanted.company, played) &&
    hasOutcome(wanted.outcome, played) &&
    isHelped(wanted.helped, played) &&
    text.split(/\s+/).every((word) => told.toLowerCase().includes(word))
  );
}
