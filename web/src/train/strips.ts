// The strips of land behind and before the train: what is on them, how large, and how fast they pass.
import type { Component } from 'svelte';
import Deck from '../art/landscape/Deck.svelte';
import Far from '../art/landscape/Far.svelte';
import Middle from '../art/landscape/Middle.svelte';
import Near from '../art/landscape/Near.svelte';
import Track from '../art/landscape/Track.svelte';
import Tunnel from '../art/landscape/Tunnel.svelte';
import Gorge from '../art/landscape/bridge/Far.svelte';
import River from '../art/landscape/bridge/Middle.svelte';
import Railing from '../art/landscape/bridge/Railing.svelte';
import Span from '../art/landscape/bridge/Span.svelte';
import Trestle from '../art/landscape/bridge/Trestle.svelte';
import Walls from '../art/landscape/canyon/Far.svelte';
import Pillars from '../art/landscape/canyon/Middle.svelte';
import Mountains from '../art/landscape/night/Far.svelte';
import Firs from '../art/landscape/night/Middle.svelte';
import Town from '../art/landscape/station/Middle.svelte';
import { periods } from '../art/landscape/periods';
import type { Land } from '../core/land';

// From the farthest to the nearest.
const rows = {
  far: { size: periods.far, scale: 1.2, lift: 46, pace: 0.09, stretches: true },
  middle: { size: periods.middle, scale: 1.6, lift: 0, pace: 0.35, stretches: true },
  span: { size: periods.span, scale: 1, lift: 0, pace: 1, stretches: true },
  wall: { size: periods.tunnel, scale: 1, lift: 0, pace: 1, stretches: false },
  track: { size: periods.track, scale: 1, lift: -22, pace: 1, stretches: false },
  verge: { size: periods.near, scale: 1, lift: -62, pace: 1, stretches: false },
  front: { size: periods.near, scale: 1.6, lift: 0, pace: 1.4, stretches: false },
};
export type StripName = keyof typeof rows;

interface Strip {
  width: number; // of a tile; all in scene units
  height: number;
  lift: number; // above the rails
  pace: number; // compared with the wheels
}
type Tiles = Partial<Record<StripName, Component>>;

const tiles: Record<Land, Tiles> = {
  desert: { far: Far, middle: Middle, verge: Near, front: Near },
  canyon: { far: Walls, middle: Pillars, verge: Near, front: Near },
  bridge: { far: Gorge, middle: River, span: Span, verge: Trestle, front: Railing },
  night: { far: Mountains, middle: Firs, verge: Near, front: Near },
  station: { far: Mountains, middle: Town, verge: Deck, front: Near },
};

const withRoad: Partial<Record<Land, Tiles>> = { bridge: { verge: Deck } };

// `stretch`: of the cars, over which the land is to be seen.
export function stripsOf(stretch: number): Record<StripName, Strip> {
  const made = Object.entries(rows).map(([name, { size, scale, lift, pace, stretches }]) => {
    const grow = stretches ? stretch : 1;
    const { width, height } = size;
    return [
      name,
      { width: width * scale * grow, height: height * scale * grow, lift: lift * grow, pace },
    ];
  });
  return Object.fromEntries(made) as Record<StripName, Strip>;
}

// `road`: horses run before the train, and need ground to run on.
export function tilesOf(land: Land, road: boolean): Tiles {
  return { ...tiles[land], ...(road ? withRoad[land] : {}), track: Track, wall: Tunnel };
}
