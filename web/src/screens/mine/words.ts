import { levelName } from '../../app/names';
import type { Helped, Played } from '../../core/own_games';
import { dateOf, gameName, seatName } from '../../form/labels';
import { currentLocale, t } from '../../i18n/i18n.svelte';
import { allBandits, type Summary } from '../../protocol/generated';
import type { Mine } from './own_games.svelte';

// All words by which somebody may look for a game.
export function wordsOf({ game: { summary } }: Played): string {
  const bandits = allBandits.filter((bandit) => summary.result?.bandits[bandit]);
  const cast = bandits.map((bandit) => t(`bandit-${bandit}`));
  const people = summary.seats.map(seatName);
  const what = [summary.title, summary.code, gameName(summary.config), dateOf(summary.changed_at)];
  return [...what, ...people, ...cast].join(' ');
}

// Whom one played with: equal bots once, with their number. On one device, all who played.
export function othersAt(summary: Summary, yours: readonly number[]): string[] {
  const isOther = (seat: number) => yours.length > 1 || !yours.includes(seat);
  const counts = new Map<string, number>();
  for (const name of summary.seats.filter((_, seat) => isOther(seat)).map(seatName)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
}

// When and where it was, what it was called, and how many hints there were.
export function factsOf({ at, hall, game }: Mine): string {
  const place = hall === 'here' ? [t('games-device')] : [];
  const title = game.summary.title ? [game.summary.title] : [];
  const { hints } = game.summary;
  const helped = hints === undefined ? [] : [t('table-hints', { n: hints })];
  return [dateOf(at), ...place, ...title, ...helped].join(' · ');
}

export type ShareKind = 'bandit' | 'variant' | 'seats' | 'level';

export function shareName(kind: ShareKind, key: string): string {
  if (kind === 'seats') return t('list-players', { n: Number(key) });
  if (kind === 'level') return levelName(key);
  return kind === 'bandit' ? t(`bandit-${key}`) : t(`variant-${key}`);
}

// "37 %"
export function percent(part: number): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(part);
}

export function helpedItems(): { value: Helped; label: string }[] {
  return [
    { value: 'all', label: t('games-all') },
    { value: 'alone', label: t('games-alone') },
    { value: 'hinted', label: t('games-hinted') },
  ];
}
