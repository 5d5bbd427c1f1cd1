// How each event is shown: one row for every kind there is.
import { readCard } from '../core/cards';
import type { Step } from '../core/follow/playback';
import { carWidth, placeAt, type Who } from '../core/scene';
import type {
  Bandit,
  CardDrawn,
  CardRevealed,
  Event,
  LootTaken,
  View,
} from '../protocol/generated';
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
  // How long it wants to be looked at after its animation, in milliseconds at normal speed. What
  // changes nothing to be seen needs no time.
  dwell: number | ((event: E, after: View) => number);
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
  bandit_cast: { dwell: 250 },
  pair_made: { dwell: 250 },
  train_ready: { dwell: 400 },
  bandit_placed: { dwell: 250, act: banditPlaced, sound: 'step', eye: atBandit },
  wagon_passed: { dwell: 400, sound: 'hoof', eye: atCar },
  first_player: { dwell: 500 },
  round_began: { dwell: 500, sound: 'whistle' },
  card_chosen: { dwell: 0 },
  card_drawn: { dwell: drawDwell },
  discard_shuffled: { dwell: 0 },
  round_revealed: { dwell: 1200 },
  bullets_discarded: { dwell: 200 },
  turn_began: { dwell: 500 },
  card_played: { dwell: 450, sound: 'card' },
  passed: { dwell: 450 },
  flask_used: { dwell: 900, act: flaskUsed, sound: 'gulp', eye: atBandit },
  committed: { dwell: 0 },
  cards_kept: { dwell: 100 },
  cards_discarded: { dwell: 0 },
  cards_returned: { dwell: 0 },
  card_revealed: { dwell: 700, act: cardRevealed, eye: atCardsBandit },
  had_no_effect: { dwell: 1100, act: hadNoEffect, sound: 'nothing', eye: atBandit },
  bandit_moved: { dwell: 450, act: banditMoved, sound: moveSound, eye: atBandit },
  marshal_moved: { dwell: 450, act: marshalMoved, sound: 'marshal', eye: at('marshal') },
  bullet_hit: {
    dwell: 700,
    act: bulletHit,
    still: (run, { shooter, target }) => bulletShown(run, shooter, target),
    sound: 'ricochet',
    eye: (run, { target }) => run.is(target)?.x,
  },
  neutral_bullet: {
    dwell: 600,
    act: neutralBullet,
    still: (run, { bandit }) => bulletShown(run, 'neutral', bandit),
    sound: 'shot',
    eye: atBandit,
  },
  supply_short: { dwell: 900 },
  loot_taken: { dwell: 600, act: lootTaken, sound: takeSound, eye: atBandit },
  loot_dropped: { dwell: 500, act: lootDropped, sound: 'punch', eye: atBandit },
  card_returned: { dwell: 0 },
  event_began: {
    dwell: 1200,
    act: (run, { event }) => signOf(event, run),
    still: (run, { event }) => stampOf(event, run),
    sound: ({ event }) => signSound(event),
    eye: (run, { event }) => heartOf(event, run),
  },
  strongbox_placed: {
    dwell: 900,
    act: strongboxPlaced,
    sound: 'box',
    eye: (run, event) => {
      const box = placeAt(run.after, event.at);
      return box && box.x + box.w / 2;
    },
  },
  purse_lost: { dwell: 900, act: purseLost, sound: 'coins', eye: atBandit },
  conductor_paid: { dwell: 700, act: conductorPaid, sound: 'coins', eye: atBandit },
  game_ended: { dwell: 600 },
  horse_ridden: { dwell: 200, act: horseRidden, sound: 'gallop', eye: toCar },
  horses_left: { dwell: 700, act: horsesLeft, sound: 'hoof', eye: atCar },
  horses_drifted: { dwell: 500, act: horsesDrifted, sound: 'hoof' },
  coach_moved: { dwell: 500, act: coachMoved, sound: 'hoof', eye: toCar },
  guard_moved: { dwell: 500, act: guardMoved, sound: 'punch', eye: at('guard') },
  hostage_taken: { dwell: 900, act: hostageTaken, sound: 'gasp', eye: atBandit },
  marshal_drank: { dwell: 900, act: marshalDrank, sound: 'gulp' },
};

// Each row is for events of its own kind; one of a newer server has none.
function rowOf(event: Event): Row<Event> {
  return (rows as Partial<Record<Kind, Row<Event>>>)[event.type] ?? { dwell: 0 };
}

export function dwellOf({ event, after }: Step): number {
  if (!event) return 0;
  const { dwell } = rowOf(event);
  return typeof dwell === 'number' ? dwell : dwell(event, after);
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

// Not when others fill their hands.
function drawDwell(event: CardDrawn, after: View): number {
  return event.seat === after.viewer || after.phase === 'planning' ? 150 : 0;
}

function moveSound({ from, to }: { from: string; to: string }): SoundName {
  return from.endsWith('roof') === to.endsWith('roof') ? 'step' : 'climb';
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
