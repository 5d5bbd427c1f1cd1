// Bandits on the move: each way of coming from one place to another looks its own.
import Burst from '../../art/effects/Burst.svelte';
import Smoke from '../../art/effects/Smoke.svelte';
import type { FigureAt } from '../../core/scene';
import type { BanditMoved, BanditPlaced, Event } from '../../protocol/generated';
import type { Run } from '../run';
import { chest, figureWay } from './paths';
import { rest } from './rest';
import { saddleAt } from './road';

export async function banditMoved(run: Run, event: BanditMoved, last?: Event): Promise<void> {
  const from = run.was(event.bandit);
  const to = run.is(event.bandit);
  if (!from || !to) return from ? leave(run, from) : rest(run);
  const others = rest(run, [event.bandit]);
  await wayOf(run, event, from, to, last);
  await others;
}

function wayOf(run: Run, event: BanditMoved, from: FigureAt, to: FigureAt, last?: Event) {
  if (last?.type === 'horse_ridden') return jump(run, saddleAt(run.after, last.to) ?? from, to);
  switch (event.cause) {
    case 'punch':
      return thrown(run, from, to);
    case 'django':
    case 'event':
      return shoved(run, from, to);
    case 'marshal':
    case 'guard':
      return flee(run, from, to);
    default:
      return walk(run, event, from, to);
  }
}

function walk(run: Run, { from: left, to: reached }: BanditMoved, from: FigureAt, to: FigureAt) {
  const coach = left.startsWith('coach') !== reached.startsWith('coach');
  if (coach) return jump(run, from, to);
  const climbs = left.endsWith('roof') !== reached.endsWith('roof');
  return climbs ? climb(run, from, to) : runAlong(run, from, to);
}

function heading(from: { x: number }, to: { x: number }): 1 | -1 {
  return to.x < from.x ? -1 : 1;
}

async function runAlong(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  const far = Math.abs(to.x - from.x);
  run.pose(to.who, 'run', heading(from, to));
  const frames = figureWay(from, to, { hops: Math.max(2, Math.round(far / 55)), bob: 7 });
  await run.animate(to.key, frames, { ms: Math.min(260 + far * 0.7, 600), easing: 'ease-in-out' });
}

async function climb(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  run.pose(to.who, 'run');
  await run.animate(to.key, figureWay(from, to, { hops: 3, bob: 4 }), {
    ms: 420,
    easing: 'steps(12)',
  });
}

async function jump(
  run: Run,
  from: { x: number; y: number; w: number },
  to: FigureAt,
): Promise<void> {
  run.pose(to.who, 'run', heading(from, to));
  await run.animate(to.key, figureWay(from, to, { lift: 46 }), { ms: 420, easing: 'ease-in-out' });
}

// Punched: a comic burst, then a slide that turns over itself.
async function thrown(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  const way = heading(from, to);
  const { actor } = run.step.after;
  if (actor) run.pose(actor, 'punch', way);
  run.pose(to.who, 'hit', way === 1 ? -1 : 1);
  const hit = burst(run, chest(from), 90);
  await run.animate(to.key, figureWay(from, to, { lift: 22, spin: way * 360 }), {
    ms: 440,
    delay: 60,
  });
  await hit;
}

async function shoved(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  run.pose(to.who, 'hit', heading(to, from));
  const dust = puff(run, { x: from.x, y: from.y - 6 });
  await run.animate(to.key, figureWay(from, to, { lift: 5 }), { ms: 420 });
  await dust;
}

async function flee(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  run.pose(to.who, 'hit');
  await run.animate(to.key, figureWay(from, to, { lift: 34 }), { ms: 420 });
}

// Rides away for good, with the horse.
async function leave(run: Run, from: FigureAt): Promise<void> {
  await rest(run, [], 450);
  await puff(run, { x: from.x, y: from.y });
}

export async function banditPlaced(run: Run, { bandit }: BanditPlaced): Promise<void> {
  const to = run.is(bandit);
  if (!to) return;
  const from = run.was(bandit) ?? { x: to.x + 90, y: to.y + 6, w: to.w };
  const others = rest(run, [bandit]);
  run.pose(bandit, 'run', -1);
  const entry = run.was(bandit) ? [] : [{ opacity: 0 }];
  const way = figureWay(from, to, { lift: 26 });
  await run.animate(
    bandit,
    way.map((frame, i) => ({ ...entry[i], ...frame })),
    { ms: 380 },
  );
  await others;
}

export async function burst(run: Run, at: { x: number; y: number }, size: number): Promise<void> {
  const star = run.prop(Burst, {}, { ...at, w: size, h: size });
  const base = star.style.transform;
  await run.animate(
    star,
    [
      { transform: `${base} scale(0.2) rotate(-20deg)`, opacity: 1 },
      { transform: `${base} scale(1.1) rotate(6deg)`, opacity: 1, offset: 0.35 },
      { transform: `${base} scale(1) rotate(0deg)`, opacity: 1, offset: 0.7 },
      { transform: `${base} scale(1.15)`, opacity: 0 },
    ],
    { ms: 420, fill: 'both' },
  );
}

export async function puff(run: Run, at: { x: number; y: number }, size = 50): Promise<void> {
  const cloud = run.prop(Smoke, {}, { ...at, w: size, h: size });
  const base = cloud.style.transform;
  await run.animate(
    cloud,
    [
      { transform: `${base} scale(0.3)`, opacity: 0.9 },
      { transform: `${base} translate(10px, -14px) scale(1.2)`, opacity: 0 },
    ],
    { ms: 450, fill: 'both' },
  );
}
