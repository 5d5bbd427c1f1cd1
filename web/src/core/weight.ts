// How much an event matters to who looks on, from what it changes: money, bullets, the race, their
// own bandit. It reads the views of this viewer alone, so it can tell nothing that they do not show.
import type { Event } from '../protocol/generated';
import type { Step } from './follow/playback';
import { readCard } from './cards';
import { lawOf } from './neutral';
import { banditsInPlay, readPlace, seatOf } from './places';
import { gunslingers, isOwn, richest, sideOf, type Stakes } from './race';
import { eventDuring } from './rounds';
import type { Who } from './scene_parts';

// What is said of it on the stage (`stage-…`).
export type StageWord = 'strongbox' | 'leader' | 'marshal' | 'gunslinger' | 'last-bullet' | 'click';

// weight: 0, in passing, to 1, the talk of the game. Who does it, and to whom; neither: the train.
export interface Weighed {
  weight: number;
  actors: readonly Who[];
  concerns: readonly Who[];
  word?: StageWord;
}

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
interface Moment extends Step {
  last: Event | undefined; // What happened just before.
  stakes: Stakes;
}
type Weigh<E> = (event: E, moment: Moment) => Partial<Weighed>;

// What is not here passes by.
const scales: { [K in Event['type']]?: Weigh<Of<K>> } = {
  bandit_placed: ({ bandit }) => by(bandit, 0),
  flask_used: ({ bandit }) => by(bandit, 0.3),
  card_revealed: ({ card }) => ({ actors: bandits(card) }),
  had_no_effect: ({ bandit, why }) =>
    why === 'no_bullets' ? { ...by(bandit, 0.75), word: 'click' } : by(bandit, 0.15),
  bandit_moved: weighMove,
  marshal_moved: weighMarshal,
  guard_moved: () => by('guard', 0.5),
  bullet_hit: weighShot,
  neutral_bullet: weighNeutral,
  loot_taken: (event, moment) => ({
    ...weighLoot(event.loot, event.punched, moment),
    actors: [event.bandit],
    concerns: event.punched ? [event.punched] : [],
  }),
  loot_dropped: (event, moment) => ({
    ...weighLoot(event.loot, event.bandit, moment),
    actors: who(moment.before.actor),
    concerns: [event.bandit],
  }),
  event_began: () => ({ weight: 0.5 }),
  strongbox_placed: () => ({ weight: 0.8, word: 'strongbox', concerns: ['marshal'] }),
  purse_lost: ({ bandit }) => ({ weight: 0.5, actors: ['marshal'], concerns: [bandit] }),
  conductor_paid: ({ bandit }) => by(bandit, 0.5),
  hostage_taken: ({ bandit }) => by(bandit, 0.5),
  marshal_drank: () => by('marshal', 0.4),
};

const forOwn = { done: 0.1, suffered: 0.25 };

export function weightOf(step: Step, last: Step | undefined, stakes: Stakes = {}): Weighed {
  const { event, after } = step;
  // Each is for events of its own kind.
  const weigh = event && (scales[event.type] as Weigh<Event> | undefined);
  const found = weigh?.(event as Event, { ...step, last: last?.event, stakes });
  const { weight = 0, actors = [], concerns = [] } = found ?? {};
  const touched = (list: readonly Who[]) => list.some((one) => isOwn(after, one));
  const more = touched(concerns) ? forOwn.suffered : touched(actors) ? forOwn.done : 0;
  const word = found?.word;
  return { weight: Math.min(1, weight + more), actors, concerns, ...(word && { word }) };
}

function by(actor: Who, weight: number): Partial<Weighed> {
  return { weight, actors: [actor] };
}

function who(one: Who | undefined): Who[] {
  return one ? [one] : [];
}

function bandits(card: string | undefined): Who[] {
  const face = card ? readCard(card) : undefined;
  return face?.kind === 'action' ? who(face.bandit) : [];
}

function weighMove(event: Of<'bandit_moved'>, { before, after }: Moment): Partial<Weighed> {
  const { bandit, cause } = event;
  if (cause === 'card' || cause === 'poodle') return by(bandit, 0);
  const to = readPlace(event.to);
  const caught = to.kind === 'car' && to.floor === 'inside' && to.car === after.marshal;
  const law = cause === 'marshal' || cause === 'guard' ? cause : undefined;
  const actors = who(law ?? (cause === 'event' ? undefined : before.actor));
  // A punch into the marshal's arms: what he does to the victim is the point of it.
  const weight = cause === 'punch' ? (caught ? 0.5 : 0.3) : 0.2;
  return { weight, actors, concerns: [bandit] };
}

function weighMarshal({ to }: Of<'marshal_moved'>, { after }: Moment): Partial<Weighed> {
  const there = banditsInPlay(after).filter(
    (bandit) => after.bandits[bandit]?.place === `car ${to} inside`,
  );
  return { weight: there.length > 0 ? 0.6 : 0.1, actors: ['marshal'], concerns: there };
}

function weighShot(event: Of<'bullet_hit'>, { before, after, stakes }: Moment): Partial<Weighed> {
  const { shooter, target } = event;
  const parts = { actors: [shooter], concerns: [target] };
  const seat = seatOf(after, shooter) ?? -1;
  const [was, is] = [gunslingers(before), gunslingers(after)];
  const isAlone = (best: number[]) =>
    best.length > 0 && best.every((one) => sideOf(seat, stakes.terms).includes(one));
  const taken = was.length > 0 && isAlone(is) && !isAlone(was);
  if (taken) return { ...parts, weight: 1, word: 'gunslinger' };
  if (after.bandits[shooter]?.bullets === 0) return { ...parts, weight: 0.7, word: 'last-bullet' };
  return { ...parts, weight: is.includes(seat) && !was.includes(seat) ? 0.4 : 0.2 };
}

function weighNeutral(event: Of<'neutral_bullet'>, moment: Moment): Partial<Weighed> {
  const { bandit, cause } = event;
  const { last } = moment;
  const parts = { actors: who(lawOf(event, eventDuring(moment))), concerns: [bandit] };
  const pushed = last?.type === 'bandit_moved' && last.cause === 'punch' && last.bandit === bandit;
  const thrown = pushed && cause === 'marshal';
  return thrown ? { ...parts, weight: 1, word: 'marshal' } : { ...parts, weight: 0.35 };
}

// `loser`: off whose card it comes.
function weighLoot(
  loot: Of<'loot_taken'>['loot'],
  loser: Who | undefined,
  { before, stakes }: Moment,
): Partial<Weighed> {
  if (loot === 'strongbox') return { weight: 1, word: 'strongbox' };
  if (loser && loser === richest(before, stakes)) return { weight: 0.85, word: 'leader' };
  const worth = loot === 'jewel' ? 0.35 : loot === 'purse' ? 0.2 : 0.1;
  return { weight: worth + (loser ? 0.15 : 0) };
}
