// What is said over the page.
import type { HallName } from '../app/halls';
import type { LinkState } from '../core/follow/link';
import type { device } from '../app/device.svelte';

export interface Situation {
  hall: HallName | undefined; // Of the address.
  outdated: boolean;
  newer: boolean; // A newer version is there, and was not put off.
  notice: 'restarting' | 'waiting' | undefined;
  lost: boolean; // The hall has been gone for a while.
  keeps: NonNullable<typeof device.limits>['keeps'] | undefined; // What this device does of it.
  hasServer: boolean;
}

export type BannerNews =
  | 'outdated'
  | 'restarting'
  | 'newer'
  | 'offline'
  | 'waiting'
  | 'here-lost'
  | 'here-full'
  | 'here-overtaken'
  | 'here-waiting';

// One that runs in the page first has to be fetched, and only when it is needed.
export function isGone(hall: HallName, state: LinkState): boolean {
  return hall === 'here' ? state === 'offline' : state !== 'online';
}

// The most pressing; of a hall only where it is needed.
export function newsOf(now: Situation): BannerNews | undefined {
  if (now.outdated) return 'outdated';
  if (now.hall === 'away' && now.notice === 'restarting') return 'restarting';
  if (now.newer) return 'newer';
  if (now.hall === 'here') return newsOfDevice(now);
  return now.hall === 'away' ? newsOfServer(now) : undefined;
}

function newsOfDevice({ lost, keeps, notice }: Situation): BannerNews | undefined {
  if (lost) return 'here-lost';
  if (keeps === 'full') return 'here-full';
  if (keeps === 'lost') return 'here-overtaken';
  return notice === 'waiting' ? 'here-waiting' : undefined;
}

function newsOfServer({ lost, hasServer, notice }: Situation): BannerNews | undefined {
  if (lost && hasServer) return 'offline'; // Without one, the screen says so for good.
  return notice === 'waiting' ? 'waiting' : undefined;
}
