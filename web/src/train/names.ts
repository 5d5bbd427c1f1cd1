// What the things of the scene are called.
import type { FigureAt, HorseAt, HostageAt, LootAt } from '../core/scene';
import { carWords, placeWords } from '../core/places';
import { dashed } from '../core/words';
import { t } from '../i18n/i18n.svelte';
import type { View } from '../protocol/generated';

export function figureName(figure: FigureAt, view: View): string {
  const { who } = figure;
  const law = who === 'marshal' || who === 'guard';
  const words = { id: law ? `figure-${who}` : `bandit-${who}` };
  if (figure.rides) return t('train-rider', { who: words });
  return t('train-figure', { who: words, place: placeWords(figure.place, view) });
}

export function lootName(token: LootAt, view: View): string {
  return t('train-loot', {
    n: token.count,
    loot: { id: `loot-${dashed(token.kind)}` },
    place: placeWords(token.place, view),
  });
}

export function horseName(horse: HorseAt, view: View): string {
  return t('train-horse', { car: carWords(horse.car, view) });
}

export function hostageName({ hostage }: HostageAt): string {
  return t('train-hostage', { hostage: { id: `hostage-${dashed(hostage)}` } });
}
