// What a scene is made of, and the heights that everything hangs on.
import type { Bandit, Hostage, LootKind, Place, Wagon } from '../protocol/generated';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Who = Bandit | 'marshal' | 'guard';
// x: the middle, y: the feet.
export interface FigureAt {
  key: string;
  who: Who;
  place: Place;
  x: number;
  y: number;
  w: number;
  h: number;
  facing: 1 | -1;
  // On a horse of its own, before it boards the train.
  rides: boolean;
}
// x, y: the middle. More than one: a stack of the same.
export interface LootAt {
  key: string;
  kind: LootKind;
  place: Place;
  x: number;
  y: number;
  size: number;
  count: number;
  slots: number[];
  value?: number;
}
export interface CarAt {
  key: string;
  car: number;
  kind: 'locomotive' | Wagon;
  last: boolean;
  x: number;
}
export interface HorseAt extends Box {
  key: string;
  car: number;
}
export interface HostageAt {
  key: string;
  hostage: Hostage;
  x: number;
  y: number;
  size: number;
}
export interface PlaceAt extends Box {
  place: Place;
}
// What there is lies between left and right, top and bottom; the locomotive's nose is left of car 0.
export interface Scene {
  lines: Lines;
  columns: number; // of standing room on each floor of a car
  left: number;
  right: number;
  top: number;
  bottom: number;
  cars: CarAt[];
  places: PlaceAt[];
  figures: FigureAt[];
  loot: LootAt[];
  horses: HorseAt[];
  hostages: HostageAt[];
  coach?: Box & { car: number };
}

export const carWidth = 240;
export const standing = carWidth - 18; // of a car's width, where figures stand
export const coachWidth = 220;
export const coachHeight = 180;
export const figureRatio = 1.6;
// Figures are drawn narrower than their boxes, which may reach into one another by this much; in the
// stagecoach, where there is less room, one hides a part of the next.
export const figureSlim = 0.64;
export const coachSlim = 0.5;
export const nose = 122;
export const tail = 26; // The lantern behind the caboose.
export const largestFigure = 70;
export const horseWidth = 84; // times `near`
export const posse = 54;
export const horseRatio = 64 / 90;

// The heights that everything hangs on. Cars are drawn 190 units high with the roof at 58, a roof
// board to 76, the floor at 140 and rails at 186, and stretched where there is room.
export interface Lines {
  stretch: number;
  roof: number;
  ceiling: number;
  floor: number;
  rail: number;
  near: number; // how much larger things on the road are
  coach: number; // the stagecoach's top
  road: number; // where its wheels and the horses stand
}

export function linesOf(stretch: number, near: number): Lines {
  const coach = 151 * stretch + 14 + 18 * near;
  return {
    stretch,
    roof: 58 * stretch,
    ceiling: 76 * stretch,
    floor: 140 * stretch,
    rail: 186 * stretch,
    near,
    coach,
    road: coach + 178 * near,
  };
}
