// How each event is shown: one row for every kind there is.
import { readCard } from '../core/cards';
import { carWidth, placeAt, type Who } from '../core/scene';
import type { Bandit, CardRevealed, Event, HadNoEffect, LootTaken } from '../protocol/generated';
import type { SoundName } from '../sound/sounds';
import { bulletShown } from './acts/fade';
import { guardMoved, marshalDrank, marshalMoved } from './acts/law';
import { conductorPaid, lootDropped, lootTaken, purseLost, strongboxPlaced } from './acts/loot';
import { rest } from './acts/rest';
import { coachMoved, horseRidden, horsesDrifted, horsesLeft, hostageTaken } from './acts/road';
import { bulletHit, neutralBullet } from './acts/shot';
import { cardRevealed, flaskUsed, hadNoEffect } from './acts/small';
import { banditMoved, banditPlaced } from './acts/walk';
import { heartOf, signOf, signSound, stampOf } from './rounds';
import type { Run } from './run';

type Kind = Event['type'];
type Eye = number | undefined;

interface Row<E> {
  // What has no act of its own changes nothing on the train, or just glides into place. `last`: the
  // event before this one.
  act?: (run: Run, event: E, last: Event | undefined) => Promise<void>;
  // With reduced motion: what is shown besides that things fade in.
  still?: (run: Run, event: E) => Promise<void>;
  sound?: SoundName | ((event: E) => SoundName);
  // Where to look: the middle of a car or figure, in scene units.
  eye?: (run: Run, event: E) => Eye;
}

const rows: { [K in Kind]: Row<Extract<Event, { type: K }>> } = {
  bandit_cast: {},
  pair_made: {},
  train_ready: {},
  bandit_placed: { act: banditPlaced, sound: 'step', eye: atBandit },
  wagon_passed: { sound: 'hoof', eye: atCar },
  first_player: {},
  round_began: { sound: 'whistle' },
  card_chosen: {},
  card_drawn: {},
  discard_shuffled: {},
  round_revealed: {},
  bullets_discarded: {},
  turn_began: {},
  card_played: { sound: 'card' },
  passed: {},
  flask_used: { act: flaskUsed, sound: 'gulp', eye: atBandit },
  committed: {},
  cards_kept: {},
  cards_discarded: {},
  cards_returned: {},
  card_revealed: { act: cardRevealed, eye: atCardsBandit },
  had_no_effect: { act: hadNoEffect, sound: failSound, eye: atBandit },
  bandit_moved: { act: banditMoved, sound: moveSound, eye: atBandit },
  marshal_moved: { act: marshalMoved, sound: 'marshal', eye: at('marshal') },
  bullet_hit: {
    act: bulletHit,
    still: (run, { shooter, target }) => bulletShown(run, shooter, target),
    sound: 'ricochet',
    eye: (run, { target }) => run.is(target)?.x,
  },
  neutral_bullet: {
    act: neutralBullet,
    still: (run, { bandit }) => bulletShown(run, 'neutral', bandit),
    sound: 'shot',
    eye: atBandit,
  },
  supply_short: {},
  loot_taken: { act: lootTaken, sound: takeSound, eye: atBandit },
  loot_dropped: { act: lootDropped, sound: 'punch', eye: atBandit },
  card_returned: {},
  event_began: {
    act: (run, { event }) => signOf(event, run),
    still: (run, { event }) => stampOf(event, run),
    sound: ({ event }) => signSound(event),
    eye: (run, { event }) => heartOf(event, run),
  },
  strongbox_placed: {
    act: strongboxPlaced,
    sound: 'box',
    eye: (run, event) => {
      const box = placeAt(run.after, event.at);
      return box && box.x + box.w / 2;
    },
  },
  purse_lost: { act: purseLost, sound: 'coins', eye: atBandit },
  conductor_paid: { act: conductorPaid, sound: 'coins', eye: atBandit },
  game_ended: {},
  horse_ridden: { act: horseRidden, sound: 'gallop', eye: toCar },
  horses_left: { act: horsesLeft, sound: 'hoof', eye: atCar },
  horses_drifted: { act: horsesDrifted, sound: 'hoof' },
  coach_moved: { act: coachMoved, sound: 'hoof', eye: toCar },
  guard_moved: { act: guardMoved, sound: 'punch', eye: at('guard') },
  hostage_taken: { act: hostageTaken, sound: 'gasp', eye: atBandit },
  marshal_drank: { act: marshalDrank, sound: 'gulp' },
};

// Each row is for events of its own kind; one of a newer server has none.
function rowOf(event: Event): Row<Event> {
  return (rows as Partial<Record<Kind, Row<Event>>>)[event.type] ?? {};
}

export function soundOf(event: Event): SoundName | undefined {
  const { sound } = rowOf(event);
  return typeof sound === 'function' ? sound(event) : sound;
}

export function eyeOf(event: Event, run: Run): Eye {
  return rowOf(event).eye?.(run, event);
}

export function act(event: Event, run: Run, last: Event | undefined): Promise<void> {
  const own = rowOf(event).act;
  return own ? own(run, event, last) : rest(run);
}

export async function showStill(event: Event, run: Run): Promise<void> {
  await rowOf(event).still?.(run, event);
}

function moveSound({ from, to }: { from: string; to: string }): SoundName {
  return from.endsWith('roof') === to.endsWith('roof') ? 'step' : 'climb';
}

function failSound({ why }: HadNoEffect): SoundName {
  return why === 'no_bullets' ? 'click' : 'nothing';
}

function takeSound({ punched, loot }: LootTaken): SoundName {
  if (punched) return 'punch';
  if (loot === 'jewel') return 'jewel';
  return loot === 'strongbox' ? 'box' : 'coins';
}

function at(who: Who): (run: Run) => Eye {
  return (run) => run.is(who)?.x;
}

function atBandit(run: Run, { bandit }: { bandit: Bandit }): Eye {
  return run.is(bandit)?.x;
}

function atCardsBandit(run: Run, { card }: CardRevealed): Eye {
  const face = card ? readCard(card) : undefined;
  return face?.kind === 'action' && face.bandit ? run.is(face.bandit)?.x : undefined;
}

function atCar(_run: Run, { car }: { car: number }): number {
  return (car + 0.5) * carWidth;
}

function toCar(_run: Run, { to }: { to?: number }): Eye {
  return to === undefined ? undefined : (to + 0.5) * carWidth;
}
