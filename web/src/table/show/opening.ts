// The opening of a game: who plays, who one is oneself, and the first round card.
import { keep, kept } from '../../app/kept';
import type { RoundCardKind, View } from '../../protocol/generated';
import { currentCard } from '../round/rounds';

export type Part = { kind: 'cast' | 'you' | 'card'; ms: number };

// In milliseconds at normal speed.
const lengths = { cast: 1700, you: 2200, card: 1600, explained: 2800 };

const key = 'folsom.opened';

// Whether it is to be shown: once, to who is there when the game begins.
export function isOpening(table: string, view: View): boolean {
  return view.round <= 1 && view.phase !== 'over' && kept(key) !== table && !isUnderWay(view);
}

// The first turn is over.
function isUnderWay(view: View): boolean {
  return view.round === 1 && !(view.phase === 'round_start' || isFirstTurn(view));
}

function isFirstTurn(view: View): boolean {
  return view.phase === 'planning' && view.turn === 0;
}

export function noteOpened(table: string): void {
  keep(key, table);
}

// `alone`: the viewer plays one seat and no others look on the same screen.
export function openingOf(
  view: View,
  cards: readonly RoundCardKind[],
  alone: boolean,
  explains: boolean,
): Part[] {
  const parts: Part[] = [{ kind: 'cast', ms: lengths.cast }];
  if (alone) parts.push({ kind: 'you', ms: lengths.you });
  const ms = explains ? lengths.explained : lengths.card;
  if (currentCard(view, cards)) parts.push({ kind: 'card', ms });
  return parts;
}
