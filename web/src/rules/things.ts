// Which things of the reference are on the table.
import { session } from '../app/session.svelte';
import { eventAnchor, figureAnchor, hostageAnchor, lootAnchor, turnAnchor } from '../core/anchors';
import { isBandit } from '../core/places';
import { sceneOf } from '../core/scene';
import { gameTerms } from '../core/terms';
import type { RoundCardKind, View } from '../protocol/generated';

// A game without powers has nothing to tell of a character but that.
export function anchorIn(view: View, anchor: string): string {
  const powers = gameTerms(session.choices, view.config)?.powers ?? true;
  return anchor.startsWith('character-') && !powers ? 'variant-basic' : anchor;
}

// All that can be seen: this round's symbols and event, who is on the train, and what lies there.
export function thingsOf(view: View, card: RoundCardKind | undefined): string[] {
  const { figures, loot, hostages, coach, horses } = sceneOf(view);
  const held = figures.flatMap(({ who }) =>
    isBandit(who) ? (view.bandits[who]?.hostage ?? []) : [],
  );
  const anchors = [
    ...(card?.turns.map(turnAnchor) ?? []),
    ...(card?.event ? [eventAnchor(card.event)] : []),
    ...figures.map(({ who }) => anchorIn(view, figureAnchor(who))),
    ...loot.map(({ kind }) => lootAnchor(kind)),
    ...[...hostages.map(({ hostage }) => hostage), ...held].map(hostageAnchor),
    ...(coach ? ['horses-coach'] : []),
    ...(horses.length > 0 ? ['horses-ride'] : []),
    'bullets',
  ];
  return [...new Set(anchors)];
}
