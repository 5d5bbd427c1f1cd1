// Sounds of our own, synthesised. Browsers allow them from the first gesture on; before it, when
// muted and, unless it is to be heard there too, while the page is hidden nothing is played.
import { settings } from '../app/settings.svelte';
import { sounds, type SoundName } from './sounds';
import { Synth } from './synth';

export type { SoundName };

let synth: Synth | undefined;

export function play(name: SoundName, evenHidden = false): void {
  if (!synth || settings.muted || settings.volume === 0) return;
  if (document.hidden && !evenHidden) return;
  synth.volume = settings.volume;
  sounds[name](synth);
}

// Phones silence a page that was away, and count a touch as a gesture only when it ends.
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  synth ??= new Synth(new AudioContext());
  synth.wake();
}

if (typeof window !== 'undefined') {
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
}
