// Where neutral bullets come from.
import type { NeutralBullet, RoundEvent } from '../protocol/generated';
import { dashed } from './words';

// As `tell-neutral-…` names it. `during`: the event that happens.
export function neutralCause({ cause }: NeutralBullet, during: RoundEvent | undefined): string {
  if (cause !== 'event') return ['marshal', 'guard', 'poodle'].includes(cause) ? cause : 'other';
  const known: RoundEvent[] = ['angry_marshal', 'rebellion', 'shotgun_rage'];
  return during && known.includes(during) ? dashed(during) : 'other';
}

// The marshal's or the guard's, not a passenger's or a dog's.
export function isByLaw(event: NeutralBullet, during: RoundEvent | undefined): boolean {
  return ['marshal', 'guard', 'angry-marshal', 'shotgun-rage'].includes(
    neutralCause(event, during),
  );
}
