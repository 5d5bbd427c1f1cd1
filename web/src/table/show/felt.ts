// What an event does to the viewer's own bandit, and whether they like it.
import type { Step } from '../../core/follow/playback';
import { lawOf } from '../../core/neutral';
import { isOwn } from '../../core/race';
import { eventDuring } from '../../core/rounds';
import type { Event } from '../../protocol/generated';

const bad = ['hit', 'law', 'robbed', 'pushed', 'lost'] as const;
const good = ['shot', 'took', 'strongbox', 'punched', 'trap'] as const;
type Deed = (typeof bad)[number] | (typeof good)[number];

export interface Felt {
  deed: Deed; // Said as `felt-…`.
  good: boolean;
}

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
type Read<E> = (event: E, own: (bandit: string | undefined) => boolean, step: Step) => unknown;

// Each gives a deed, or something else.
const reads: { [K in Event['type']]?: Read<Of<K>> } = {
  bullet_hit: ({ shooter, target }, own) => (own(target) ? 'hit' : own(shooter) && 'shot'),
  neutral_bullet: (event, own, step) => {
    if (own(event.bandit)) return lawOf(event, eventDuring(step)) ? 'law' : 'hit';
    return event.cause === 'marshal' && own(step.before.actor) && 'trap';
  },
  loot_taken: ({ bandit, punched, loot }, own) => {
    if (own(punched)) return 'robbed';
    return own(bandit) && (loot === 'strongbox' ? 'strongbox' : 'took');
  },
  loot_dropped: ({ bandit }, own, { before }) =>
    own(bandit) ? 'robbed' : own(before.actor) && 'punched',
  bandit_moved: ({ bandit, cause }, own) =>
    own(bandit) && (cause === 'punch' || cause === 'django') && 'pushed',
  purse_lost: ({ bandit }, own) => own(bandit) && 'lost',
  conductor_paid: ({ bandit }, own) => own(bandit) && 'took',
};

export function feltOf(step: Step): Felt | undefined {
  const { event, after } = step;
  if (!event) return undefined;
  // Each is for events of its own kind.
  const read = reads[event.type] as Read<Event> | undefined;
  const deed = read?.(event, (bandit) => isOwn(after, bandit), step);
  const is = (list: readonly Deed[]) => list.find((one) => one === deed);
  const found = is(bad) ?? is(good);
  return found && { deed: found, good: is(good) !== undefined };
}
