// Days in the reader's words. They are UTC dates, whatever the reader's own zone.
import { timeOf } from '../../core/daily';
import { currentLocale } from '../../i18n/i18n.svelte';

function formatted(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(
    timeOf(day),
  );
}

export const longDay = (day: string): string =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const monthName = (month: string): string =>
  formatted(`${month}-01`, { month: 'long', year: 'numeric' });

// Monday to Sunday.
export function weekdays(style: 'narrow' | 'short' | 'long'): string[] {
  const monday = 12;
  return Array.from({ length: 7 }, (_, i) =>
    formatted(`2026-01-${monday + i}`, { weekday: style }),
  );
}
