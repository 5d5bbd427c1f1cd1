import type { Space } from '../../ui/space.svelte';

// How high the dock is, in pixels: with the hand in it, and at least while the hand makes way for the
// stage.
export interface Dock {
  planning: number;
  robbing: number;
}

// `wordy`: somebody explains there what to do, always as much; as a number: so much.
export function dockOf(
  { size, low }: Pick<Space, 'size' | 'low'>,
  height: number,
  wordy: boolean | number = false,
): Dock {
  if (typeof wordy === 'number') return talking(wordy);
  if (wordy) return talking(low ? 160 : size === 'wide' ? 200 : 390);
  if (low) return { planning: 118, robbing: 96 };
  if (size === 'wide') return { planning: part(0.215, 152, 230), robbing: part(0.14, 120, 150) };
  if (size === 'medium') return { planning: part(0.28, 250, 300), robbing: part(0.2, 200, 220) };
  return { planning: part(0.31, 256, 276), robbing: part(0.23, 184, 210) };

  function part(share: number, least: number, most: number): number {
    return Math.round(Math.min(Math.max(share * height, least), most));
  }
}

function talking(height: number): Dock {
  return { planning: height, robbing: height };
}
