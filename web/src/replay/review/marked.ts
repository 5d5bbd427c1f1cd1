// Decisions that are worth a look.
import type { Judgement, Mark, Review } from '../../protocol/generated';

// `great`: the best there was, and it moved much.
export type Shown = Mark | 'great';

export interface Marked {
  n: number; // The event that it led to.
  seat: number;
  shown: Shown;
  judgement: Judgement;
}

// By how much of a win a decision raised its seat's chances to be called great.
const much = 0.05;

// Undefined: everybody's.
export type Whose = number | undefined;

function raised({ chances }: Review, { decision, seat }: Judgement): boolean {
  const step = chances.find((one) => one.decision === decision);
  const link = step?.moved.find(({ kind }) => kind === 'decision');
  const change = link?.change[seat] ?? 0;
  return change >= much && change >= 2 * (link?.error[seat] ?? 0);
}

export function shownMark(review: Review, judgement: Judgement): Shown {
  const { mark } = judgement;
  return mark === 'best' && raised(review, judgement) ? 'great' : mark;
}

export function isError(shown: Shown): boolean {
  return shown === 'inaccuracy' || shown === 'mistake' || shown === 'blunder';
}

// In game order: what was wrong, and what was great.
export function markedOf(review: Review): Marked[] {
  return review.judgements.flatMap((judgement) => {
    const shown = shownMark(review, judgement);
    const { event: n, seat } = judgement;
    return isError(shown) || shown === 'great' ? [{ n, seat, shown, judgement }] : [];
  });
}

export function ofSeat<T extends { seat: number }>(list: readonly T[], whose: Whose): T[] {
  return list.filter(({ seat }) => whose === undefined || seat === whose);
}

// The next one wrong before or after this event.
export function errorFrom(marked: readonly Marked[], n: number, way: 1 | -1): Marked | undefined {
  const errors = marked.filter(({ shown }) => isError(shown));
  return way > 0 ? errors.find((one) => one.n > n) : errors.filter((one) => one.n < n).at(-1);
}

// What was decided with this event. A decision without an event of its own is told with the next.
export function judgedAt({ judgements }: Review, n: number): Judgement[] {
  return judgements.filter(({ event }) => event === n);
}

export function worstOf(judgements: readonly Judgement[]): Judgement | undefined {
  return [...judgements].sort((a, b) => b.loss - a.loss)[0];
}

// How each is written, as players of other games know it.
export const signs: Record<Shown, string> = {
  great: '!',
  best: '✓',
  good: '·',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
