// The road before the train: horses, the stagecoach, hostages.
import Hostage from '../../art/Hostage.svelte';
import { figureRatio, saddle, type FigureAt, type HorseAt, type Scene } from '../../core/scene';
import type { CoachMoved, HorseRidden, HostageTaken } from '../../protocol/generated';
import { horseTransform } from '../geometry';
import type { Run } from '../run';
import { figureWay, plate, tokenWay } from './paths';
import { drawAgain, rest } from './rest';
import { puff } from './walk';

const riderWidth = 40;

export function saddleAt(scene: Scene, car: number | undefined) {
  const horse = scene.horses.filter((found) => found.car === car).at(-1);
  return horse && seat(horse);
}

function seat(horse: HorseAt): { x: number; y: number; w: number } {
  const { x, y } = saddle(horse.w, riderWidth);
  return { x: horse.x + x, y: horse.y + y, w: riderWidth };
}

// Into the saddle and along the train. The rider stays there for the event after this one, which
// says where it gets off.
export async function horseRidden(run: Run, { from, to }: HorseRidden): Promise<void> {
  const { actor } = run.step.after;
  const rider = actor && run.is(actor);
  const start = run.before.horses.filter(({ car }) => car === from).at(-1);
  const end = run.after.horses.filter(({ car }) => car === to).at(-1);
  if (!rider || !start) return rest(run);
  const goal = end ?? { ...start, x: start.x - 700 };
  const others = rest(run, end ? [end.key] : []);
  run.pose(rider.who, 'run');
  const wait = run.animate(end?.key, [{ transform: horseTransform(start) }], {
    ms: 220,
    fill: 'both',
  });
  await run.animate(rider.key, figureWay(rider, seat(start), { lift: 40 }), {
    ms: 220,
    hold: true,
  });
  await gallop(run, rider, start, goal, end?.key ?? start.key);
  await Promise.all([others, wait]);
}

async function gallop(
  run: Run,
  rider: FigureAt,
  start: HorseAt,
  goal: HorseAt,
  key: string,
): Promise<void> {
  const far = Math.abs(goal.x - start.x);
  const hops = Math.max(1, Math.round(far / 90));
  const timing = { ms: Math.min(120 + far * 0.5, 380), hold: true, easing: 'ease-in-out' };
  run.pose(rider.who, 'ride', -1);
  await Promise.all([
    run.animate(key, horseWay(start, goal, hops), timing),
    run.animate(rider.key, figureWay(seat(start), seat(goal), { hops, bob: 9 }), timing),
  ]);
}

function horseWay(from: HorseAt, to: HorseAt, hops: number): Keyframe[] {
  const frames = hops * 4;
  return [...Array(frames + 1).keys()].map((i) => {
    const t = i / frames;
    const swing = Math.sin(Math.PI * hops * t);
    const mix = (a: number, b: number) => a + (b - a) * t;
    const y = mix(from.y, to.y) - 9 * Math.abs(swing);
    const w = mix(from.w, to.w);
    return {
      transform: horseTransform({ x: mix(from.x, to.x), y, w, h: mix(from.h, to.h) }, swing * 4),
    };
  });
}

// Tired horses fall behind.
export async function horsesLeft(run: Run): Promise<void> {
  const stays = new Set(run.after.horses.map(({ key }) => key));
  const lost = run.before.horses.filter(({ key }) => !stays.has(key));
  const others = rest(
    run,
    lost.map(({ key }) => key),
  );
  await Promise.all(lost.map((horse, i) => fallBehind(run, horse, i)));
  await others;
}

async function fallBehind(run: Run, horse: HorseAt, i: number): Promise<void> {
  const element = drawAgain(run, horse.key);
  const base = element?.style.transform ?? '';
  await run.animate(
    element,
    [
      { transform: base, opacity: 1 },
      { transform: `${base} translate(60px, 3px) rotate(4deg)`, opacity: 1, offset: 0.4 },
      { transform: `${base} translate(360px, 6px)`, opacity: 0 },
    ],
    { ms: 600, delay: i * 60, fill: 'both', easing: 'ease-in' },
  );
}

export async function coachMoved(run: Run, { to }: CoachMoved): Promise<void> {
  const dust = run.after.coach ?? run.before.coach;
  const moves = rest(run, [], 560);
  if (dust && to !== undefined) await puff(run, { x: dust.x, y: dust.y + dust.h - 14 }, 40);
  await moves;
}

export function horsesDrifted(run: Run): Promise<void> {
  return rest(run, [], 500);
}

export async function hostageTaken(run: Run, { bandit, hostage }: HostageTaken): Promise<void> {
  const taker = run.is(bandit);
  const portrait = run.before.hostages.find((found) => found.hostage === hostage);
  if (!taker || !portrait) return rest(run);
  const others = rest(run, [portrait.key]);
  run.pose(bandit, 'punch');
  const face = run.prop(Hostage, { hostage }, { ...portrait, w: 40, h: 40 });
  const goal = { ...plate(taker), size: 14 };
  const held = { x: taker.x, y: taker.y - taker.w * figureRatio, size: 34 };
  await run.animate(face, tokenWay(portrait, held, { lift: 14 }), { ms: 240, fill: 'both' });
  await run.animate(face, tokenWay(held, goal), { ms: 220, delay: 120, fill: 'forwards' });
  await others;
}
