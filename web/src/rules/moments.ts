// Which entry of the reference answers "why can I do this?" and "why did that happen?". Every
// question and every kind of event has one.
import { cardAnchor, eventAnchor, figureAnchor, hostageAnchor, turnAnchor } from '../core/anchors';
import { readCard, type CardFace } from '../core/cards';
import type {
  BanditMoved,
  Cause,
  Event,
  HadNoEffect,
  NoEffect,
  Question,
  RoundEvent,
  TurnKind,
} from '../protocol/generated';

// What else is so when something is asked or happens.
export interface Moment {
  turn?: TurnKind | undefined; // The symbol of this turn.
  card?: CardFace | undefined; // The card that resolves.
  event?: RoundEvent | undefined; // The event that happens.
  expert?: boolean | undefined;
  horses?: boolean | undefined;
}

type Answer<T> = string | ((about: T, moment: Moment) => string);
type Answers = { [K in Event['type']]: Answer<Extract<Event, { type: K }>> };

const kept = (_: unknown, { expert }: Moment) => (expert ? 'variant-expert' : 'horses-keep');
const turned = (_: unknown, { turn }: Moment) => (turn ? turnAnchor(turn) : 'round');

const questions: Record<Question, Answer<Question>> = {
  none: 'round',
  draft: 'characters',
  caboose: 'variant-duo14',
  board: 'horses-attack',
  wagon: 'horses-attack',
  choose_card: 'variant-duo18',
  plan: turned,
  second_card: 'variant-duo18',
  whiskey_card: 'horses-whiskey',
  old_whiskey_card: 'horses-whiskey',
  turmoil: 'turn-turmoil',
  keep: kept,
  move: 'card-move',
  marshal: 'card-marshal',
  fire: 'card-fire',
  robbery: 'card-robbery',
  punch: 'card-punch',
  punch_loot: 'card-punch',
  punch_take: 'character-cheyenne',
  punch_push: 'card-punch',
  ride: 'card-ride',
  hostage: 'hostages',
  flee: 'horses-guard',
  pickpocket: 'event-pickpocketing',
};

const resolving = ({ card }: Moment) => (card && cardAnchor(card)) ?? 'cards';
const happening = ({ event }: Moment) => (event ? eventAnchor(event) : 'events');

const causes: Record<Cause, (moment: Moment) => string> = {
  card: resolving,
  marshal: () => 'marshal',
  guard: () => 'horses-guard',
  punch: () => 'card-punch',
  django: () => 'character-django',
  event: happening,
  poodle: () => 'hostage-poodle',
};
const byCause = ({ cause }: Pick<BanditMoved, 'cause'>, moment: Moment) => causes[cause](moment);

const failures: Record<NoEffect, (moment: Moment) => string> = {
  no_way: resolving,
  no_bullets: resolving,
  no_target: resolving,
  nothing_here: resolving,
  no_horse: resolving,
  teacher: () => 'hostage-teacher',
  zealot: () => 'hostage-zealot',
  left: () => 'event-escape',
};

// What comes about by an event as well as without one.
const byEventOr =
  (otherwise: string) =>
  (_: unknown, { event }: Moment) =>
    event ? eventAnchor(event) : otherwise;

const events: Answers = {
  bandit_cast: ({ bandit }) => figureAnchor(bandit),
  pair_made: 'variant-duo18',
  train_ready: 'setup',
  bandit_placed: (_, { horses }) => (horses ? 'horses-attack' : 'setup'),
  wagon_passed: 'horses-attack',
  first_player: 'setup',
  round_began: 'round',
  card_chosen: 'variant-duo18',
  card_drawn: 'round',
  discard_shuffled: 'variant-expert',
  round_revealed: 'turns',
  bullets_discarded: 'variant-expert',
  turn_began: ({ kind }) => turnAnchor(kind),
  card_played: ({ card, face_down }, { turn }) => {
    if (face_down) return turn === 'tunnel' ? 'turn-tunnel' : 'character-ghost';
    return cardAnchor(readCard(card ?? 'hidden')) ?? 'round';
  },
  passed: 'round',
  flask_used: 'horses-whiskey',
  committed: 'table-secrets',
  cards_kept: kept,
  cards_discarded: 'variant-expert',
  cards_returned: 'round',
  card_revealed: ({ card }) => cardAnchor(readCard(card)) ?? 'cards',
  had_no_effect: ({ why }: HadNoEffect, moment) => failures[why](moment),
  bandit_moved: byCause,
  marshal_moved: (_, moment) => (moment.event ? happening(moment) : 'card-marshal'),
  bullet_hit: 'card-fire',
  neutral_bullet: byCause,
  supply_short: 'bullets',
  loot_taken: ({ punched }, moment) =>
    punched ? 'character-cheyenne' : moment.event ? happening(moment) : 'card-robbery',
  loot_dropped: 'card-punch',
  card_returned: 'cards',
  event_began: ({ event }) => eventAnchor(event),
  strongbox_placed: 'event-take-it-all',
  purse_lost: 'event-revenge',
  conductor_paid: 'event-conductor',
  game_ended: 'end',
  horse_ridden: 'card-ride',
  horses_left: 'event-tired-horses',
  horses_drifted: 'event-higher-speed',
  coach_moved: byEventOr('horses-coach'),
  guard_moved: byEventOr('horses-guard'),
  hostage_taken: ({ hostage }) => hostageAnchor(hostage),
  marshal_drank: 'event-marshal-whiskey',
};

// A newer server may ask or tell what is not known here.
function answer<T>(table: Answer<T> | undefined, about: T, moment: Moment): string | undefined {
  return typeof table === 'function' ? table(about, moment) : table;
}

export function whyAsked(ask: Question, moment: Moment): string | undefined {
  return answer(questions[ask] as Answer<Question> | undefined, ask, moment);
}

export function whyHappened(event: Event, moment: Moment): string | undefined {
  return answer(events[event.type] as Answer<Event> | undefined, event, moment);
}
