// The legal actions of a question: what each is called, and where on the board it can be picked.
import {
  allHostages,
  type Action,
  type Bandit,
  type Hostage,
  type Legal,
  type LootKind,
  type Place,
  type View,
} from '../protocol/generated';
import { cardOfSeat, readCard } from './cards';
import { flaskKind, purseValue } from './money';
import {
  banditsOf,
  carCount,
  carOf,
  carWords,
  isBandit,
  placeOf,
  placeText,
  placeWords,
  readPlace,
} from './places';
import { dashed, words, type Args, type Words } from './words';

export type Target =
  | { kind: 'place'; place: Place }
  | { kind: 'bandit'; bandit: Bandit }
  | { kind: 'guard' }
  | { kind: 'loot'; place: Place; loot: LootKind | 'flask'; slot?: number }
  | { kind: 'card'; card: string; down: boolean }
  | { kind: 'deck' }
  | { kind: 'hostage'; hostage: Hostage }
  | { kind: 'none' };

export interface Choice {
  action: Action;
  verb: string;
  target: Target;
  words: Words;
}

type Meaning = Pick<Choice, 'target' | 'words'>;
// Nothing for what it does not understand.
type Reader = (rest: string[], view: View) => Meaning | undefined;

const lastCar = 6;
const nowhere: Target = { kind: 'none' };

// In the order of `legal.actions`.
export function choicesOf(view: View, legal: Pick<Legal, 'actions'>): Choice[] {
  return legal.actions.map((action) => choiceOf(view, action));
}

export function choiceOf(view: View, action: Action): Choice {
  const [verb = '', ...rest] = action.split(' ');
  const read = action === 'ride on' ? rideOn : readers[verb];
  return { action, verb, ...(read?.(rest, view) ?? plain(action)) };
}

// An action of a newer server is offered as it is written.
function plain(action: Action): Meaning {
  return { target: nowhere, words: words('do-other', { action }) };
}

function says(id: string, target: Target = nowhere, args?: Args): Meaning {
  return { target, words: words(id, args) };
}

const readers: Record<string, Reader> = {
  play: (rest, view) => {
    const down = rest.at(-1) === 'down';
    const card = (down ? rest.slice(0, -1) : rest).join(' ');
    return cardChoice(down ? 'do-play-down' : 'do-play', card, down, view);
  },
  keep: (rest, view) => cardChoice('do-keep', rest.join(' '), false, view),
  choose: (rest, view) => cardChoice('do-choose', rest.join(' '), false, view),
  draw: () => says('do-draw', { kind: 'deck' }),
  pass: (_, view) => says(passId(view)),
  done: (_, view) => says(view.own?.kept.length ? 'do-done' : 'do-keep-none'),
  drink: drink,
  move: moveBy,
  marshal: (rest, view) => {
    const place = insideOf(shifted(view.marshal, rest[0], 1));
    return says('do-marshal', at(place), { way: rest[0] ?? '', place: placeWords(place, view) });
  },
  fire: (rest) => banditChoice('do-fire', rest[0]),
  punch: (rest) =>
    rest[0] === 'guard'
      ? says('do-punch-guard', { kind: 'guard' })
      : banditChoice('do-punch', rest[0]),
  rob: rob,
  knock: (rest, view) => {
    const loot = rest.join(' ');
    const target: Target = view.target ? { kind: 'bandit', bandit: view.target } : nowhere;
    return says('do-knock', target, { loot: words(`loot-${dashed(loot)}`) });
  },
  take: () => says('do-take'),
  drop: () => says('do-drop'),
  push: push,
  ride: ride,
  flee: (rest, view) => {
    const place = roofOf(shifted(carOf(placeOf(view, view.actor), view), rest[0], 1));
    return says('do-flee', at(place), { way: rest[0] ?? '', place: placeWords(place, view) });
  },
  hostage: (rest) => {
    const hostage = allHostages.find((name) => name === rest[0]);
    if (!hostage) return undefined;
    const args = { hostage: words(`hostage-${dashed(hostage)}`) };
    return says('do-hostage', { kind: 'hostage', hostage }, args);
  },
  draft: draft,
  caboose: (rest) => banditChoice('do-caboose', rest[0]),
  board: (_, view) => {
    const car = view.horses?.attacked ?? carCount(view) - 1;
    return says('do-board', at(insideOf(car)), { car: carWords(car, view) });
  },
  wagon: (rest, view) => {
    const car = Number(rest[0]);
    return says('do-board', at(insideOf(car)), { car: carWords(car, view), number: car });
  },
};

function rideOn(): Meaning {
  return says('do-ride-on');
}

function at(place: Place): Target {
  return { kind: 'place', place };
}

function insideOf(car: number): Place {
  return placeText({ kind: 'car', car, floor: 'inside' });
}

function roofOf(car: number): Place {
  return placeText({ kind: 'car', car, floor: 'roof' });
}

// Forward is toward the locomotive, car 0.
function shifted(from: number | undefined, way: string | undefined, by: number): number {
  const car = from ?? 0;
  if (way === 'forward') return Math.max(car - by, 0);
  return way === 'backward' ? Math.min(car + by, lastCar) : car;
}

function cardChoice(id: string, card: string, down: boolean, view: View): Meaning {
  const named = cardOfSeat(readCard(card), view.viewer, view);
  return says(id, { kind: 'card', card, down }, { card: named });
}

function banditChoice(id: string, bandit: string | undefined): Meaning | undefined {
  if (!isBandit(bandit)) return undefined;
  return says(id, { kind: 'bandit', bandit }, { bandit: words(`bandit-${bandit}`) });
}

function passId(view: View): string {
  if (view.ask === 'pickpocket') return 'do-pass-purse';
  return view.ask === 'second_card' ? 'do-pass-second' : 'do-pass';
}

function drink(rest: string[], view: View): Meaning | undefined {
  const [bandit, ...flask] = rest;
  const full = flask.pop() === 'full';
  if (!isBandit(bandit)) return undefined;
  const args = {
    bandit: words(`bandit-${bandit}`),
    flask: words(`flask-${dashed(flask.join(' '))}`),
  };
  const mixed = banditsOf(view, view.viewer ?? -1).length > 1;
  const size = full ? 'full' : 'half';
  const id = mixed ? `do-drink-of-${size}` : `do-drink-${size}`;
  return says(id, { kind: 'bandit', bandit }, args);
}

function moveBy(rest: string[], view: View): Meaning {
  const [way, count] = rest;
  if (way === 'coach') {
    const place: Place = 'coach roof';
    return says('do-move-coach', at(place), { place: placeWords(place, view) });
  }
  const from = placeOf(view, view.actor);
  const car = shifted(carOf(from, view), way, Number(count ?? 0));
  const spot = from && readPlace(from);
  const place = spot?.kind === 'car' && spot.floor === 'inside' ? insideOf(car) : roofOf(car);
  const args = { way: way ?? '', n: Number(count ?? 1), place: placeWords(place, view) };
  return says(way === 'off' ? 'do-move-off' : 'do-move', at(place), args);
}

function rob(rest: string[], view: View): Meaning {
  const [kind = '', slot] = rest;
  const place = placeOf(view, view.actor) ?? 'unplaced';
  const number = slot === undefined ? {} : { slot: Number(slot) };
  const target = (loot: LootKind | 'flask'): Target => ({ kind: 'loot', place, loot, ...number });
  if (kind === 'jewel' || kind === 'strongbox') {
    return says('do-rob', target(kind), { loot: words(`loot-${kind}`) });
  }
  return kind === 'purse'
    ? robPurse(slot, view, target(kind))
    : robFlask(slot, view, target('flask'));
}

// Several known purses of the same value are told apart by their number.
function robPurse(slot: string | undefined, view: View, target: Target): Meaning {
  if (slot === undefined) return says('do-rob-new', target, { loot: words('loot-purse') });
  const value = purseValue(view, slot);
  const number = Number(slot) + 1;
  return value === undefined
    ? says('do-rob-held', target, { loot: words('loot-purse'), number })
    : says('do-rob-value', target, { value, number });
}

function robFlask(slot: string | undefined, view: View, target: Target): Meaning {
  if (slot === undefined) return says('do-rob-new', target, { loot: words('loot-full-flask') });
  const flask = view.horses?.flasks[slot];
  const loot = words(flask?.half ? 'loot-half-flask' : 'loot-full-flask');
  const kind = flaskKind(view, slot);
  const number = Number(slot) + 1;
  return kind === undefined
    ? says('do-rob-held', target, { loot, number })
    : says('do-rob-flask', target, { loot, flask: words(`flask-${dashed(kind)}`), number });
}

function push(rest: string[], view: View): Meaning {
  const from = placeOf(view, view.target);
  const spot = from && readPlace(from);
  const floor = spot && 'floor' in spot ? spot.floor : 'inside';
  const car = carOf(from, view);
  const place =
    rest[0] === 'across' && spot?.kind !== 'coach'
      ? placeText({ kind: 'coach', floor })
      : placeText({ kind: 'car', car: shifted(car, rest[0], 1), floor });
  return says('do-push', at(place), { way: rest[0] ?? '', place: placeWords(place, view) });
}

function ride(rest: string[], view: View): Meaning {
  const [way = '', count] = rest;
  if (way === 'away') return says('do-ride-away', at('gone'));
  const intoCoach = rest.at(-1) === 'coach';
  const n = way === 'stay' ? 0 : Number(count);
  const car = shifted(carOf(placeOf(view, view.actor), view), way, n);
  const place: Place = intoCoach ? 'coach inside' : insideOf(car);
  const args = { way, n, place: placeWords(place, view) };
  return says(way === 'stay' ? 'do-ride-stay' : 'do-move', at(place), args);
}

// `view.pairs` has the partners of these, in this order.
const leaders = ['ghost', 'doc', 'belle'];

function draft(rest: string[], view: View): Meaning | undefined {
  const partner = view.pairs?.[leaders.indexOf(rest[0] ?? '')];
  if (!partner || !isBandit(rest[0])) return banditChoice('do-draft', rest[0]);
  return says(
    'do-draft-pair',
    { kind: 'bandit', bandit: rest[0] },
    { bandit: words(`bandit-${rest[0]}`), partner: words(`bandit-${partner}`) },
  );
}
