// What happens at the end of a round: each event announces itself with a sign of its own. What then
// comes of it are events for themselves.
import type { EventBegan, RoundEvent } from '../../protocol/generated';
import type { Run } from '../run';
import { angryMarshal, marshalWhiskey, revenge, shotgunRage, takeItAll } from './signs/law';
import { escape, mortalBullet, pickpocketing, sharing, tiredHorses } from './signs/loot';
import { braking, conductor, higherSpeed, rebellion, swivelArm } from './signs/train';

const signs: Record<RoundEvent, (run: Run) => Promise<unknown>> = {
  angry_marshal: angryMarshal,
  swivel_arm: swivelArm,
  braking,
  take_it_all: takeItAll,
  rebellion,
  revenge,
  pickpocketing,
  conductor,
  marshal_whiskey: marshalWhiskey,
  tired_horses: tiredHorses,
  higher_speed: higherSpeed,
  shotgun_rage: shotgunRage,
  mortal_bullet: mortalBullet,
  sharing,
  escape,
};

export async function eventBegan(run: Run, { event }: EventBegan): Promise<void> {
  await signs[event](run);
}
