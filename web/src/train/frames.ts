// What of the stage to show for an act, in scene units: whoever does it and whom it concerns, from
// where they were to where they will be. The heavier it is, the closer. Pure.
import type { Act } from '../core/act';
import { placeText } from '../core/places';
import { carWidth, placeAt, type Box, type FigureAt, type Scene, type Who } from '../core/scene';
import type { Place } from '../protocol/generated';
import { around, atLeast } from './camera';
import { stepBack } from './picture';
import type { TargetAt } from './targets';
import { heroOf, wordBox } from './words';

// `subject`: what must be seen. `frame`: that with some room around it. `close`: it is too big a moment
// to be seen from where the camera happens to be.
export interface Shot {
  subject: Box;
  frame: Box;
  close?: boolean;
}

// From this weight on the marshal is worth a close look; else one sees where on the train he goes.
const serious = 0.5;
// How much of the train's length a frame has at least: for what passes by, and for what matters most.
export interface Closeness {
  passing: number;
  most: number;
  widest: number; // It cannot step back farther; endless: it has the whole train in it then.
}

export const wideLook: Closeness = {
  passing: 3.6 * carWidth,
  most: 1.9 * carWidth,
  widest: Infinity,
};

// Where the train is seen car by car, what passes by is not seen from closer than at rest.
export function narrowLook(seen: number): Closeness {
  return { passing: seen, most: seen * 0.65, widest: seen / stepBack };
}

const headroom = 30;
const floors = ['roof', 'inside'] as const;

// Nothing: the whole train. What a frame has no room for is left out: first where they were, then all
// but whom it concerns, or of whom something is said.
export function shotOf(act: Act, before: Scene, after: Scene, look: Closeness): Shot | undefined {
  const cast = [...act.actors, ...act.concerns];
  const walks = act.event?.type === 'marshal_moved' && act.weight < serious;
  if (walks && look.widest === Infinity) return undefined;
  const seen = (scene: Scene, whom: readonly Who[]) => [
    ...whom.flatMap((who) => figureIn(scene, who)),
    ...placesOf(act).flatMap((place) => placeAt(scene, place) ?? []),
  ];
  const word = wordBox(act, after);
  const then = [...seen(after, cast), ...word];
  const hero = act.word && heroOf(act, after);
  const least = hero ? [hero.who] : act.concerns.length > 0 ? act.concerns : cast;
  const kept = [[...seen(before, cast), ...then], then, [...seen(after, least), ...word]];
  const shot = framed(fitting(kept, look), act.weight, look);
  return shot && { ...shot, close: act.word !== undefined };
}

// The targets of a question, and whoever it is about; of what is too far apart the targets, else who.
export function questionShot(
  targets: readonly TargetAt[],
  who: Who | undefined,
  scene: Scene,
  look: Closeness,
): Shot | undefined {
  if (targets.length === 0) return undefined;
  const asked = who ? figureIn(scene, who) : [];
  return framed(fitting([[...targets, ...asked], targets, asked], look), 0, look);
}

// The first of these that there is room for, else the last that has anything in it.
function fitting(all: readonly (readonly Box[])[], { widest }: Closeness): readonly Box[] {
  const some = all.filter((boxes) => boxes.length > 0);
  return some.find((boxes) => (around(boxes)?.w ?? 0) <= widest) ?? some.at(-1) ?? [];
}

function framed(boxes: readonly Box[], weight: number, look: Closeness): Shot | undefined {
  const subject = around(boxes);
  if (!subject) return undefined;
  const wide = look.passing - (look.passing - look.most) * weight;
  const { x, y, w, h } = subject;
  const side = Math.max(0, Math.min(40, (look.widest - w) / 2));
  const roomy = { x: x - side, y: y - headroom, w: w + 2 * side, h: h + 2 * headroom };
  return { subject, frame: atLeast(roomy, wide, 0) };
}

function figureIn({ figures }: Scene, who: Who): Box[] {
  return figures.filter((figure) => figure.who === who).map(boxOf);
}

function boxOf({ x, y, w, h }: FigureAt): Box {
  return { x: x - w / 2, y: y - h, w, h };
}

// Where it happens that has nobody in it yet.
function placesOf({ event }: Act): Place[] {
  switch (event?.type) {
    case 'strongbox_placed':
      return [event.at];
    case 'wagon_passed':
    case 'horses_left':
      return floors.map((floor) => placeText({ kind: 'car', car: event.car, floor }));
    case 'coach_moved':
      return ['coach roof', 'coach inside'];
    default:
      return [];
  }
}

// A camera that jumps about makes one seasick: it stays while all is to be seen that must be, and
// not from much farther away than need be.
export function steady(now: Box | undefined, { subject, frame, close }: Shot): Box {
  if (close || !now || now.w > frame.w * 1.8) return frame;
  const across = subject.x >= now.x && subject.x + subject.w <= now.x + now.w;
  const down = subject.y >= now.y - headroom && subject.y + subject.h <= now.y + now.h + headroom;
  return across && down ? now : frame;
}
