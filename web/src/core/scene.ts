// Where everything stands on the drawn train, in scene units. Car 0 is at the left, each car is 240
// wide. Above it is sky; with the expansion there is a road before the track for the stagecoach and
// the horses. Untaken hostages hang under the stagecoach.
//
// A pure function of the view. Every bandit in play has a column of its own, the same in every car,
// so that nobody moves aside when others come and go.
import type { Bandit, LootKind, Place, View, Wagon } from '../protocol/generated';
import { purseValue } from './money';
import { banditsInPlay, placeText, readPlace, wagonsOf } from './places';
import {
  carWidth,
  coachHeight,
  coachSlim,
  coachWidth,
  figureRatio,
  figureSlim,
  horseRatio,
  horseWidth,
  largestFigure,
  linesOf,
  nose,
  posse,
  standing,
  tail,
  type Box,
  type CarAt,
  type FigureAt,
  type HorseAt,
  type HostageAt,
  type Lines,
  type LootAt,
  type PlaceAt,
  type Scene,
  type Who,
} from './scene_parts';

export * from './scene_parts';

// A floor where figures stand: its box, the line of the feet, and the middle of the row of loot.
interface Lane extends Box {
  place: Place;
  feet: number;
  slim: number;
  row: number;
  token: number;
}

export function sceneOf(view: View, stretch = 1, near = 1 + (stretch - 1) * 0.4): Scene {
  const lines = linesOf(stretch, near);
  const wagons = wagonsOf(view);
  const coach = coachOf(view, lines);
  const figure = figureWidth(banditsInPlay(view).length, lines);
  const lanes = lanesOf(wagons.length + 1, coach, lines, figure * figureRatio);
  const riders = ridersOf(view, lines, figure);
  return {
    lines,
    columns: columnsFor(banditsInPlay(view).length, 0),
    left: -nose,
    right: Math.max(wagons.length + 1, 4) * carWidth + tail,
    top: Math.min(...lanes.map(({ y }) => y)) - 16,
    bottom: view.config.horses ? lines.road + 46 * lines.near : lines.rail + 26,
    cars: carsOf(wagons),
    places: lanes.map(({ place, x, y, w, h }) => ({ place, x, y, w, h })),
    figures: [...lanes.flatMap((lane) => figuresOn(lane, view, figure)), ...riders],
    loot: lanes.flatMap((lane) => lootOn(lane, view)),
    horses: horsesOf(view, riders, lines),
    hostages: coach ? hostagesOf(view, coach) : [],
    ...(coach && { coach }),
  };
}

function carsOf(wagons: readonly Wagon[]): CarAt[] {
  const kinds = ['locomotive' as const, ...wagons];
  return kinds.map((kind, car) => ({
    key: `car ${car}`,
    car,
    kind,
    last: car > 0 && car === wagons.length,
    x: car * carWidth,
  }));
}

function coachOf(view: View, lines: Lines): Scene['coach'] {
  const car = view.horses?.coach;
  if (car === undefined) return undefined;
  const [w, h] = [coachWidth * lines.near, coachHeight * lines.near];
  return { car, x: (car + 0.5) * carWidth - w / 2, y: lines.coach, w, h };
}

// All figures are of one size: as many as may stand in a car have room beside each other, and inside
// a hat hides a little of the roof board, not more.
function figureWidth(inPlay: number, { floor, ceiling }: Lines): number {
  const pitch = standing / columnsFor(inPlay, 0);
  return Math.min(pitch / figureSlim, largestFigure, (floor - ceiling + 12) / figureRatio);
}

function lanesOf(cars: number, coach: Scene['coach'], lines: Lines, high: number): Lane[] {
  const lanes: Lane[] = [];
  for (let car = 0; car < cars; car++) lanes.push(...carLanes(car, lines, high));
  if (!coach) return lanes;
  const k = lines.near;
  const lane = { x: coach.x + 12 * k, w: 200 * k, slim: coachSlim, token: 18 * k };
  const at = (y: number) => coach.y + y * k;
  lanes.push(
    { ...lane, place: 'coach roof', y: at(57) - high, h: high + 13 * k, feet: at(57), row: at(63) },
    { ...lane, place: 'coach inside', y: at(70), h: 94 * k, feet: at(146), row: at(154) },
  );
  return lanes;
}

function carLanes(car: number, { stretch, roof, ceiling, floor }: Lines, high: number): Lane[] {
  const x = car * carWidth + 9;
  const token = Math.min(22 * stretch, 27);
  const lane = { x, w: standing, slim: figureSlim, token };
  const up = placeText({ kind: 'car', car, floor: 'roof' });
  const inside = placeText({ kind: 'car', car, floor: 'inside' });
  const board = (ceiling - roof) / 2;
  return [
    {
      ...lane,
      place: up,
      y: roof + 1 - high,
      h: high + 2 * board - 1,
      feet: roof + 1,
      row: roof + board,
    },
    {
      ...lane,
      place: inside,
      y: floor - high,
      h: high + 22 * stretch,
      feet: floor,
      row: floor + 11 * stretch,
    },
  ];
}

function figuresOn(lane: Lane, view: View, largest: number): FigureAt[] {
  const bandits = banditsInPlay(view);
  const law = lawAt(lane.place, view);
  const here = bandits.filter((bandit) => view.bandits[bandit]?.place === lane.place);
  const columns = columnsFor(bandits.length, here.length + (law ? 1 : 0));
  const middle = Math.floor(columns / 2);
  const found: FigureAt[] = [];
  for (const bandit of here) {
    const place = bandits.indexOf(bandit);
    // The middle column is the law's as long as there are more columns than bandits.
    const column = columns > bandits.length && place >= middle ? place + 1 : place;
    found.push(figureAt(bandit, lane, column, columns, largest));
  }
  if (law) found.push(figureAt(law, lane, freeColumn(bandits, here, columns), columns, largest));
  return found;
}

function lawAt(place: Place, view: View): 'marshal' | 'guard' | undefined {
  const spot = readPlace(place);
  if (spot.kind === 'car' && spot.floor === 'inside' && marshalIsThere(view)) {
    return spot.car === view.marshal ? 'marshal' : undefined;
  }
  return place === view.horses?.guard_place ? 'guard' : undefined;
}

function marshalIsThere(view: View): boolean {
  return view.phase !== 'casting';
}

function columnsFor(inPlay: number, here: number): number {
  return Math.max(Math.min(Math.max(inPlay + 1, 5), 6), here);
}

function freeColumn(bandits: Bandit[], here: Bandit[], columns: number): number {
  const middle = Math.floor(columns / 2);
  if (columns > bandits.length) return middle;
  const taken = new Set(here.map((bandit) => bandits.indexOf(bandit)));
  const nearest = [...Array(columns).keys()].sort((a, b) => off(a) - off(b));
  return nearest.find((column) => !taken.has(column)) ?? middle;

  function off(column: number): number {
    return Math.abs(column - (columns - 1) / 2);
  }
}

function figureAt(
  who: Who,
  lane: Lane,
  column: number,
  columns: number,
  largest: number,
): FigureAt {
  const pitch = lane.w / columns;
  const w = Math.min(pitch / lane.slim, largest);
  return {
    key: who,
    who,
    place: lane.place,
    x: lane.x + pitch * (column + 0.5),
    y: lane.feet,
    w,
    h: w * figureRatio,
    facing: column < (columns - 1) / 2 || who === 'marshal' ? 1 : -1,
    rides: false,
  };
}

function lootOn(lane: Lane, view: View): LootAt[] {
  const capacity = Math.floor(lane.w / lane.token);
  const single = lootAt(lane.place, view);
  const tokens = single.length > capacity ? stacked(single, view) : single;
  const pitch = Math.min(lane.token + 3, lane.w / tokens.length);
  const size = Math.min(lane.token, pitch);
  return tokens.map((token, i) => ({
    ...token,
    x: lane.x + pitch * (i + 0.5),
    y: lane.row,
    size,
  }));
}

type Token = Omit<LootAt, 'x' | 'y' | 'size'>;

function lootAt(place: Place, view: View): Token[] {
  const tokens: Token[] = [];
  const add = (kind: LootKind, key: string, slots: number[] = [], value?: number) => {
    tokens.push({ key, kind, place, count: 1, slots, ...(value !== undefined && { value }) });
  };
  for (let i = 0; i < (view.strongboxes[place] ?? 0); i++)
    add('strongbox', `strongbox ${place} ${i}`);
  for (let i = 0; i < (view.jewels[place] ?? 0); i++) add('jewel', `jewel ${place} ${i}`);
  for (const [slot, purse] of Object.entries(view.purses)) {
    if (purse?.at !== place) continue;
    add('purse', `purse ${slot}`, [Number(slot)], purseValue(view, slot));
  }
  for (const [slot, flask] of Object.entries(view.horses?.flasks ?? {})) {
    if (flask?.at !== place) continue;
    add(flask.half ? 'half flask' : 'full flask', `flask ${slot}`, [Number(slot)]);
  }
  return tokens;
}

// Tokens that cannot be told apart become one stack.
function stacked(tokens: readonly Token[], view: View): Token[] {
  const stacks = new Map<string, Token>();
  for (const token of tokens) {
    const held = token.slots.some((slot) => wasHeld(token.kind, slot, view));
    const group = held || token.kind === 'half flask' ? token.key : token.kind;
    const stack = stacks.get(group);
    if (!stack) stacks.set(group, { ...token, slots: [...token.slots] });
    else {
      stack.count++;
      stack.slots.push(...token.slots);
      delete stack.value;
    }
  }
  return [...stacks.values()];
}

function wasHeld(kind: LootKind, slot: number, view: View): boolean {
  const held = kind === 'purse' ? view.held_purses : view.horses?.held_flasks;
  return held?.includes(slot) ?? false;
}

// Horses stand on the stagecoach's road, before it where it stands itself. All are of one size: where
// there are many, they stand one before the other.
function horsesAt(car: number, count: number, view: View, { road, near }: Lines): HorseAt[] {
  const feet = view.horses?.coach === car ? road + 42 * near : road;
  const w = horseWidth * near;
  const h = w * horseRatio;
  const pitch = Math.min(w + 4, (carWidth - 12 - w) / Math.max(count - 1, 1));
  return [...Array(count).keys()].map((i) => {
    return { key: `horse ${car} ${i}`, car, x: car * carWidth + 6 + pitch * i, y: feet - h, w, h };
  });
}

// The posse rides beside the car that is attacked, each on a horse of its own, in two files.
function ridersOf(view: View, lines: Lines, w: number): FigureAt[] {
  const car = view.horses?.attacked;
  if (car === undefined) return [];
  const riding = banditsInPlay(view).filter((bandit) => view.horses?.riding.includes(bandit));
  const long = riding.length * posse;
  const last = (wagonsOf(view).length + 1) * carWidth;
  const left = Math.min((car + 0.5) * carWidth - long / 2, last - long - 20);
  const horse = horseWidth * lines.near;
  const front = lines.road - 16 - horse * horseRatio + saddle(horse, w).y;
  return riding.map((who, i) => ({
    key: who,
    who,
    place: 'unplaced',
    x: left + posse * (i + 0.5),
    y: front + (i % 2) * 24,
    w,
    h: w * figureRatio,
    facing: -1,
    rides: true,
  }));
}

// Where a rider's feet are on a horse this wide, from the horse's top left corner.
export function saddle(horse: number, rider: number): { x: number; y: number } {
  return { x: horse * 0.52, y: horse * 0.31 + rider * figureRatio * 0.29 };
}

function horsesOf(view: View, riders: readonly FigureAt[], lines: Lines): HorseAt[] {
  const counts = view.horses?.horses ?? [];
  const standing = counts.flatMap((count, car) => horsesAt(car, count, view, lines));
  return [...standing, ...riders.map((rider) => mountOf(rider, lines))];
}

function mountOf({ who, x, y, w: rider }: FigureAt, { near }: Lines): HorseAt {
  const w = horseWidth * near;
  const seat = saddle(w, rider);
  return { key: `horse of ${who}`, car: -1, x: x - seat.x, y: y - seat.y, w, h: w * horseRatio };
}

function hostagesOf(view: View, coach: Box): HostageAt[] {
  const size = coach.w / 11;
  return (view.horses?.hostages ?? []).map((hostage, i) => ({
    key: `hostage ${hostage}`,
    hostage,
    x: coach.x + coach.w * (0.3 + 0.1 * i),
    y: coach.y + coach.h * 0.965,
    size,
  }));
}

export function placeAt(scene: Scene, place: Place): PlaceAt | undefined {
  return scene.places.find((lane) => lane.place === place);
}
