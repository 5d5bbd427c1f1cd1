// Reduced motion: nothing travels; what changed fades in, a bullet shows itself at its victim, and a
// round's event as its stamp.
import CardArt from '../../art/cards/CardArt.svelte';
import Stamp from '../../art/RoundEvent.svelte';
import type { Event, RoundEvent } from '../../protocol/generated';
import { heartOf } from '../eye';
import type { Run } from '../run';
import { chest } from './paths';
import { placesOf } from './rest';

const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const show: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
];

export async function fade(run: Run): Promise<void> {
  const before = placesOf(run.before);
  const changed = [...placesOf(run.after)].filter(([key, at]) => before.get(key) !== at);
  const moves = changed.map(([key]) => run.animate(key, appear, { ms: 250 }));
  const { event } = run.step;
  if (event?.type === 'event_began') moves.push(stampOf(run, event.event));
  else if (event) moves.push(bulletOf(run, event));
  await Promise.all(moves);
}

async function bulletOf(run: Run, event: Event): Promise<void> {
  if (event.type !== 'bullet_hit' && event.type !== 'neutral_bullet') return;
  const shot = event.type === 'bullet_hit';
  const victim = run.is(shot ? event.target : event.bandit);
  if (!victim) return;
  const source = shot ? event.shooter : 'neutral';
  const at = { ...chest(victim), w: 26, h: 36 };
  const card = run.prop(CardArt, { face: { kind: 'bullet', source } }, at);
  await run.animate(card, show, { ms: 600, fill: 'both' });
}

async function stampOf(run: Run, event: RoundEvent): Promise<void> {
  const { lines } = run.after;
  const at = { x: heartOf(event, run), y: (lines.roof + lines.floor) / 2, w: 110, h: 110 };
  await run.animate(run.prop(Stamp, { event }, at), show, { ms: 700, fill: 'both' });
}
