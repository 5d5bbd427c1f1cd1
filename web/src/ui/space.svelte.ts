import { MediaQuery } from 'svelte/reactivity';

// How much room the screen has for a game. A low one (a phone on its side, a page at twice its size)
// is a phone's, with what is asked beside the train instead of under it.
export class Space {
  readonly #wide = new MediaQuery('min-width: 1024px');
  readonly #phone = new MediaQuery('max-width: 699px');
  readonly #low = new MediaQuery(
    '(min-width: 600px) and (max-width: 1023px) and (max-height: 560px)',
  );

  low: boolean = $derived(this.#low.current);
  size: 'wide' | 'medium' | 'phone' = $derived(
    this.#wide.current ? 'wide' : this.#phone.current || this.low ? 'phone' : 'medium',
  );
  // Pile, what is asked and hand lie beside each other, not under each other.
  row: boolean = $derived(this.low || this.size === 'wide');
}
