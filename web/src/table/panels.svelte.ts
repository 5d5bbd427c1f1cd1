import { MediaQuery } from 'svelte/reactivity';

// What is open on the table besides the game itself.
export class Panels {
  // Log or chat: always beside the train where there is room, else in a sheet that is opened.
  tab = $state<'log' | 'chat'>('log');
  sheet = $state(false);
  menu = $state(false);
  help = $state(false);
  // The player whose board, or whose discard pile, is looked at.
  board = $state<number>();
  discards = $state<number>();

  readonly #wide = new MediaQuery('min-width: 1024px');
  readonly #phone = new MediaQuery('max-width: 699px');

  size: 'wide' | 'medium' | 'phone' = $derived(
    this.#wide.current ? 'wide' : this.#phone.current ? 'phone' : 'medium',
  );
  shown: 'log' | 'chat' | undefined = $derived(
    this.#wide.current || this.sheet ? this.tab : undefined,
  );

  close(): void {
    this.sheet = this.menu = this.help = false;
    this.board = this.discards = undefined;
  }

  toggle = (which: 'log' | 'chat'): void => {
    this.sheet = !this.#wide.current && !(this.sheet && this.tab === which);
    this.tab = which;
  };
}
