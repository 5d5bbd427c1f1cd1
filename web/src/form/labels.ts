import { levelName, shownName } from '../app/names';
import { session } from '../app/session.svelte';
import { currentLocale, t } from '../i18n/i18n.svelte';
import {
  allNamedLevels,
  type Config,
  type SummarySeat,
  type TableChoices,
  type Variant,
} from '../protocol/generated';
import type { Combo, Reason } from './openings';

// Names of things in lists and forms, in the reader's language.

export function gameName(config: Combo | Config): string {
  const parts = [t(`variant-${config.variant}`)];
  if (config.expert && !isAlwaysExpert(config.variant)) parts.push(t('start-expert'));
  if (config.horses) parts.push(t('start-horses'));
  return parts.join(' · ');
}

function isAlwaysExpert(variant: Variant): boolean {
  const same = session.choices?.configs.filter((config) => config.variant === variant) ?? [];
  return same.length > 0 && same.every(({ expert }) => expert);
}

export function seatName(seat: SummarySeat): string {
  if (seat.kind === 'bot') return t('start-bot-of', { level: levelName(seat.level ?? '') });
  return seat.name === undefined ? t('start-free-seat') : shownName(seat.name);
}

export function levelItems(choices: TableChoices | undefined): { value: string; label: string }[] {
  const known = choices?.levels.map(({ level }) => level) ?? allNamedLevels;
  return known.map((value) => ({ value, label: levelName(value) }));
}

function oneOf(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(items);
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
      return t('form-why-players', { seats: oneOf(seats) });
    }
    case 'config/edition': {
      const editions = [...new Set(open.map((config) => config.edition))];
      return t('form-why-edition', { edition: oneOf(editions) });
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
