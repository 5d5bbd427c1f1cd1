// A puzzle's answer in the form of a review, so that both speak with the same words.
import type { Action, Judgement } from '../protocol/generated';
import { byShare, runnerUp, type Puzzle } from './puzzle';
import type { Judged } from './run.svelte';

// The wrong action that the right one is compared with: one's own, or the next best.
export function rivalOf(puzzle: Puzzle, judged: Pick<Judged, 'action' | 'right'>): Action {
  return judged.right ? (runnerUp(puzzle) ?? judged.action) : judged.action;
}

export function judgementOf(puzzle: Puzzle, judged: Judged): Judgement {
  const rows = byShare(puzzle);
  const best = puzzle.right[0] ?? judged.action;
  const rival = rivalOf(puzzle, judged);
  const shareOf = (action: Action) => (puzzle.shares[action] ?? 0) / 1000;
  return {
    decision: 0,
    event: 0,
    round: judged.view.round,
    seat: puzzle.seat,
    question: judged.view.ask,
    chosen: judged.action,
    best,
    loss: shareOf(best) - shareOf(judged.action),
    error: 0,
    mark: judged.right ? 'best' : 'mistake',
    actions: rows.map((row) => ({ ...row, rough: false })),
    aims: rows.map(({ action }) => judged.aims[action] ?? {}),
    why: puzzle.why[rival] ?? [],
  };
}
