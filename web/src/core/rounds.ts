// Round cards by name.
import { allRoundEvents, type RoundCard, type RoundEvent, type View } from '../protocol/generated';
import { dashed, words, type Words } from './words';

function stem(card: RoundCard): string {
  return card.replace(/_(24|56)$/, '');
}

// A card with an event is called by it.
function eventOf(card: RoundCard | undefined): RoundEvent | undefined {
  return card && allRoundEvents.find((event) => event === stem(card));
}

export function roundCardWords(card: RoundCard): Words {
  const event = eventOf(card);
  return event ? words(`event-${dashed(event)}`) : words(`round-${stem(card)}`);
}

// The event that happens in a step.
export function eventDuring(step: { before: View; after: View }): RoundEvent | undefined {
  return currentEvent(step.after) ?? currentEvent(step.before);
}

function currentEvent(view: View): RoundEvent | undefined {
  return view.phase === 'event' ? eventOf(view.rounds.at(-1)) : undefined;
}
