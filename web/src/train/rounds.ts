// What happens at the end of a round: each event announces itself with a sign of its own. What then
// comes of it are events for themselves.
import Stamp from '../art/RoundEvent.svelte';
import { carWidth } from '../core/scene';
import type { RoundEvent } from '../protocol/generated';
import type { SoundName } from '../sound/sounds';
import { shown } from './acts/fade';
import { angryMarshal, marshalWhiskey, revenge, shotgunRage, takeItAll } from './acts/signs/law';
import { touchLand, touchStill } from './acts/signs/land';
import { escape, mortalBullet, pickpocketing, sharing, tiredHorses } from './acts/signs/loot';
import { braking, conductor, higherSpeed, rebellion, swivelArm } from './acts/signs/train';
import type { Run } from './run';

interface Row {
  sign: (run: Run) => Promise<void>;
  sound: SoundName;
  // Where it shows itself: at its hero, in the locomotive, or along the whole train.
  heart: 'marshal' | 'guard' | 'locomotive' | 'train';
}

const rows: Record<RoundEvent, Row> = {
  angry_marshal: { sign: angryMarshal, sound: 'marshal', heart: 'marshal' },
  swivel_arm: { sign: swivelArm, sound: 'sweep', heart: 'train' },
  braking: { sign: braking, sound: 'brake', heart: 'train' },
  take_it_all: { sign: takeItAll, sound: 'jewel', heart: 'marshal' },
  rebellion: { sign: rebellion, sound: 'gasp', heart: 'train' },
  revenge: { sign: revenge, sound: 'punch', heart: 'marshal' },
  pickpocketing: { sign: pickpocketing, sound: 'coins', heart: 'train' },
  conductor: { sign: conductor, sound: 'whistle', heart: 'locomotive' },
  marshal_whiskey: { sign: marshalWhiskey, sound: 'gulp', heart: 'marshal' },
  tired_horses: { sign: tiredHorses, sound: 'hoof', heart: 'train' },
  higher_speed: { sign: higherSpeed, sound: 'steam', heart: 'train' },
  shotgun_rage: { sign: shotgunRage, sound: 'shot', heart: 'guard' },
  mortal_bullet: { sign: mortalBullet, sound: 'ricochet', heart: 'train' },
  sharing: { sign: sharing, sound: 'box', heart: 'train' },
  escape: { sign: escape, sound: 'gallop', heart: 'train' },
};

export async function signOf(event: RoundEvent, run: Run): Promise<void> {
  await Promise.all([rows[event].sign(run), touchLand(event, run)]);
}

export function signSound(event: RoundEvent): SoundName {
  return rows[event].sound;
}

function heartOf(event: RoundEvent, run: Run): number {
  const { heart } = rows[event];
  if (heart === 'locomotive') return carWidth / 2;
  const middle = (run.after.cars.length * carWidth) / 2;
  return heart === 'train' ? middle : (run.is(heart)?.x ?? middle);
}

// With reduced motion.
export async function stampOf(event: RoundEvent, run: Run): Promise<void> {
  const { lines } = run.after;
  const at = { x: heartOf(event, run), y: (lines.roof + lines.floor) / 2, w: 110, h: 110 };
  const stamp = run.animate(run.prop(Stamp, { event }, at), shown, { ms: 700, fill: 'both' });
  await Promise.all([stamp, touchStill(event, run)]);
}
