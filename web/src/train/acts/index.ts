// The act of each event. What has none changes nothing on the train, or just glides into place.
import type { Event } from '../../protocol/generated';
import type { Run } from '../run';
import { guardMoved, marshalDrank, marshalMoved } from './law';
import { conductorPaid, lootDropped, lootTaken, purseLost, strongboxPlaced } from './loot';
import { rest } from './rest';
import { coachMoved, horseRidden, horsesDrifted, horsesLeft, hostageTaken } from './road';
import { eventBegan } from './rounds';
import { bulletHit, neutralBullet } from './shot';
import { cardRevealed, flaskUsed, hadNoEffect } from './small';
import { banditMoved, banditPlaced } from './walk';

// `last`: the event before this one.
type Act = (run: Run, last: Event | undefined) => Promise<void>;

export function actOf(event: Event): Act {
  switch (event.type) {
    case 'bandit_moved':
      return (run, last) => banditMoved(run, event, last);
    case 'bandit_placed':
      return (run) => banditPlaced(run, event);
    case 'marshal_moved':
      return (run) => marshalMoved(run, event);
    case 'guard_moved':
      return (run) => guardMoved(run, event);
    case 'marshal_drank':
      return (run) => marshalDrank(run, event);
    case 'bullet_hit':
      return (run) => bulletHit(run, event);
    case 'neutral_bullet':
      return (run) => neutralBullet(run, event);
    case 'loot_taken':
      return (run) => lootTaken(run, event);
    case 'loot_dropped':
      return (run) => lootDropped(run, event);
    case 'strongbox_placed':
      return (run) => strongboxPlaced(run, event);
    case 'purse_lost':
      return (run) => purseLost(run, event);
    case 'conductor_paid':
      return (run) => conductorPaid(run, event);
    case 'horse_ridden':
      return (run) => horseRidden(run, event);
    case 'horses_left':
      return (run) => horsesLeft(run, event);
    case 'horses_drifted':
      return horsesDrifted;
    case 'coach_moved':
      return (run) => coachMoved(run, event);
    case 'hostage_taken':
      return (run) => hostageTaken(run, event);
    case 'card_revealed':
      return (run) => cardRevealed(run, event);
    case 'had_no_effect':
      return (run) => hadNoEffect(run, event);
    case 'flask_used':
      return (run) => flaskUsed(run, event);
    case 'event_began':
      return (run) => eventBegan(run, event);
    default:
      return (run) => rest(run);
  }
}
