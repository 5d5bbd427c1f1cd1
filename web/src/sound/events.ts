// Which sound an event has, if any.
import type { Event, RoundEvent } from '../protocol/generated';
import type { SoundName } from './sounds';

const events: Record<RoundEvent, SoundName> = {
  angry_marshal: 'marshal',
  swivel_arm: 'sweep',
  braking: 'brake',
  take_it_all: 'jewel',
  rebellion: 'gasp',
  revenge: 'punch',
  pickpocketing: 'coins',
  conductor: 'whistle',
  marshal_whiskey: 'gulp',
  tired_horses: 'hoof',
  higher_speed: 'steam',
  shotgun_rage: 'shot',
  mortal_bullet: 'ricochet',
  sharing: 'box',
  escape: 'gallop',
};

export function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'bandit_moved':
      return moveSound(event.from, event.to);
    case 'bandit_placed':
      return 'step';
    case 'marshal_moved':
      return 'marshal';
    case 'bullet_hit':
      return 'ricochet';
    case 'neutral_bullet':
      return 'shot';
    case 'loot_taken':
      return event.punched ? 'punch' : lootSound(event.loot);
    case 'loot_dropped':
      return 'punch';
    case 'strongbox_placed':
      return 'box';
    case 'conductor_paid':
    case 'purse_lost':
      return 'coins';
    case 'flask_used':
    case 'marshal_drank':
      return 'gulp';
    case 'horse_ridden':
      return 'gallop';
    case 'horses_left':
    case 'horses_drifted':
    case 'coach_moved':
    case 'wagon_passed':
      return 'hoof';
    case 'guard_moved':
      return 'punch';
    case 'hostage_taken':
      return 'gasp';
    case 'had_no_effect':
      return 'nothing';
    case 'round_began':
      return 'whistle';
    case 'card_played':
      return 'card';
    case 'event_began':
      return events[event.event];
    default:
      return undefined;
  }
}

function moveSound(from: string, to: string): SoundName {
  return from.endsWith('roof') === to.endsWith('roof') ? 'step' : 'climb';
}

function lootSound(loot: string): SoundName {
  if (loot === 'jewel') return 'jewel';
  return loot === 'strongbox' ? 'box' : 'coins';
}
