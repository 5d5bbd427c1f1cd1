// What one's own games add up to. All of it is counted from what the hall told of each game.
import {
  allBandits,
  allCardKinds,
  type Bandit,
  type CardKind,
  type SeatTally,
} from '../protocol/generated';
import { hadHints, levelsAt, type Played } from './own_games';

// How often one won of the games of a kind.
export interface Share {
  key: string;
  games: number;
  won: number;
}

function sharesBy(games: readonly Played[], keysOf: (one: Played) => readonly string[]): Share[] {
  const shares = new Map<string, Share>();
  for (const one of games) {
    for (const key of keysOf(one)) {
      const share = shares.get(key) ?? { key, games: 0, won: 0 };
      shares.set(key, { ...share, games: share.games + 1, won: share.won + Number(one.won) });
    }
  }
  return [...shares.values()];
}

function mostFirst(shares: Share[]): Share[] {
  return shares.sort((a, b) => b.games - a.games);
}

// You, and the others who sat at your tables, on average in a game.
export interface Habit {
  key: HabitName;
  you: number;
  others: number;
  percent: boolean;
}
const habits = {
  idle: { of: (c: SeatTally) => c.idle, per: (c: SeatTally) => c.cards },
  aim: { of: (c: SeatTally) => c.hits, per: (c: SeatTally) => c.hits + c.misses },
  bullets: { of: (c: SeatTally) => c.bullets + c.neutral, per: undefined },
  punches: { of: (c: SeatTally) => c.punches, per: undefined },
  taken: { of: (c: SeatTally) => c.taken, per: undefined },
  lost: { of: (c: SeatTally) => c.lost, per: undefined },
} as const;
export type HabitName = keyof typeof habits;
const habitNames: readonly HabitName[] = ['idle', 'aim', 'bullets', 'punches', 'taken', 'lost'];

function mean(name: HabitName, all: readonly SeatTally[]): number {
  const { of, per } = habits[name];
  const sum = (count: (c: SeatTally) => number) => all.reduce((n, own) => n + count(own), 0);
  const whole = per ? sum(per) : all.length;
  return whole === 0 ? 0 : sum(of) / whole;
}

function habitsOf(games: readonly Played[]): Habit[] {
  const counted = games.filter(({ counts }) => counts !== undefined);
  const you = counted.flatMap(({ counts }) => counts ?? []);
  const others = counted.flatMap(
    ({ game, seat }) => game.tally?.counts.filter((_, other) => other !== seat) ?? [],
  );
  if (you.length === 0) return [];
  return habitNames.map((key) => {
    const percent = habits[key].per !== undefined;
    return { key, you: mean(key, you), others: mean(key, others), percent };
  });
}

// What became of one's cards of a kind.
export interface CardShare {
  kind: CardKind;
  resolved: number;
  nothing: number; // Of these, had no effect.
}

function cardsOf(games: readonly Played[]): CardShare[] {
  return allCardKinds.flatMap((kind) => {
    const cards = games.flatMap(({ counts }) => counts?.by_card[kind] ?? []);
    const sum = (what: 'resolved' | 'nothing') => cards.reduce((n, one) => n + one[what], 0);
    const resolved = sum('resolved');
    return resolved > 0 ? [{ kind, resolved, nothing: sum('nothing') }] : [];
  });
}

// The most of something in one game.
export interface Honour {
  key: HonourName;
  n: number;
  played: Played;
}
const honours = {
  haul: ({ money }: Played) => money,
  bullets: ({ counts }: Played) => (counts ? counts.bullets + counts.neutral : 0),
  misses: ({ counts }: Played) => counts?.misses ?? 0,
  hits: ({ counts }: Played) => counts?.hits ?? 0,
  lost: ({ counts }: Played) => counts?.lost ?? 0,
  punches: ({ counts }: Played) => counts?.punches ?? 0,
  idle: ({ counts }: Played) => counts?.idle ?? 0,
  marshal: ({ counts }: Played) => counts?.marshal ?? 0,
} as const;
export type HonourName = keyof typeof honours;
const honourNames: readonly HonourName[] = [
  'haul',
  'bullets',
  'misses',
  'hits',
  'lost',
  'punches',
  'idle',
  'marshal',
];

function honourOf(key: HonourName, games: readonly Played[]): Honour[] {
  const of = honours[key];
  const [first, ...rest] = games;
  if (!first) return [];
  const best = rest.reduce((a, b) => (of(b) > of(a) ? b : a), first);
  return of(best) > 0 ? [{ key, n: of(best), played: best }] : [];
}

export interface Streaks {
  now: number; // Wins in a row up to the last game,
  longest: number; // and the longest such row.
  drought: number; // Games in a row without a win, the longest.
}

function longestRow(games: readonly Played[], won: boolean): number {
  let row = 0;
  let longest = 0;
  for (const one of games) {
    row = one.won === won ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

function streaksOf(games: readonly Played[]): Streaks {
  const lost = games.map(({ won }) => won).lastIndexOf(false);
  return {
    now: games.length - 1 - lost,
    longest: longestRow(games, true),
    drought: longestRow(games, false),
  };
}

export interface Figures {
  games: number;
  hinted: number; // Games with hints: they count for neither honours nor streaks.
  won: number;
  mean: number; // Dollars in a game.
  money: readonly number[]; // From the oldest game to the newest.
  bandits: Share[];
  variants: Share[];
  seats: Share[];
  levels: Share[];
  habits: Habit[];
  cards: CardShare[];
  honours: Honour[];
  streaks: Streaks;
}

// From the oldest to the newest. A game that comes from another one was half known: it is not counted.
export function countedOf<T extends Played>(all: readonly T[]): T[] {
  const own = all.filter(({ seat, game }) => seat !== undefined && !game.summary.origin);
  return own.sort((a, b) => a.at - b.at);
}

// Undefined: there is nothing to reckon with. Games without a place of one's own do not count.
export function figuresOf(all: readonly Played[]): Figures | undefined {
  const games = countedOf(all);
  if (games.length === 0) return undefined;
  const alone = games.filter((one) => !hadHints(one));
  const money = games.map((one) => one.money);
  const config = ({ game }: Played) => game.summary.config;
  const bandits = new Map(sharesBy(games, (one) => one.bandits).map((share) => [share.key, share]));
  return {
    games: games.length,
    hinted: games.length - alone.length,
    won: games.filter(({ won }) => won).length,
    mean: money.reduce((sum, one) => sum + one, 0) / games.length,
    money,
    bandits: allBandits.map((key: Bandit) => bandits.get(key) ?? { key, games: 0, won: 0 }),
    variants: mostFirst(sharesBy(games, (one) => [config(one).variant])),
    seats: sharesBy(games, (one) => [String(config(one).seats)]).sort((a, b) => +a.key - +b.key),
    levels: mostFirst(sharesBy(games, ({ game }) => levelsAt(game.summary))),
    habits: habitsOf(games),
    cards: cardsOf(games),
    honours: honourNames.flatMap((key) => honourOf(key, alone)),
    streaks: streaksOf(alone),
  };
}
