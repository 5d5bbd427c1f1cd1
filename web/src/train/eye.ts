// Where to look while an event is played: the middle of a car or figure, in scene units.
import { carWidth, placeAt, type Who } from '../core/scene';
import type { Event, RoundEvent } from '../protocol/generated';
import { readCard } from '../core/cards';
import type { Run } from './run';

const heroes: Partial<Record<RoundEvent, Who>> = {
  angry_marshal: 'marshal',
  take_it_all: 'marshal',
  revenge: 'marshal',
  marshal_whiskey: 'marshal',
  shotgun_rage: 'guard',
};

// Where a round's event shows itself: at its hero, in the locomotive, or along the whole train.
export function heartOf(event: RoundEvent, run: Run): number {
  const hero = heroes[event];
  const cars = event === 'conductor' ? 1 : run.after.cars.length;
  return (hero && run.is(hero)?.x) ?? (cars * carWidth) / 2;
}

export function eyeOf(event: Event, run: Run): number | undefined {
  switch (event.type) {
    case 'card_revealed': {
      const face = event.card ? readCard(event.card) : undefined;
      return face?.kind === 'action' && face.bandit ? run.is(face.bandit)?.x : undefined;
    }
    case 'bullet_hit':
      return run.is(event.target)?.x;
    case 'marshal_moved':
      return run.is('marshal')?.x;
    case 'guard_moved':
      return run.is('guard')?.x;
    case 'coach_moved':
    case 'horse_ridden':
      return event.to === undefined ? undefined : (event.to + 0.5) * carWidth;
    case 'wagon_passed':
    case 'horses_left':
      return (event.car + 0.5) * carWidth;
    case 'strongbox_placed': {
      const box = placeAt(run.after, event.at);
      return box && box.x + box.w / 2;
    }
    case 'event_began':
      return heartOf(event.event, run);
    default:
      return 'bandit' in event ? run.is(event.bandit)?.x : undefined;
  }
}
