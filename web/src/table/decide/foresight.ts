import type { Preview } from '../../app/previews';
import type { Event } from '../../protocol/generated';

const beyond: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'card_revealed',
  'turn_began',
  'event_began',
  'round_began',
  'coach_moved',
  'game_ended',
]);

// What comes of a choice itself. The server foresees everything that is certain until the next
// question; the next card is another matter.
export function ownConsequences(foreseen: Preview): Preview {
  const end = foreseen.steps.findIndex(({ event }) => event && beyond.has(event.type));
  return end < 0 ? foreseen : { steps: foreseen.steps.slice(0, end), complete: true };
}
