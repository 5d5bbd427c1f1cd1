// What a phone does when it is touched, and when its player is asked.
import { buzz } from '../../app/buzz';
import { play } from '../../sound/sound';

// For clicks on the way down to whatever was touched.
export function click(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.disabled) return;
  play('click');
  buzz([10]);
}

export function nudge(): void {
  buzz([30, 60, 30]);
}
