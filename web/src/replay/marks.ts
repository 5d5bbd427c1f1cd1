import type { Step } from '../core/follow/playback';
import type { RoundMark } from './review/chart';

// Where the rounds begin.
export function roundMarks(steps: readonly Step[]): RoundMark[] {
  return steps.flatMap(({ n, event }) =>
    event?.type === 'round_began' ? [{ round: event.round, n }] : [],
  );
}

// Where a replay opens: everybody is on the train, and the first round is known.
export function openingOf(steps: readonly Step[]): number {
  return steps.find(({ event }) => event?.type === 'turn_began')?.n ?? 0;
}
