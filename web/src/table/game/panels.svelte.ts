import { Space } from '../../ui/space.svelte';

// What is open on the table besides the game itself.
export class Panels {
  // Log or chat, in a drawer.
  tab = $state<'log' | 'chat'>('log');
  drawer = $state(false);
  menu = $state(false);
  help = $state(false);
  keys = $state(false);
  rules = $state<string>(); // The anchor where they begin; '' is the start.
  // The player whose card, or whose discard pile, is looked at.
  player = $state<number>();
  discards = $state<number>();

  readonly space = new Space();
  shown: 'log' | 'chat' | undefined = $derived(this.drawer ? this.tab : undefined);

  close(): void {
    this.drawer = this.menu = this.help = this.keys = false;
    this.player = this.discards = this.rules = undefined;
  }

  // One thing after another: what was open goes.
  openRules = (anchor = ''): void => {
    this.menu = this.help = false;
    this.rules = anchor;
  };
  openHelp = (): void => {
    this.menu = false;
    this.help = true;
  };
  openKeys = (): void => {
    this.help = false;
    this.keys = true;
  };

  toggle = (which: 'log' | 'chat'): void => {
    this.drawer = !(this.drawer && this.tab === which);
    this.tab = which;
  };
}
