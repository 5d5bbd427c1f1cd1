// The opening of a game: who plays, who one is oneself, and the first round card.
import { keep, kept } from '../../app/kept';
import type { RoundCardKind, View } from '../../protocol/generated';
import { currentCard } from '../round/rounds';
import { isRoundsStart, lengths } from './scenes';

export type Part = { kind: 'cast' | 'you' | 'card'; ms: number };

// In milliseconds at normal speed: the whole is about five seconds, and six with explanations.
const castLength = 1600;
const youLength = 1500;

const key = 'folsom.opened';

// Whether it is to be shown: once, when it is known who plays whom, to who is there when the game
// begins.
export function isOpening(table: string, view: View): boolean {
  return view.round <= 1 && isBeginning(view) && kept(key) !== table;
}

// Up to the first turn.
function isBeginning(view: View): boolean {
  const isLater = view.phase === 'planning' && view.turn > 0;
  return isRoundsStart(view) && view.phase !== 'casting' && !isLater;
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
  const parts: Part[] = [{ kind: 'cast', ms: castLength }];
  if (alone) parts.push({ kind: 'you', ms: youLength });
  const ms = explains ? lengths.explained : lengths.card;
  if (currentCard(view, cards)) parts.push({ kind: 'card', ms });
  return parts;
}
