// What is to come on the line of steps, at the speed that is set.
import { actOf, type Act } from '../core/act';
import type { Playback } from '../core/follow/playback';
import { gameTerms } from '../core/terms';
import { session } from './session.svelte';
import { pace, settings } from './settings.svelte';

// Of the step after the next `ahead` ones.
export function actAhead({ steps, at }: Playback, ahead = 0): Act | undefined {
  const step = steps[at + ahead];
  if (!step) return undefined;
  const choices = session.choices;
  return actOf(step, steps[at + ahead - 1], {
    pace: pace[settings.speed],
    show: choices?.show,
    values: choices?.values,
    terms: gameTerms(choices, step.after.config),
  });
}

// How many of the steps that are left are worth seeing.
export function actsLeft(playback: Playback): number {
  const { steps, at } = playback;
  return steps.slice(at).filter((_, i) => (actAhead(playback, i)?.ms ?? 0) > 0).length;
}
