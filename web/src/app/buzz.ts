import { settings } from './settings.svelte';

// A phone is felt, if its player likes that. Browsers allow it from the first touch on.
export function buzz(pattern: number[]): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive !== false) {
    navigator.vibrate?.(pattern);
  }
}
