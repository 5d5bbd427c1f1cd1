import { settings } from '../../app/settings.svelte';
import type { Choice } from '../../core/choices';

// The key that makes a choice: the first nine have their number, unless such keys are off.
export function keyOf(choice: Choice, all: readonly Choice[]): string | undefined {
  const at = all.findIndex(({ action }) => action === choice.action);
  return settings.keys && at >= 0 && at < 9 ? String(at + 1) : undefined;
}
