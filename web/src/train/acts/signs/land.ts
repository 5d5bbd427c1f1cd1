// How the events at the end of a round touch the land that the train goes through.
import Birds from '../../../art/effects/Birds.svelte';
import Smoke from '../../../art/effects/Smoke.svelte';
import { carWidth } from '../../../core/scene';
import type { RoundEvent } from '../../../protocol/generated';
import { shown } from '../fade';
import type { Run } from '../../run';
import { steady } from './frames';

// red, gold: the light of it; birds: they fly up; dust: it rolls along the rails; sway: the land does.
type Touch = 'red' | 'gold' | 'birds' | 'dust' | 'sway';

const touches: Record<RoundEvent, readonly Touch[]> = {
  angry_marshal: ['red'],
  swivel_arm: ['birds'],
  braking: ['dust'],
  take_it_all: ['gold'],
  rebellion: ['birds'],
  revenge: ['red'],
  pickpocketing: ['gold'],
  conductor: ['birds'],
  marshal_whiskey: ['sway'],
  tired_horses: ['dust'],
  higher_speed: ['dust'],
  shotgun_rage: ['red', 'birds'],
  mortal_bullet: ['red', 'birds'],
  sharing: ['gold'],
  escape: ['dust'],
};

const ways: Record<Touch, (run: Run) => Promise<void>> = {
  red: (run) => light(run, 'red'),
  gold: (run) => light(run, 'gold'),
  birds,
  dust,
  sway,
};

export async function touchLand(event: RoundEvent, run: Run): Promise<void> {
  await Promise.all(touches[event].map((touch) => ways[touch](run)));
}

// With reduced motion: the light alone changes.
export async function touchStill(event: RoundEvent, run: Run): Promise<void> {
  const lights = touches[event].filter((touch) => touch === 'red' || touch === 'gold');
  await Promise.all(lights.map((touch) => ways[touch](run)));
}

const strength = { red: 0.45, gold: 0.5 };

async function light(run: Run, colour: keyof typeof strength): Promise<void> {
  const frames = shown.map(({ opacity, ...frame }) => ({
    ...frame,
    opacity: Number(opacity) * strength[colour],
  }));
  const sheets = run.train.elements(`[data-layer="${colour}"]`);
  await Promise.all(sheets.map((sheet) => run.animate(sheet, frames, { ...steady, ms: 650 })));
}

async function birds(run: Run): Promise<void> {
  const { roof } = run.after.lines;
  const flocks = run.after.cars.map(({ x }, i) => {
    const at = { x: x + carWidth * 0.3, y: roof - 50 - (i % 3) * 24, w: 110, h: 55 };
    const flock = run.prop(Birds, {}, at);
    const base = flock.style.transform;
    const frames = [
      { transform: `${base} translate(-40px, 50px) scale(0.5)`, opacity: 0 },
      { transform: base, opacity: 1, offset: 0.4 },
      { transform: `${base} translate(150px, -150px) scale(0.9)`, opacity: 0 },
    ];
    return run.animate(flock, frames, { ...steady, ms: 560, delay: (i % 3) * 50 });
  });
  await Promise.all(flocks);
}

async function dust(run: Run): Promise<void> {
  const { rail } = run.after.lines;
  const clouds = run.after.cars.flatMap(({ x }) =>
    [0.2, 0.7].map((part, i) => {
      const cloud = run.prop(Smoke, {}, { x: x + part * carWidth, y: rail - 4, w: 74, h: 46 });
      const base = cloud.style.transform;
      const frames = [
        { transform: `${base} scale(0.3)`, opacity: 0 },
        { transform: `${base} translateX(70px)`, opacity: 0.8, offset: 0.4 },
        { transform: `${base} translate(200px, -16px) scale(1.6)`, opacity: 0 },
      ];
      return run.animate(cloud, frames, { ...steady, ms: 620, delay: i * 60 });
    }),
  );
  await Promise.all(clouds);
}

// Larger than it is, so that no edge shows.
async function sway(run: Run): Promise<void> {
  const lean = (turn: number) => ({ transform: `scale(1.05) rotate(${turn}deg)` });
  const frames = [{ transform: 'none' }, lean(0.9), lean(-0.9), lean(0.5), { transform: 'none' }];
  const views = run.train.elements('[data-layer="view"]');
  await Promise.all(
    views.map((view) => run.animate(view, frames, { ms: 680, easing: 'ease-in-out' })),
  );
}
