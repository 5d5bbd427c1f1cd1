// Cards as the wire writes them, and the planned pile.
import {
  allCardKinds,
  type Bandit,
  type BulletSource,
  type CardKind,
  type View,
} from '../protocol/generated';
import { banditsOf, isBandit } from './places';
import { words, type Words } from './words';

export type CardFace =
  | { kind: 'action'; card: CardKind; bandit?: Bandit }
  | { kind: 'bullet'; source: BulletSource }
  | { kind: 'hidden' };

function kindOf(text: string | undefined): CardKind | undefined {
  return allCardKinds.find((kind) => kind === text);
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

// A card of this seat. Its name says whose it is, unless it is of the only bandit that the seat has.
export function cardOfSeat(face: CardFace, seat: number | undefined, view: View): Words {
  const own = seat === undefined ? [] : banditsOf(view, seat);
  const plain = face.kind === 'action' && own.length === 1 && own[0] === face.bandit;
  return cardWords(face, !plain);
}
