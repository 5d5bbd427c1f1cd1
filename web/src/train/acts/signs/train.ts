// Signs of the events of the train and those who travel in it.
import { funnel } from '../../../art/cars/wheels';
import Sparks from '../../../art/effects/Sparks.svelte';
import Loot from '../../../art/loot/Loot.svelte';
import { carWidth } from '../../../core/scene';
import Arm from '../../props/Arm.svelte';
import Passenger from '../../props/Passenger.svelte';
import type { Run } from '../../run';
import { tokenWay } from '../paths';
import { puff } from '../walk';
import { popUp, steady } from './frames';

// Sparks under every car, and the whole train shudders.
export async function braking(run: Run): Promise<void> {
  run.rush(0.15);
  const sparks = run.after.cars.flatMap(({ x }) =>
    [54, 186].map((dx) => {
      const at = { x: x + dx + 14, y: run.after.lines.rail - 10, w: 60, h: 40 };
      return run.animate(
        run.prop(Sparks, {}, at),
        [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }, { opacity: 0 }],
        { ms: 600, fill: 'both', easing: 'steps(8)' },
      );
    }),
  );
  await Promise.all([...sparks, shift(run, [0, -9, 5, -6, 4, -3, 2, -1, 0])]);
}

// The whole train slides to and fro.
async function shift(run: Run, offsets: readonly number[]): Promise<void> {
  const frames = offsets.map((x) => ({ transform: `translateX(${x}px)` }));
  const [layer] = run.train.elements('[data-layer="train"]');
  await run.animate(layer, frames, { ms: 600, easing: 'linear' });
}

// Steam from the funnel, and streaks of air along the cars.
export async function higherSpeed(run: Run): Promise<void> {
  run.rush(3);
  const { roof, floor } = run.after.lines;
  const streaks = run.after.cars.flatMap(({ x }, i) =>
    [0.1, 0.6, 0.9].map((part, j) => {
      const y = roof - 16 + (floor - roof) * ((0.4 * (i + 2 * j)) % 1);
      const streak = run.piece('streak', { x: x + part * carWidth, y, w: 150, h: 4 });
      const base = streak.style.transform;
      return run.animate(
        streak,
        [
          { transform: `${base} translateX(-160px)`, opacity: 0 },
          { transform: base, opacity: 0.9, offset: 0.5 },
          { transform: `${base} translateX(220px)`, opacity: 0 },
        ],
        { ...steady, ms: 420, delay: 100 * ((i + j) % 3) },
      );
    }),
  );
  await Promise.all([...streaks, steam(run), shift(run, [0, -6, -12, -10, -4, 0])]);
}

async function steam(run: Run): Promise<void> {
  const { x, y } = funnel;
  const top = y * run.after.lines.stretch;
  await Promise.all([0, 1, 2].map((i) => puff(run, { x: x + i * 16, y: top - i * 14 }, 60)));
}

// An arm of the mail line sweeps over the roofs to the caboose.
export async function swivelArm(run: Run): Promise<void> {
  const arm = run.prop(Arm, {}, { x: 55, y: 36, w: 110, h: 150 });
  const end = run.after.cars.length * carWidth;
  const top = run.after.lines.roof - 92;
  const at = (x: number, turn: number) => `translate(${x}px, ${top}px) rotate(${turn}deg)`;
  await run.animate(
    arm,
    [
      { transform: at(run.after.left, -14), opacity: 0 },
      { transform: at(-40, 0), opacity: 1, offset: 0.1 },
      { transform: at(end - 70, 0), opacity: 1, offset: 0.92 },
      { transform: at(end, 10), opacity: 0 },
    ],
    { ms: 650, fill: 'both', easing: 'ease-in' },
  );
}

// Heads come up behind the seats, fists in the air.
export async function rebellion(run: Run): Promise<void> {
  const rising = run.after.cars.slice(1).flatMap(({ x, car }) =>
    [48, 96, 144, 192].map((dx, i) => {
      const at = { x: x + dx, y: run.after.lines.floor - 30, w: 42, h: 64 };
      const head = run.prop(Passenger, { look: car + i }, at);
      const timing = { ...steady, ms: 620, delay: (i % 2) * 60 };
      return run.animate(head, popUp(head, 34), timing);
    }),
  );
  await Promise.all(rising);
}

// The whistle blows, and the conductor comes up with a purse over his head.
export async function conductor(run: Run): Promise<void> {
  const at = { x: carWidth * 0.66, y: run.after.lines.floor - 36, w: 48, h: 74 };
  const head = run.prop(Passenger, { look: 0 }, at);
  const fist = { x: at.x + 13, y: at.y - 40, size: 30 };
  const purse = run.prop(Loot, { kind: 'purse' }, { ...fist, w: 40, h: 40 });
  const up = tokenWay({ ...fist, y: fist.y + 60, size: 10 }, fist, { lift: 22 });
  await Promise.all([
    steam(run),
    run.animate(head, popUp(head, 40), { ...steady, ms: 680 }),
    run.animate(purse, fading(up), { ...steady, ms: 520, delay: 160 }),
  ]);
}

function fading(frames: Keyframe[]): Keyframe[] {
  return frames.map((frame, i) => ({
    ...frame,
    opacity: i === 0 || i === frames.length - 1 ? 0 : 1,
  }));
}
