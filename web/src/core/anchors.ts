// Where the rules reference tells of a thing: the anchor of its entry. An element that shows the
// thing bears it as `data-explain`.
import type { Bandit, Hostage, LootKind, RoundEvent, TurnKind } from '../protocol/generated';
import type { CardFace } from './cards';
import { dashed } from './words';

// Nothing of a card that lies face down.
export function cardAnchor(face: CardFace): string | undefined {
  if (face.kind === 'hidden') return undefined;
  return face.kind === 'bullet' ? 'bullets' : `card-${face.card}`;
}

export function figureAnchor(who: Bandit | 'marshal' | 'guard'): string {
  if (who === 'marshal') return 'marshal';
  return who === 'guard' ? 'horses-guard' : `character-${who}`;
}

export function lootAnchor(loot: LootKind): string {
  return loot === 'full flask' || loot === 'half flask' ? 'horses-whiskey' : `loot-${loot}`;
}

export const turnAnchor = (turn: TurnKind): string => `turn-${dashed(turn)}`;
export const eventAnchor = (event: RoundEvent): string => `event-${dashed(event)}`;
export const hostageAnchor = (hostage: Hostage): string => `hostage-${dashed(hostage)}`;
