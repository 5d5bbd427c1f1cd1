// Entries that are searched for by other words than their own, and by questions: what these are is
// said in `learn-find-ANCHOR`.
import { t } from '../i18n/i18n.svelte';

export const askedFor: readonly string[] = [
  ...['goal', 'setup', 'round', 'card-move', 'card-floor', 'card-fire', 'card-robbery'],
  ...['card-punch', 'card-marshal', 'bullets', 'characters', 'loot-purse', 'loot-strongbox'],
  ...['marshal', 'events', 'end', 'horses', 'hostages', 'variant-expert', 'variant-duo18'],
  ...['variant-teams', 'table-secrets', 'table-clocks', 'table-take-back', 'table-absent'],
  'table-fair',
];

export function otherWords(anchor: string): string {
  return askedFor.includes(anchor) ? t(`learn-find-${anchor}`) : '';
}
