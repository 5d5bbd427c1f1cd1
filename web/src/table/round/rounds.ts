import type { RoundCardKind, TurnKind, View } from '../../protocol/generated';

type Progress = 'done' | 'now' | 'next';

// The card of the current round; undefined until it is revealed.
export function currentCard(
  view: View,
  cards: readonly RoundCardKind[],
): RoundCardKind | undefined {
  if (view.round === 0) return undefined;
  const key = view.rounds[view.round - 1];
  return cards.find((card) => card.key === key);
}

export function turnProgress(view: View, turn: number): Progress {
  if (view.phase === 'round_start' || view.phase === 'attack') return 'next';
  if (view.phase !== 'planning') return 'done';
  if (turn === view.turn) return 'now';
  return turn < view.turn ? 'done' : 'next';
}

export function eventProgress(view: View): Progress {
  if (view.phase === 'event') return 'now';
  return view.phase === 'round_end' || view.phase === 'over' ? 'done' : 'next';
}

export function roundProgress(view: View, round: number): Progress {
  if (view.phase === 'over') return 'done';
  if (round === view.round) return 'now';
  return round < view.round ? 'done' : 'next';
}

// The symbol that is played now, for the dark of a tunnel.
export function currentTurn(view: View, cards: readonly RoundCardKind[]): TurnKind | undefined {
  return view.phase === 'planning' ? currentCard(view, cards)?.turns[view.turn] : undefined;
}
