// How long a step wants to be looked at, in milliseconds at normal speed, after its animation.
import type { Event } from '../protocol/generated';
import type { Step } from './follow/playback';

const dwells: Partial<Record<Event['type'], number>> = {
  bandit_cast: 250,
  pair_made: 250,
  train_ready: 400,
  bandit_placed: 250,
  wagon_passed: 400,
  first_player: 500,
  round_began: 500,
  round_revealed: 1200,
  bullets_discarded: 200,
  turn_began: 500,
  card_played: 450,
  passed: 450,
  flask_used: 900,
  cards_kept: 100,
  card_revealed: 700,
  had_no_effect: 1100,
  bandit_moved: 450,
  marshal_moved: 450,
  bullet_hit: 700,
  neutral_bullet: 600,
  supply_short: 900,
  loot_taken: 600,
  loot_dropped: 500,
  card_returned: 0,
  event_began: 1200,
  strongbox_placed: 900,
  purse_lost: 900,
  conductor_paid: 700,
  game_ended: 600,
  horse_ridden: 200,
  horses_left: 700,
  horses_drifted: 500,
  coach_moved: 500,
  guard_moved: 500,
  hostage_taken: 900,
  marshal_drank: 900,
};
const aDraw = 150;

// What changes nothing to be seen needs no time: secret commitments, others filling their hands.
export function dwellOf(step: Step): number {
  const { event, after } = step;
  if (!event) return 0;
  if (event.type === 'card_drawn') {
    return event.seat === after.viewer || after.phase === 'planning' ? aDraw : 0;
  }
  return dwells[event.type] ?? 0;
}
