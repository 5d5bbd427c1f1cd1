// Sounds of our own, synthesised. Browsers allow them from the first gesture on; before it, when
// muted and while the page is hidden, nothing is played.
import { settings } from '../app/settings.svelte';
import { sounds, type SoundName } from './sounds';
import { Synth } from './synth';

export type { SoundName };

let synth: Synth | undefined;

export function play(name: SoundName): void {
  if (!synth || settings.muted || settings.volume === 0 || document.hidden) return;
  synth.volume = settings.volume;
  sounds[name](synth);
}

function wake(): void {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  if (!synth && typeof AudioContext !== 'undefined') synth = new Synth(new AudioContext());
}

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}
