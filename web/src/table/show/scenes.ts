// Which scenes come before an act, in which order.
import type { Act } from '../../core/act';
import type { Phase, RoundCardKind, RoundEvent, TurnKind, View } from '../../protocol/generated';

export type Scene =
  | { kind: 'schemin'; round: number; ms: number }
  | { kind: 'stealin'; ms: number }
  | { kind: 'card'; card: RoundCardKind; explained: readonly TurnKind[]; ms: number }
  | { kind: 'event'; event: RoundEvent; ms: number }
  | { kind: 'summary'; from: View; to: View; ms: number };

// In milliseconds at normal speed. The server grants as much at most (`show` of its options).
export const lengths = {
  schemin: 950,
  stealin: 1000,
  card: 1500,
  explained: 2800,
  event: 1300,
  summary: 3000,
  lastSummary: 2400, // The counting comes next.
};

// What there is to know besides the act. `start`: the round's first view, if it was seen; `unknown`:
// what of a card's symbols is yet to be explained.
export interface Backstage {
  cards: readonly RoundCardKind[];
  start: View | undefined;
  unknown: (turns: readonly TurnKind[]) => TurnKind[];
}

export function scenesBefore({ event, step }: Act, backstage: Backstage): Scene[] {
  if (event?.type === 'round_began') {
    return [...summary(step.before, backstage, lengths.summary), page(event.round)];
  }
  if (event?.type === 'game_ended') return summary(step.before, backstage, lengths.lastSummary);
  if (event?.type === 'round_revealed') return card(event.card, backstage);
  if (event?.type === 'event_began') {
    return [{ kind: 'event', event: event.event, ms: lengths.event }];
  }
  const robs = step.before.phase !== 'robbing' && step.after.phase === 'robbing';
  return robs ? [{ kind: 'stealin', ms: lengths.stealin }] : [];
}

function page(round: number): Scene {
  return { kind: 'schemin', round, ms: lengths.schemin };
}

function summary(to: View, { start }: Backstage, ms: number): Scene[] {
  if (!start || start.round !== to.round || to.round === 0) return [];
  return [{ kind: 'summary', from: start, to, ms }];
}

function card(key: string, { cards, unknown }: Backstage): Scene[] {
  const found = cards.find((one) => one.key === key);
  if (!found) return [];
  const explained = unknown([...new Set(found.turns)]);
  const ms = explained.length > 0 ? lengths.explained : lengths.card;
  return [{ kind: 'card', card: found, explained, ms }];
}

// Whether nobody has lost or won anything in this round yet.
const isStart: Record<Phase, boolean> = {
  casting: true,
  placing: true,
  attack: true,
  round_start: true,
  planning: true,
  keeping: false,
  robbing: false,
  event: false,
  round_end: false,
  over: false,
};

export function isRoundsStart({ phase }: View): boolean {
  return isStart[phase];
}
