import type { Component } from 'svelte';
import type { RouteName } from '../app/router.svelte';
import Start from './Start.svelte';

const start = () => Promise.resolve({ default: Start });

// Screens load on demand, except the start page, which most visitors see first.
export const screens: Record<RouteName, () => Promise<{ default: Component }>> = {
  start,
  new: () => import('./NewTable.svelte'),
  table: () => import('./Table.svelte'),
  code: () => import('./Join.svelte'),
  watch: () => import('./Watch.svelte'),
  daily: () => import('./Daily.svelte'),
  games: () => import('./MyGames.svelte'),
  records: () => import('./Records.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  rules: () => import('./Rules.svelte'),
  seat: () => import('./Seat.svelte'),
  settings: start,
  tv: () => import('./Tv.svelte'),
  lost: () => import('./Lost.svelte'),
};
