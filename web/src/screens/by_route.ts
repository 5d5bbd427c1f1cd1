import type { Component } from 'svelte';
import type { RouteName } from '../app/router.svelte';

// Each screen comes when it is first needed, so that the first load is small.
export const screens: Record<RouteName, () => Promise<{ default: Component }>> = {
  start: () => import('./Start.svelte'),
  new: () => import('./NewTable.svelte'),
  table: () => import('./Table.svelte'),
  code: () => import('./Join.svelte'),
  watch: () => import('./Watch.svelte'),
  records: () => import('./Records.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  rules: () => import('./Rules.svelte'),
  seat: () => import('./Seat.svelte'),
  settings: () => import('./Start.svelte'),
  lost: () => import('./Lost.svelte'),
};
