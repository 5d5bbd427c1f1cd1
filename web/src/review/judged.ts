// How well somebody decided, summed up over the games of theirs that were reviewed.
import { allMarks, type Accuracy, type Mark } from '../protocol/generated';
import type { SeatDigest } from './digests';

export interface Judged {
  games: number;
  accuracy: number | undefined; // Undefined: nothing was at stake.
  marks: Record<Mark, number>;
  byCard: Partial<Record<string, number>>; // Accuracies, where there were enough decisions.
  // In wins a game; before the first round at 0.
  lostByRound: number[];
}

// Of fewer decisions of a kind nothing is said.
export const fewest = 10;

// As src/review/accuracy.h has it: the part of what was at stake that was kept.
export function accuracyOf(all: readonly Accuracy[]): number | undefined {
  const sum = (what: 'loss' | 'stake') => all.reduce((n, one) => n + one[what], 0);
  return sum('stake') > 0 ? Math.max(0, 1 - sum('loss') / sum('stake')) : undefined;
}

function byCardOf(all: readonly SeatDigest[]): Judged['byCard'] {
  const kinds = new Set(all.flatMap(({ by_card }) => Object.keys(by_card)));
  const accuracies: Judged['byCard'] = {};
  for (const kind of kinds) {
    const own = all.flatMap(({ by_card }) => by_card[kind] ?? []);
    const part = accuracyOf(own);
    const decisions = own.reduce((n, one) => n + one.decisions, 0);
    if (part !== undefined && decisions >= fewest) accuracies[kind] = part;
  }
  return accuracies;
}

function lostByRoundOf(all: readonly SeatDigest[]): number[] {
  const rounds = Math.max(0, ...all.map(({ lost_by_round }) => lost_by_round.length));
  const lostIn = (round: number) =>
    all.reduce((sum, { lost_by_round }) => sum + (lost_by_round[round] ?? 0), 0);
  return Array.from({ length: rounds }, (_, round) => lostIn(round) / all.length);
}

// Of the own seat of each game.
export function judgedOf(all: readonly SeatDigest[]): Judged {
  const count = (mark: Mark) => all.reduce((n, { marks }) => n + (marks[mark] ?? 0), 0);
  return {
    games: all.length,
    accuracy: accuracyOf(all),
    marks: Object.fromEntries(allMarks.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    byCard: byCardOf(all),
    lostByRound: lostByRoundOf(all),
  };
}
