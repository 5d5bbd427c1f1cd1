// One event as a sentence.
import type {
  Bandit,
  BanditMoved,
  BanditPlaced,
  CardDrawn,
  CardPlayed,
  Event,
  FlaskKind,
  HadNoEffect,
  LootKind,
  RoundEvent,
  View,
} from '../protocol/generated';
import { cardOfSeat, cardWords, readCard, type CardFace } from './cards';
import { neutralCause } from './neutral';
import { carWords, placeWords, readPlace, soleBandit } from './places';
import { roundCardWords } from './rounds';
import { dashed, words, type Arg, type Args, type Words } from './words';

// Shown names.
export interface Names {
  seat(seat: number): string;
}

export interface Teller {
  view: View;
  names: Names;
  // The card that resolves, or the event that happens.
  card?: CardFace;
  event?: RoundEvent;
}

type Tell<T extends Event> = (event: T, teller: Teller) => Words | undefined;
type Tellers = { [K in Event['type']]: Tell<Extract<Event, { type: K }>> };

export function tell(event: Event, teller: Teller): Words | undefined {
  // Each kind of event has its own teller in the table below; one of a newer server has none.
  const own = tellers[event.type] as Tell<Event> | undefined;
  return own?.(event, teller);
}

// Who acts for a seat. `you` lets a message speak to the viewer.
export function player(seat: number, teller: Teller): Args {
  const bandit = soleBandit(teller.view, seat);
  const named = person(seat, teller);
  return bandit ? { ...named, who: banditWords(bandit) } : named;
}

function person(seat: number, { view, names }: Teller): Args {
  return { who: names.seat(seat), you: seat === view.viewer ? 'yes' : 'no' };
}

function banditWords(bandit: Bandit): Words {
  return words(`bandit-${bandit}`);
}

function card(text: string, seat: number, { view }: Teller): Words {
  return cardOfSeat(readCard(text), seat, view);
}

// Equal cards of a seat are said once, with their number.
export function cardList(cards: readonly string[], seat: number, teller: Teller): Arg {
  const list = [...new Set(cards)].map((text) => {
    const n = cards.filter((other) => other === text).length;
    const one = card(text, seat, teller);
    return n === 1 ? one : words('tell-card-times', { card: one, n });
  });
  return { list };
}

const quiet = () => undefined;

const tellers: Tellers = {
  bandit_cast: (e, t) => words('tell-bandit-cast', { ...person(e.seat, t), ...actor(e.bandit) }),
  pair_made: (e) =>
    words('tell-pair-made', { ...actor(e.leader), partner: banditWords(e.partner) }),
  train_ready: () => words('tell-train-ready'),
  bandit_placed: tellPlaced,
  wagon_passed: (e, { view }) => words('tell-wagon-passed', { car: carWords(e.car, view) }),
  first_player: (e, t) => words('tell-first-player', player(e.seat, t)),
  round_began: (e) => words('tell-round-began', { round: e.round }),
  card_chosen: (e, t) =>
    e.card === undefined
      ? words('tell-card-chosen-hidden', player(e.seat, t))
      : words('tell-card-chosen', { ...player(e.seat, t), card: card(e.card, e.seat, t) }),
  card_drawn: tellDraw,
  discard_shuffled: (e, t) => words('tell-discard-shuffled', player(e.seat, t)),
  round_revealed: (e) => words('tell-round-revealed', { card: roundCardWords(e.card) }),
  bullets_discarded: (e, t) =>
    words('tell-bullets-discarded', { ...player(e.seat, t), n: e.bullets.length }),
  turn_began: (e) => words(`tell-turn-${dashed(e.kind)}`, { turn: e.turn + 1 }),
  card_played: tellPlay,
  passed: (e, t) => words('tell-passed', player(e.seat, t)),
  flask_used: (e) => {
    const args = { ...actor(e.bandit), flask: flaskWords(e.kind) };
    return words(e.emptied ? 'tell-flask-emptied' : 'tell-flask-used', args);
  },
  committed: quiet,
  cards_kept: (e, t) => {
    const args = { ...player(e.seat, t), n: e.count };
    if (e.cards === undefined || e.count === 0) return words('tell-cards-kept', args);
    return words('tell-cards-kept-own', { ...args, cards: cardList(e.cards, e.seat, t) });
  },
  cards_discarded: (e, t) => {
    if (e.cards.length === 0) return undefined;
    return words('tell-cards-discarded', {
      ...player(e.seat, t),
      cards: cardList(e.cards, e.seat, t),
    });
  },
  cards_returned: quiet,
  card_revealed: (e, t) => {
    const face = readCard(e.card);
    const plain = cardWords(face);
    return face.kind === 'action' && face.bandit
      ? words('tell-card-revealed', { ...actor(face.bandit), card: plain })
      : words('tell-card-revealed-plain', { ...player(e.seat, t), card: plain });
  },
  had_no_effect: tellNoEffect,
  bandit_moved: tellMove,
  marshal_moved: (e, { view }) => words('tell-marshal-moved', { place: insideWords(e.to, view) }),
  bullet_hit: (e) =>
    words('tell-bullet-hit', { ...actor(e.shooter), target: banditWords(e.target) }),
  neutral_bullet: (e, t) => words(`tell-neutral-${neutralCause(e, t.event)}`, actor(e.bandit)),
  supply_short: (e) => words('tell-supply-short', { n: e.due, left: e.left }),
  loot_taken: (e, { view }) => {
    const args = { ...actor(e.bandit), place: placeWords(e.from, view), ...lootArgs(e) };
    if (!e.punched) return words(`tell-loot-taken-${lootForm(e)}`, args);
    const id = e.value === undefined ? 'tell-loot-stolen' : 'tell-loot-stolen-value';
    return words(id, { ...args, target: banditWords(e.punched) });
  },
  loot_dropped: (e, { view }) => {
    const args = { ...actor(e.bandit), place: placeWords(e.at, view), ...lootArgs(e) };
    return words(`tell-loot-dropped-${lootForm(e)}`, args);
  },
  card_returned: quiet,
  event_began: (e) => words(`tell-event-${dashed(e.event)}`),
  strongbox_placed: (e, { view }) =>
    words('tell-strongbox-placed', { place: placeWords(e.at, view) }),
  purse_lost: (e) =>
    e.value === undefined
      ? words('tell-purse-lost', actor(e.bandit))
      : words('tell-purse-lost-value', { ...actor(e.bandit), value: e.value }),
  conductor_paid: (e) => words('tell-conductor-paid', actor(e.bandit)),
  game_ended: () => words('tell-game-ended'),
  horse_ridden: quiet,
  horses_left: (e, { view }) =>
    words('tell-horses-left', { n: e.count, car: carWords(e.car, view) }),
  horses_drifted: () => words('tell-horses-drifted'),
  coach_moved: (e, { view }) => words('tell-coach-moved', { car: carWords(e.to, view) }),
  guard_moved: (e, { view }) => {
    const id = readPlace(e.from).kind === 'coach' ? 'tell-guard-knocked' : 'tell-guard-moved';
    return words(id, { place: placeWords(e.to, view) });
  },
  hostage_taken: (e) =>
    words('tell-hostage-taken', {
      ...actor(e.bandit),
      hostage: words(`hostage-${dashed(e.hostage)}`),
    }),
  marshal_drank: (e) =>
    e.kind === undefined
      ? words('tell-marshal-drank')
      : words('tell-marshal-drank-kind', { flask: flaskWords(e.kind) }),
};

function tellPlaced({ bandit, place }: BanditPlaced, { view }: Teller): Words {
  const spot = readPlace(place);
  return view.config.horses && spot.kind === 'car'
    ? words('tell-bandit-boarded', { ...actor(bandit), car: carWords(spot.car, view) })
    : words('tell-bandit-placed', { ...actor(bandit), place: placeWords(place, view) });
}

function actor(bandit: Bandit): { bandit: Words } {
  return { bandit: banditWords(bandit) };
}

function flaskWords(kind: FlaskKind): Words {
  return words(`flask-${dashed(kind)}`);
}

function insideWords(car: number, view: View): Words {
  return words('place-inside', { car: carWords(car, view), number: car });
}

// Cards that others draw to fill their hands are told in the log, all at once.
function tellDraw(event: CardDrawn, teller: Teller): Words | undefined {
  if (event.card !== undefined) {
    const args = {
      ...player(event.seat, teller),
      cards: cardList([event.card], event.seat, teller),
    };
    return words('tell-cards-drawn', { ...args, n: 1 });
  }
  const planned = teller.view.phase === 'planning';
  return planned ? words('tell-draws', player(event.seat, teller)) : undefined;
}

function tellPlay(event: CardPlayed, teller: Teller): Words {
  const who = player(event.seat, teller);
  if (event.card === undefined) return words('tell-card-played-hidden', who);
  const args = { ...who, card: card(event.card, event.seat, teller) };
  if (event.second) return words('tell-card-played-second', args);
  return words(event.face_down ? 'tell-card-played-down' : 'tell-card-played', args);
}

function tellNoEffect(event: HadNoEffect, { card: face }: Teller): Words {
  const punch = face?.kind === 'action' && face.card === 'punch';
  const why = event.why === 'no_target' && punch ? 'nobody' : event.why;
  return words(`tell-no-effect-${dashed(why)}`, actor(event.bandit));
}

function tellMove(event: BanditMoved, teller: Teller): Words {
  const { view } = teller;
  const args = {
    ...actor(event.bandit),
    place: placeWords(event.to, view),
    from: placeWords(event.from, view),
  };
  return words(`tell-moved-${moveKind(event, teller)}`, args);
}

function moveKind(event: BanditMoved, teller: Teller): string {
  if (event.cause === 'card' || event.cause === 'poodle') return ownMove(event, teller);
  if (event.cause !== 'event') return event.cause;
  const known: RoundEvent[] = ['braking', 'swivel_arm', 'higher_speed'];
  return teller.event && known.includes(teller.event) ? dashed(teller.event) : 'event';
}

function ownMove(event: BanditMoved, { card: face }: Teller): string {
  const from = readPlace(event.from);
  const to = readPlace(event.to);
  if (to.kind === 'gone') return 'away';
  if (face?.kind === 'action' && face.card === 'ride') return 'ride';
  if (!('floor' in from) || !('floor' in to)) return 'run';
  if (from.floor !== to.floor) return to.floor === 'roof' ? 'up' : 'down';
  return from.kind === to.kind ? 'run' : 'jump';
}

interface Loot {
  loot: LootKind;
  value?: number;
  flask?: FlaskKind;
}

function lootForm(loot: Loot): 'plain' | 'value' | 'flask' {
  if (loot.value !== undefined) return 'value';
  return loot.flask === undefined ? 'plain' : 'flask';
}

function lootArgs({ loot, value, flask }: Loot): Args {
  return {
    loot: words(`loot-${dashed(loot)}`),
    ...(value !== undefined && { value }),
    ...(flask !== undefined && { flask: flaskWords(flask) }),
  };
}
