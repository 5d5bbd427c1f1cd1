import { roundCardWords } from '../../core/rounds';
import { say } from '../../i18n/i18n.svelte';
import type { RoundCard } from '../../protocol/generated';

export function roundTitle({ key }: { key: RoundCard }): string {
  return say(roundCardWords(key));
}
