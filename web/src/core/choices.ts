// The legal actions of a question: what each is called, and where on the board it can be picked. The
// words of an action say what is done; what it is about comes with it from the server.
import type {
  Action,
  Aim,
  Bandit,
  Hostage,
  Legal,
  LootKind,
  Place,
  View,
} from '../protocol/generated';
import { cardOfSeat, readCard } from './cards';
import { flaskKind, purseValue } from './money';
import { banditsOf, carWords, isBandit, placeWords, readPlace } from './places';
import { dashed, words, type Words } from './words';

export type Target =
  | { kind: 'place'; place: Place }
  | { kind: 'bandit'; bandit: Bandit }
  | { kind: 'guard' }
  | { kind: 'loot'; place: Place; loot: LootKind; slot?: number }
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

// An action taken apart.
interface Said {
  verb: string;
  rest: string[];
  aim: Aim;
  view: View;
}
// Nothing for what it does not understand.
type Namer = (said: Said) => Words | undefined;

// In the order of `legal.actions`.
export function choicesOf(view: View, legal: Pick<Legal, 'actions' | 'aims'>): Choice[] {
  return legal.actions.map((action, i) => choiceOf(view, action, legal.aims[i]));
}

// An action of a newer server is offered as it is written. One that is not to be picked, but was
// chosen, needs no aim.
export function choiceOf(view: View, action: Action, aim: Aim = {}): Choice {
  const [verb = '', ...rest] = action.split(' ');
  const said = { verb, rest, aim, view };
  const named = (namers[action] ?? namers[verb])?.(said) ?? words('do-other', { action });
  return { action, verb, target: targetOf(said), words: named };
}

function targetOf({ verb, aim }: Said): Target {
  const { hostage, card, place, loot, slot, bandit } = aim;
  if (hostage) return { kind: 'hostage', hostage };
  if (aim.guard) return { kind: 'guard' };
  if (card) return { kind: 'card', card, down: aim.face_down === true };
  if (aim.draws && !bandit) return { kind: 'deck' };
  if (loot && place) {
    return { kind: 'loot', place, loot, ...(slot === undefined ? {} : { slot }) };
  }
  if (place) return { kind: 'place', place };
  // Whether a purse is kept or falls is decided when it is in the air.
  if (!bandit || verb === 'take' || verb === 'drop') return { kind: 'none' };
  return { kind: 'bandit', bandit };
}

const namers: Record<Action, Namer> = {
  play: (said) => nameCard(said.aim.face_down ? 'do-play-down' : 'do-play', said),
  keep: (said) => nameCard('do-keep', said),
  choose: (said) => nameCard('do-choose', said),
  draw: ({ aim: { draws } }) =>
    draws === undefined ? words('do-draw') : words('do-draw-count', { n: draws }),
  pass: ({ view }) => words(passId(view)),
  done: ({ view }) => words(view.own?.kept.length ? 'do-done' : 'do-keep-none'),
  drink: nameDrink,
  move: (said) => nameWay('do-move', said),
  'move coach': (said) => nameWay('do-move-coach', said),
  'move off': (said) => nameWay('do-move-off', said),
  marshal: (said) => nameWay('do-marshal', said),
  fire: (said) => nameBandit('do-fire', said),
  punch: (said) => nameBandit('do-punch', said),
  'punch guard': () => words('do-punch-guard'),
  rob: nameLoot,
  knock: ({ rest }) => words('do-knock', { loot: lootWords(rest.join(' ')) }),
  take: () => words('do-take'),
  drop: () => words('do-drop'),
  push: (said) => nameWay('do-push', said),
  ride: (said) => nameWay(said.rest[0] === 'stay' ? 'do-ride-stay' : 'do-move', said),
  'ride away': () => words('do-ride-away'),
  'ride on': () => words('do-ride-on'),
  flee: (said) => nameWay('do-flee', said),
  hostage: ({ aim: { hostage } }) =>
    hostage && words('do-hostage', { hostage: words(`hostage-${dashed(hostage)}`) }),
  draft: nameDraft,
  caboose: (said) => nameBandit('do-caboose', said),
  board: nameBoarding,
  wagon: nameBoarding,
};

function nameCard(id: string, { rest, view }: Said): Words {
  const card = rest.filter((word) => word !== 'down').join(' ');
  return words(id, { card: cardOfSeat(readCard(card), view.viewer, view) });
}

function nameBandit(id: string, { rest: [bandit] }: Said): Words | undefined {
  return isBandit(bandit) ? words(id, { bandit: words(`bandit-${bandit}`) }) : undefined;
}

function nameDraft(said: Said): Words | undefined {
  const named = nameBandit('do-draft', said);
  const { partner } = said.aim;
  if (!partner) return named;
  return named && words('do-draft-pair', { ...named.args, partner: words(`bandit-${partner}`) });
}

function passId(view: View): string {
  if (view.ask === 'pickpocket') return 'do-pass-purse';
  return view.ask === 'second_card' ? 'do-pass-second' : 'do-pass';
}

function nameDrink({ rest: [bandit, ...flask], view }: Said): Words | undefined {
  const size = flask.pop() === 'full' ? 'full' : 'half';
  if (!isBandit(bandit)) return undefined;
  const args = {
    bandit: words(`bandit-${bandit}`),
    flask: words(`flask-${dashed(flask.join(' '))}`),
  };
  const several = banditsOf(view, view.viewer ?? -1).length > 1;
  return words(several ? `do-drink-of-${size}` : `do-drink-${size}`, args);
}

// "2 cars forward": which way, how far, and where that is.
function nameWay(id: string, { rest: [way = '', count], aim, view }: Said): Words | undefined {
  if (!aim.place) return undefined;
  return words(id, { way, n: Number(count ?? 1), place: placeWords(aim.place, view) });
}

function nameBoarding({ aim: { place }, view }: Said): Words | undefined {
  const spot = place && readPlace(place);
  return spot?.kind === 'car' ? words('do-board', { car: carWords(spot.car, view) }) : undefined;
}

function lootWords(kind: string): Words {
  return words(`loot-${dashed(kind)}`);
}

// Several known purses of the same value are told apart by their number.
function nameLoot({ rest: [kind, slot], aim, view }: Said): Words | undefined {
  if (!aim.loot) return undefined;
  const loot = lootWords(aim.loot);
  if (slot === undefined) {
    return words(kind === 'purse' || kind === 'flask' ? 'do-rob-new' : 'do-rob', { loot });
  }
  const number = Number(slot) + 1;
  const value = kind === 'purse' ? purseValue(view, slot) : undefined;
  if (value !== undefined) return words('do-rob-value', { value, number });
  const flask = kind === 'flask' ? flaskKind(view, slot) : undefined;
  return flask === undefined
    ? words('do-rob-held', { loot, number })
    : words('do-rob-flask', { loot, flask: words(`flask-${dashed(flask)}`), number });
}
