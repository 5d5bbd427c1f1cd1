// A shot: a flash at the muzzle, a line, and a bullet card that flies to the victim's plate.
import CardArt from '../../art/cards/CardArt.svelte';
import Flash from '../../art/effects/Flash.svelte';
import { lawOf } from '../../core/neutral';
import { eventDuring } from '../../core/rounds';
import type { FigureAt } from '../../core/scene';
import type { BulletHit, BulletSource, NeutralBullet } from '../../protocol/generated';
import { move } from '../geometry';
import type { Run } from '../run';
import { chest, figureWay, plate, type Point } from './paths';
import { rest } from './rest';

const cardBox = { w: 44, h: 62 };

export async function bulletHit(run: Run, { shooter, target }: BulletHit): Promise<void> {
  const from = run.is(shooter);
  const victim = run.is(target);
  if (!victim) return rest(run);
  if (from) await fire(run, from, victim);
  await take(run, from ? chest(from) : above(victim), victim, shooter);
}

export async function neutralBullet(run: Run, event: NeutralBullet): Promise<void> {
  const victim = run.is(event.bandit);
  if (!victim) return rest(run);
  const shooter = lawOf(event, eventDuring(run.step));
  const law = shooter && run.is(shooter);
  if (law) await fire(run, law, victim);
  await take(run, law ? chest(law) : above(victim), victim, 'neutral');
}

function above({ x, y }: FigureAt): Point {
  return { x, y: y - 130 };
}

// Flash and line; resolves when the bullet has arrived.
async function fire(run: Run, from: FigureAt, to: FigureAt): Promise<void> {
  const way = to.x < from.x ? -1 : 1;
  run.pose(from.who, 'shoot', way);
  await run.wait(60);
  const muzzle = { x: from.x + way * from.w * 0.5, y: from.y - from.h * 0.56 };
  const flash = run.prop(Flash, {}, { ...muzzle, w: 56, h: 56 });
  const base = `${flash.style.transform} scaleX(${way})`;
  void run.animate(
    flash,
    [
      { transform: `${base} scale(0.3)`, opacity: 1 },
      { transform: `${base} scale(1.3)`, opacity: 1, offset: 0.4 },
      { transform: `${base} scale(0.9)`, opacity: 0 },
    ],
    { ms: 200, fill: 'both' },
  );
  await line(run, muzzle, chest(to));
  run.pose(to.who, 'hit', way === 1 ? -1 : 1);
}

async function line(run: Run, from: Point, to: Point): Promise<void> {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const trace = run.piece('trace', { x: from.x + length / 2, y: from.y, w: length, h: 5 });
  const base = `translate(${from.x}px, ${from.y - 2.5}px) rotate(${turn}rad)`;
  await run.animate(
    trace,
    [
      { transform: `${base} scaleX(0.02)`, opacity: 1 },
      { transform: `${base} scaleX(1)`, opacity: 1, offset: 0.6 },
      { transform: `${base} scaleX(1)`, opacity: 0 },
    ],
    { ms: 140, fill: 'both', easing: 'linear' },
  );
}

async function take(run: Run, from: Point, victim: FigureAt, source: BulletSource): Promise<void> {
  run.pose(victim.who, 'hit');
  const card = run.prop(CardArt, { face: { kind: 'bullet', source } }, { ...from, ...cardBox });
  const end = plate(victim);
  const at = (p: Point, scale: number) => move(p.x - cardBox.w / 2, p.y - cardBox.h / 2, scale);
  const over = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 40 };
  const flinch = run.animate(victim.key, shake(victim), { ms: 260, easing: 'linear' });
  await run.animate(
    card,
    [
      { transform: at(from, 0.4), opacity: 0 },
      { transform: at(over, 1.15), opacity: 1, offset: 0.4 },
      { transform: at(end, 0.9), opacity: 1, offset: 0.85 },
      { transform: at(end, 0.3), opacity: 0 },
    ],
    { ms: 400, fill: 'both' },
  );
  await flinch;
}

export function shake(figure: FigureAt): Keyframe[] {
  const at = (dx: number, turn: number) =>
    figureWay({ ...figure, x: figure.x + dx }, figure, { spin: turn })[0];
  return [at(0, 0), at(-4, 0), at(4, 0), at(-3, 0), at(2, 0), at(0, 0)].filter(
    (f) => f !== undefined,
  );
}
