// What happens at the end of a round: each event announces itself with a signature of its own.
import Burst from '../../art/effects/Burst.svelte';
import CardArt from '../../art/cards/CardArt.svelte';
import Flash from '../../art/effects/Flash.svelte';
import Sparks from '../../art/effects/Sparks.svelte';
import { carWidth } from '../../core/scene';
import type { EventBegan, RoundEvent } from '../../protocol/generated';
import Arm from '../props/Arm.svelte';
import Hand from '../props/Hand.svelte';
import Passenger from '../props/Passenger.svelte';
import type { Run } from '../run';
import { figureWay } from './paths';
import { horseTransform } from '../geometry';
import { puff } from './walk';

const signatures: Record<RoundEvent, (run: Run) => Promise<void>> = {
  angry_marshal: angry,
  swivel_arm: swivelArm,
  braking: brake,
  take_it_all: angry,
  rebellion: passengersRise,
  revenge: angry,
  pickpocketing: hands,
  conductor: whistle,
  marshal_whiskey: angry,
  tired_horses: horsesTire,
  higher_speed: speedUp,
  shotgun_rage: rage,
  mortal_bullet: bigBullet,
  sharing: hands,
  escape: speedUp,
};

export function eventBegan(run: Run, { event }: EventBegan): Promise<void> {
  return signatures[event](run);
}

// The marshal grows red in the face and stamps.
async function angry(run: Run): Promise<void> {
  const marshal = run.is('marshal');
  if (!marshal) return;
  const head = { x: marshal.x, y: marshal.y - marshal.h * 0.8 };
  const red = run.prop(Burst, {}, { ...head, w: marshal.w * 1.5, h: marshal.w * 1.5 });
  red.classList.add('red', 'under');
  const glow = run.animate(red, [{ opacity: 0 }, { opacity: 0.65, offset: 0.3 }, { opacity: 0 }], {
    ms: 600,
    fill: 'both',
  });
  await run.animate('marshal', figureWay(marshal, marshal, { hops: 3, bob: 12 }), { ms: 600 });
  await Promise.all([glow, puff(run, { x: marshal.x, y: marshal.y - 4 }, 30)]);
}

// Sparks under every car, and the whole train shudders.
async function brake(run: Run): Promise<void> {
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
  const shudder = run.board
    .elements('[data-layer="train"]')
    .map((layer) => run.animate(layer, jolts(), { ms: 600, easing: 'linear' }));
  run.board.rush(0.15);
  await Promise.all([...sparks, ...shudder]);
  run.board.rush(1);
}

function jolts(): Keyframe[] {
  return [0, -9, 5, -6, 4, -3, 2, -1, 0].map((x) => ({ transform: `translateX(${x}px)` }));
}

// An arm of the mail line sweeps over the roofs to the caboose.
async function swivelArm(run: Run): Promise<void> {
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
async function passengersRise(run: Run): Promise<void> {
  const rising = run.after.cars.slice(1).flatMap(({ x, car }) =>
    [48, 96, 144, 192].map((dx, i) => {
      const at = { x: x + dx, y: run.after.lines.floor - 30, w: 42, h: 64 };
      const head = run.prop(Passenger, { look: car + i }, at);
      return run.animate(head, popUp(head.style.transform, 34), {
        ms: 650,
        delay: (i % 2) * 60,
        fill: 'both',
      });
    }),
  );
  await Promise.all(rising);
}

// A hand reaches for what lies about.
async function hands(run: Run): Promise<void> {
  const reaching = run.after.loot.slice(0, 8).map(({ x, y }) => {
    const hand = run.prop(Hand, {}, { x, y: y - 34, w: 34, h: 70 });
    return run.animate(hand, popUp(hand.style.transform, -50), { ms: 600, fill: 'both' });
  });
  await Promise.all(reaching);
}

// Comes from `away` units below, stays a moment, and goes back.
function popUp(base: string, away: number): Keyframe[] {
  return [
    { transform: `${base} translateY(${away}px)`, opacity: 0 },
    { transform: `${base} translateY(${-away / 8}px)`, opacity: 1, offset: 0.4 },
    { transform: base, opacity: 1, offset: 0.75 },
    { transform: `${base} translateY(${away}px)`, opacity: 0 },
  ];
}

async function whistle(run: Run): Promise<void> {
  await Promise.all([0, 1, 2].map((i) => puff(run, { x: i * 16 - 75, y: 4 - i * 14 }, 60)));
}

async function horsesTire(run: Run): Promise<void> {
  await Promise.all(
    run.after.horses.map((horse) => {
      const droop = { ...horse, y: horse.y + 2 };
      return run.animate(
        horse.key,
        [
          { transform: horseTransform(horse) },
          { transform: horseTransform(droop, 7) },
          { transform: horseTransform(horse) },
        ],
        { ms: 600 },
      );
    }),
  );
}

async function speedUp(run: Run): Promise<void> {
  run.board.rush(3);
  await whistle(run);
  await run.wait(300);
  run.board.rush(1);
}

async function rage(run: Run): Promise<void> {
  const guard = run.is('guard');
  if (!guard) return;
  run.pose('guard', 'shoot', -1);
  for (const side of [-1, 1]) {
    const at = { x: guard.x + side * guard.w * 0.6, y: guard.y - guard.h * 0.56, w: 44, h: 44 };
    const flash = run.prop(Flash, {}, at);
    flash.style.transform += ` scaleX(${side})`;
    run.pose('guard', 'shoot', side === 1 ? 1 : -1);
    await run.animate(flash, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
      ms: 240,
      fill: 'both',
    });
  }
}

async function bigBullet(run: Run): Promise<void> {
  const x = (run.after.cars.length * carWidth) / 2;
  const at = { x, y: run.after.lines.floor - 60, w: 120, h: 168 };
  const card = run.prop(CardArt, { face: { kind: 'bullet', source: 'neutral' } }, at);
  const base = card.style.transform;
  await run.animate(
    card,
    [
      { transform: `${base} scale(0.2) rotate(-12deg)`, opacity: 0 },
      { transform: `${base} scale(1) rotate(3deg)`, opacity: 1, offset: 0.4 },
      { transform: `${base} scale(1) rotate(3deg)`, opacity: 1, offset: 0.8 },
      { transform: `${base} scale(1.1)`, opacity: 0 },
    ],
    { ms: 650, fill: 'both' },
  );
}
