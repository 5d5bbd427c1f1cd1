import { money, t, currentLocale } from '../../i18n/i18n.svelte';
import type { Config, SummarySeat, Result, TableChoices } from '../../protocol/generated';
import type { Combo, Reason } from './setup';

// Names of things in lists and forms, in the reader's language.

export function gameName(config: Combo | Config): string {
  const parts = [t(`variant-${config.variant}`)];
  if (config.expert && config.variant !== 'duo14') parts.push(t('start-expert'));
  if (config.horses) parts.push(t('start-horses'));
  return parts.join(' · ');
}

export function seatName(seat: SummarySeat): string {
  if (seat.kind === 'bot') return t('start-bot-of', { level: levelName(seat.level ?? '') });
  return seat.name ?? t('start-free-seat');
}

const levels = ['tenderfoot', 'drifter', 'rustler', 'desperado'];

export function levelName(level: string): string {
  return levels.includes(level) ? t(`level-${level}`) : level;
}

export function levelItems(choices: TableChoices | undefined): { value: string; label: string }[] {
  const known = choices?.levels.map(({ level }) => level) ?? levels;
  return known.map((value) => ({ value, label: levelName(value) }));
}

export function winnerNames(seats: readonly SummarySeat[], result: Result): string {
  const names = result.winners.flatMap((seat) => (seats[seat] ? [seatName(seats[seat])] : []));
  return names.length === 0 ? t('records-nobody') : listOf(names, 'conjunction');
}

export function bestScore(result: Result): string {
  return money(Math.max(...result.seats.map((seat) => seat.side_total)));
}

export function listOf(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(currentLocale(), { type, style: 'long' }).format(items);
}

export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
}

// Why a choice is closed, said with what the server offers instead.
export function whyWords(reason: Reason, combo: Combo, choices: TableChoices): string {
  const open = choices.configs.filter((config) => config.variant === combo.variant);
  switch (reason.code) {
    case 'config/players': {
      const seats = [...new Set(open.map((config) => String(config.seats)))];
      return t('form-why-players', { seats: listOf(seats, 'disjunction') });
    }
    case 'config/edition': {
      const editions = [...new Set(open.map((config) => config.edition))];
      return t('form-why-edition', { edition: listOf(editions, 'disjunction') });
    }
    case 'config/expert':
      return open.some((config) => config.expert)
        ? t('form-why-expert-on')
        : t('form-why-expert-off');
    case 'config/horses':
      return t('form-why-horses');
    default:
      return t('error-config');
  }
}
