import type { Component } from 'svelte';
import type { RouteName } from '../app/router.svelte';

// Each screen comes when it is first needed, so that the first load is small.
export const screens: Record<RouteName, () => Promise<{ default: Component }>> = {
  start: () => import('../screens/Start.svelte'),
  new: () => import('../screens/NewTable.svelte'),
  table: () => import('../screens/Table.svelte'),
  code: () => import('../screens/Join.svelte'),
  watch: () => import('../screens/Watch.svelte'),
  records: () => import('../screens/Records.svelte'),
  replay: () => import('../screens/Replay.svelte'),
  learn: () => import('../screens/Learn.svelte'),
  rules: () => import('../screens/Rules.svelte'),
  seat: () => import('../screens/Seat.svelte'),
  settings: () => import('../screens/Start.svelte'),
  lost: () => import('../screens/Lost.svelte'),
};
