// Round cards by name.
import type { RoundCard, RoundEvent, View } from '../protocol/generated';
import { dashed, words, type Words } from './words';

const uneventful = ['tunnel', 'bridge', 'gallop'];

function stem(card: RoundCard): string {
  return card.replace(/_(24|56)$/, '');
}

// Its event, or the name of a card without one.
export function roundCardWords(card: RoundCard): Words {
  const name = stem(card);
  return uneventful.includes(name) ? words(`round-${name}`) : words(`event-${dashed(name)}`);
}

export function eventOf(card: RoundCard | undefined): RoundEvent | undefined {
  if (!card) return undefined;
  const name = stem(card);
  // Every other card is called by its event.
  return uneventful.includes(name) ? undefined : (name as RoundEvent);
}

// The event that happens now.
export function currentEvent(view: View): RoundEvent | undefined {
  return view.phase === 'event' ? eventOf(view.rounds.at(-1)) : undefined;
}
