import { readCard, type CardFace } from '../../core/cards';
import type { Choice } from '../../core/choices';
import { allBulletSources, allCardKinds, type Card, type View } from '../../protocol/generated';

// A card in hand. `key` stays the same while the card is held, so that cards do not jump about.
export interface HandCard {
  key: string;
  card: Card;
  face: CardFace;
  kept: boolean;
}

function rank(face: CardFace): number {
  if (face.kind === 'hidden') return 10_000;
  if (face.kind === 'bullet') return 1_000 + allBulletSources.indexOf(face.source);
  return allBulletSources.indexOf(face.bandit ?? 'neutral') * 10 + allCardKinds.indexOf(face.card);
}

// Sorted by bandit and kind, bullets last; equal cards are numbered.
export function sortHand(cards: readonly Card[], kept: readonly Card[] = []): HandCard[] {
  const counts = new Map<Card, number>();
  const left = [...kept];
  return cards
    .map((card) => ({ card, face: readCard(card) }))
    .sort((a, b) => rank(a.face) - rank(b.face))
    .map(({ card, face }) => {
      const nth = counts.get(card) ?? 0;
      counts.set(card, nth + 1);
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return { key: `${card} ${nth}`, card, face, kept: at >= 0 };
    });
}

// The cards of one seat as far as the view shows them.
export function handOf(view: View, seat: number | undefined): HandCard[] {
  if (seat !== undefined && view.open) return sortHand(view.open.hands[seat] ?? []);
  if (!view.own) return [];
  return sortHand([...view.own.hand, ...view.own.kept], view.own.kept);
}

// The choices made by touching this card.
export function choicesAt(choices: readonly Choice[], card: Card): Choice[] {
  return choices.filter(({ target }) => target.kind === 'card' && target.card === card);
}

// Cards that can be chosen but are not in hand (a card taken from the deck).
export function cardsBesides(choices: readonly Choice[], hand: readonly HandCard[]): HandCard[] {
  const held = new Set(hand.map(({ card }) => card));
  const others = new Set<Card>();
  for (const { target } of choices) {
    if (target.kind === 'card' && !held.has(target.card)) others.add(target.card);
  }
  return sortHand([...others]);
}

// The two ways to play one card, where that is what its choices are.
export function sidesOf(here: readonly Choice[]): { up?: Choice; down?: Choice } {
  const [first, second, ...more] = here;
  if (more.length > 0 || first?.target.kind !== 'card' || second?.target.kind !== 'card') return {};
  if (first.target.down === second.target.down) return {};
  return first.target.down ? { up: second, down: first } : { up: first, down: second };
}

// Between cards in a grid, in pixels, and how much higher than wide they are.
export const gridGap = 6;
const shape = 1.4;
const widest = 124;

// How wide cards are so that so many fit into a box, all of them to be seen.
export function fitCards(count: number, width: number, height: number): number {
  let best = 0;
  for (let across = 1; across <= count; across += 1) {
    const rows = Math.ceil(count / across);
    const byWidth = (width - (across - 1) * gridGap) / across;
    const byHeight = (height - (rows - 1) * gridGap) / rows / shape;
    best = Math.max(best, Math.min(byWidth, byHeight, widest));
  }
  return Math.floor(best);
}
