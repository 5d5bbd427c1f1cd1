// Reduced motion: nothing travels; what changed fades in, and a bullet shows itself at its victim.
import CardArt from '../../art/cards/CardArt.svelte';
import type { Bandit, BulletSource } from '../../protocol/generated';
import type { Run } from '../run';
import { chest } from './paths';
import { placesOf } from './rest';

const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

// Comes, stays and goes.
export const shown: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
];

export async function fade(run: Run): Promise<void> {
  const before = placesOf(run.before);
  const changed = [...placesOf(run.after)].filter(([key, at]) => before.get(key) !== at);
  await Promise.all(changed.map(([key]) => run.animate(key, appear, { ms: 250 })));
}

export async function bulletShown(run: Run, source: BulletSource, target: Bandit): Promise<void> {
  const victim = run.is(target);
  if (!victim) return;
  const at = { ...chest(victim), w: 26, h: 36 };
  const card = run.prop(CardArt, { face: { kind: 'bullet', source } }, at);
  await run.animate(card, shown, { ms: 600, fill: 'both' });
}
