// Signs of the events of loot, of the last reckoning, and of the horses.
import CardArt from '../../../art/cards/CardArt.svelte';
import Smoke from '../../../art/effects/Smoke.svelte';
import Horse from '../../../art/Horse.svelte';
import Loot from '../../../art/loot/Loot.svelte';
import { carWidth, horseRatio, horseWidth, type Scene } from '../../../core/scene';
import { horseTransform } from '../../geometry';
import Hand from '../../props/Hand.svelte';
import type { Run } from '../../run';
import { chest } from '../paths';
import { popUp, steady, swell } from './frames';

// Hands reach for the purses that lie about, or else into pockets.
export async function pickpocketing(run: Run): Promise<void> {
  const purses = run.after.loot.filter(({ kind }) => kind === 'purse');
  const pockets = purses.length > 0 ? purses : run.after.figures.map(chest);
  const reaching = pockets.slice(0, 8).map(({ x, y }) => {
    const hand = run.prop(Hand, {}, { x, y: y - 34, w: 34, h: 70 });
    return run.animate(hand, popUp(hand, -50), { ...steady, ms: 600 });
  });
  await Promise.all(reaching);
}

// A strongbox comes up and breaks into purses, to all sides.
export async function sharing(run: Run): Promise<void> {
  const { x, y } = middleOf(run.after);
  const box = run.prop(Loot, { kind: 'strongbox' }, { x, y, w: 110, h: 110 });
  const shares = [...Array(6).keys()].map((i) => {
    const purse = run.prop(Loot, { kind: 'purse' }, { x, y, w: 44, h: 44 });
    const base = purse.style.transform;
    const turn = Math.PI * (1 + (i + 0.5) / 6);
    const out = `translate(${150 * Math.cos(turn)}px, ${90 * Math.sin(turn)}px)`;
    return run.animate(
      purse,
      [
        { transform: `${base} scale(0.3)`, opacity: 0 },
        { transform: `${base} ${out}`, opacity: 1, offset: 0.7 },
        { transform: `${base} ${out} translateY(20px)`, opacity: 0 },
      ],
      { ...steady, ms: 440, delay: 220 },
    );
  });
  await Promise.all([run.animate(box, swell(box), { ...steady, ms: 650 }), ...shares]);
}

// A bullet larger than anybody.
export async function mortalBullet(run: Run): Promise<void> {
  const at = { ...middleOf(run.after), w: 120, h: 168 };
  const card = run.prop(CardArt, { face: { kind: 'bullet', source: 'neutral' } }, at);
  await run.animate(card, swell(card), { ...steady, ms: 650 });
}

function middleOf({ cars, lines }: Scene): { x: number; y: number } {
  return { x: (cars.length * carWidth) / 2, y: lines.floor - 60 };
}

// Heads hang, breath is short.
export async function tiredHorses(run: Run): Promise<void> {
  const tiring = run.after.horses.map((horse) => {
    const droop = { ...horse, y: horse.y + 2 };
    const stands = { transform: horseTransform(horse) };
    return run.animate(
      horse.key,
      [
        stands,
        { transform: horseTransform(droop, -7) },
        stands,
        { transform: horseTransform(droop, -7) },
        stands,
      ],
      { ms: 640, easing: 'linear' },
    );
  });
  await Promise.all([run.wait(400), ...tiring]);
}

// A horse races past the whole train and away, dust behind it.
export async function escape(run: Run): Promise<void> {
  const { lines, right, left } = run.after;
  const w = horseWidth * lines.near;
  const h = w * horseRatio;
  const y = lines.road + 20 * lines.near;
  const horse = run.prop(Horse, { gallop: true }, { x: right, y: y - h / 2, w, h });
  const dust = run.prop(Smoke, {}, { x: right + w * 0.8, y: y - 14, w: 50, h: 40 });
  const gone = left - right - w;
  await Promise.all(
    [horse, dust].map((thing, i) =>
      run.animate(thing, gallop(thing.style.transform, gone, i === 0 ? 12 : 4), {
        ...steady,
        ms: 700,
      }),
    ),
  );
}

function gallop(base: string, far: number, bob: number): Keyframe[] {
  return [...Array(17).keys()].map((i) => ({
    transform: `${base} translate(${(far * i) / 16}px, ${i % 2 === 0 ? 0 : -bob}px)`,
    opacity: i === 0 || i === 16 ? 0 : 1,
  }));
}
