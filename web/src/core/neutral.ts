// Where neutral bullets come from.
import type { NeutralBullet, RoundEvent } from '../protocol/generated';
import { dashed } from './words';

// As `tell-neutral-…` names it. `during`: the event that happens.
export function neutralCause({ cause }: NeutralBullet, during: RoundEvent | undefined): string {
  if (cause !== 'event') return ['marshal', 'guard', 'poodle'].includes(cause) ? cause : 'other';
  const known: RoundEvent[] = ['angry_marshal', 'rebellion', 'shotgun_rage'];
  return during && known.includes(during) ? dashed(during) : 'other';
}

// Who shot it, if it was the law: not a passenger's or a dog's.
export function lawOf(
  event: NeutralBullet,
  during: RoundEvent | undefined,
): 'marshal' | 'guard' | undefined {
  const cause = neutralCause(event, during);
  if (cause === 'marshal' || cause === 'angry-marshal') return 'marshal';
  return cause === 'guard' || cause === 'shotgun-rage' ? 'guard' : undefined;
}
