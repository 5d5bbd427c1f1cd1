import { dashed } from '../core/words';
import { t } from '../i18n/i18n.svelte';

// The name of a round card: its event's, or one of its own.
export function roundTitle(card: { key: string; event?: string | undefined }): string {
  if (card.event) return t(`event-${dashed(card.event)}`);
  return t(`round-${card.key.replace(/_\d+$/, '')}`);
}
