// Round cards by name.
import type { RoundCard, RoundEvent, View } from '../protocol/generated';
import { dashed, words, type Words } from './words';

export const roundEvents: readonly RoundEvent[] = [
  'angry_marshal',
  'swivel_arm',
  'braking',
  'take_it_all',
  'rebellion',
  'revenge',
  'pickpocketing',
  'conductor',
  'marshal_whiskey',
  'tired_horses',
  'higher_speed',
  'shotgun_rage',
  'mortal_bullet',
  'sharing',
  'escape',
];

function stem(card: RoundCard): string {
  return card.replace(/_(24|56)$/, '');
}

// A card with an event is called by it.
function eventOf(card: RoundCard | undefined): RoundEvent | undefined {
  return card && roundEvents.find((event) => event === stem(card));
}

export function roundCardWords(card: RoundCard): Words {
  const event = eventOf(card);
  return event ? words(`event-${dashed(event)}`) : words(`round-${stem(card)}`);
}

// The event that happens now.
export function currentEvent(view: View): RoundEvent | undefined {
  return view.phase === 'event' ? eventOf(view.rounds.at(-1)) : undefined;
}
