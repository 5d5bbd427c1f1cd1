// How each event is shown: one row for every kind there is.
import type { Event, HadNoEffect, LootTaken } from '../protocol/generated';
import type { SoundName } from '../sound/sounds';
import { bulletShown } from './acts/fade';
import { guardMoved, marshalDrank, marshalMoved } from './acts/law';
import { conductorPaid, lootDropped, lootTaken, purseLost, strongboxPlaced } from './acts/loot';
import { rest } from './acts/rest';
import { coachMoved, horseRidden, horsesDrifted, horsesLeft, hostageTaken } from './acts/road';
import { bulletHit, neutralBullet } from './acts/shot';
import { cardRevealed, flaskUsed, hadNoEffect } from './acts/small';
import { banditMoved, banditPlaced } from './acts/walk';
import { signOf, signSound, stampOf } from './rounds';
import type { Run } from './run';

type Kind = Event['type'];

interface Row<E> {
  // What has no act of its own changes nothing on the train, or just glides into place. `last`: the
  // event before this one.
  act?: (run: Run, event: E, last: Event | undefined) => Promise<void>;
  // With reduced motion: what is shown besides that things fade in.
  still?: (run: Run, event: E) => Promise<void>;
  sound?: SoundName | ((event: E) => SoundName);
}

const rows: { [K in Kind]: Row<Extract<Event, { type: K }>> } = {
  bandit_cast: {},
  pair_made: {},
  train_ready: {},
  bandit_placed: { act: banditPlaced, sound: 'step' },
  wagon_passed: { sound: 'hoof' },
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
  flask_used: { act: flaskUsed, sound: 'gulp' },
  committed: {},
  cards_kept: {},
  cards_discarded: {},
  cards_returned: {},
  card_revealed: { act: cardRevealed },
  had_no_effect: { act: hadNoEffect, sound: failSound },
  bandit_moved: { act: banditMoved, sound: moveSound },
  marshal_moved: { act: marshalMoved, sound: 'marshal' },
  bullet_hit: {
    act: bulletHit,
    still: (run, { shooter, target }) => bulletShown(run, shooter, target),
    sound: 'ricochet',
  },
  neutral_bullet: {
    act: neutralBullet,
    still: (run, { bandit }) => bulletShown(run, 'neutral', bandit),
    sound: 'shot',
  },
  supply_short: {},
  loot_taken: { act: lootTaken, sound: takeSound },
  loot_dropped: { act: lootDropped, sound: 'punch' },
  card_returned: {},
  event_began: {
    act: (run, { event }) => signOf(event, run),
    still: (run, { event }) => stampOf(event, run),
    sound: ({ event }) => signSound(event),
  },
  strongbox_placed: { act: strongboxPlaced, sound: 'box' },
  purse_lost: { act: purseLost, sound: 'coins' },
  conductor_paid: { act: conductorPaid, sound: 'coins' },
  game_ended: {},
  horse_ridden: { act: horseRidden, sound: 'gallop' },
  horses_left: { act: horsesLeft, sound: 'hoof' },
  horses_drifted: { act: horsesDrifted, sound: 'hoof' },
  coach_moved: { act: coachMoved, sound: 'hoof' },
  guard_moved: { act: guardMoved, sound: 'punch' },
  hostage_taken: { act: hostageTaken, sound: 'gasp' },
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
