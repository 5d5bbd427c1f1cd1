// Cards as the wire writes them, and the planned pile.
import type { Bandit, BulletSource, View } from '../protocol/generated';
import { isBandit } from './places';
import { words, type Words } from './words';

export type ActionKind = 'move' | 'floor' | 'fire' | 'robbery' | 'punch' | 'marshal' | 'ride';
export type CardFace =
  | { kind: 'action'; card: ActionKind; bandit?: Bandit }
  | { kind: 'bullet'; source: BulletSource }
  | { kind: 'hidden' };

export const actionKinds: readonly ActionKind[] = [
  'move',
  'floor',
  'fire',
  'robbery',
  'punch',
  'marshal',
  'ride',
];

function kindOf(text: string | undefined): ActionKind | undefined {
  return actionKinds.find((kind) => kind === text);
}

// `belle move`, `marshal` (of a deck of two bandits), `bullet tuco`, `hidden`.
export function readCard(text: string): CardFace {
  const [first, second] = text.split(' ');
  if (first === 'bullet') {
    return { kind: 'bullet', source: isBandit(second) ? second : 'neutral' };
  }
  const plain = second === undefined ? kindOf(first) : undefined;
  if (plain) return { kind: 'action', card: plain };
  const card = kindOf(second);
  return card && isBandit(first) ? { kind: 'action', card, bandit: first } : { kind: 'hidden' };
}

export interface PileEntry {
  seat: number;
  face: CardFace;
  down: boolean;
  second: boolean;
  index: number;
}

export function readPile(view: View): PileEntry[] {
  return (view.open?.pile ?? view.pile).map((text, index) => {
    const [seat, ...rest] = text.split(' ');
    const card = rest.filter((word) => word !== 'down' && word !== 'second').join(' ');
    return {
      seat: Number(seat),
      face: readCard(card),
      down: rest.includes('down'),
      second: rest.includes('second'),
      index,
    };
  });
}

// The card that resolves now.
export function currentCard(view: View): CardFace | undefined {
  return view.phase === 'robbing' ? readPile(view)[view.pile_next]?.face : undefined;
}

// Whether hands mix cards of several bandits, so that a card's name must say whose it is.
export function hasMixedHands(view: View): boolean {
  return ['duo14', 'duo18', 'teams'].includes(view.config.variant);
}

// "Move"; with `owner` "Belle's Move" where the card has a colour.
export function cardWords(face: CardFace, owner = false): Words {
  switch (face.kind) {
    case 'hidden':
      return words('tell-card-hidden');
    case 'bullet':
      return face.source === 'neutral'
        ? words('tell-bullet-neutral')
        : words('tell-bullet-of', { bandit: words(`bandit-${face.source}`) });
    case 'action': {
      const card = words(`card-${face.card}`);
      if (!owner || !face.bandit) return card;
      return words('tell-card-of', { card, bandit: words(`bandit-${face.bandit}`) });
    }
  }
}
