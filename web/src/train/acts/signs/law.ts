// Signs of the events of the marshal and the guard.
import Burst from '../../../art/effects/Burst.svelte';
import Flash from '../../../art/effects/Flash.svelte';
import Loot from '../../../art/loot/Loot.svelte';
import { figureTransform } from '../../geometry';
import type { Run } from '../../run';
import { figureWay, tokenWay } from '../paths';
import { burst, puff } from '../walk';
import { steady } from './frames';

// The marshal grows red in the face and stamps.
export async function angryMarshal(run: Run): Promise<void> {
  const marshal = run.is('marshal');
  if (!marshal) return;
  const head = { x: marshal.x, y: marshal.y - marshal.h * 0.8 };
  const red = run.prop(Burst, {}, { ...head, w: marshal.w * 1.5, h: marshal.w * 1.5 });
  red.classList.add('red');
  await Promise.all([
    run.animate('marshal', figureWay(marshal, marshal, { hops: 3, bob: 12 }), {
      ms: 600,
      easing: 'linear',
    }),
    run.animate(red, [{ opacity: 0 }, { opacity: 0.65, offset: 0.3 }, { opacity: 0 }], {
      ...steady,
      ms: 600,
    }),
    puff(run, { x: marshal.x, y: marshal.y - 4 }, 30),
  ]);
}

// He hammers against the ceiling, and those on the roof above him jump.
export async function revenge(run: Run): Promise<void> {
  const marshal = run.is('marshal');
  if (!marshal) return;
  const { ceiling, roof } = run.after.lines;
  const above = run.after.figures.filter(
    ({ place }) => place === marshal.place.replace('inside', 'roof'),
  );
  run.pose('marshal', 'punch');
  await Promise.all([
    run.animate('marshal', figureWay(marshal, marshal, { hops: 2, bob: 18 }), {
      ms: 560,
      easing: 'linear',
    }),
    burst(run, { x: marshal.x, y: (roof + ceiling) / 2 }, 60),
    ...above.map((figure) =>
      run.animate(figure.key, figureWay(figure, figure, { hops: 2, bob: 13 }), {
        ms: 440,
        delay: 120,
      }),
    ),
  ]);
}

// A flask dances before his nose, and he sways with it.
export async function marshalWhiskey(run: Run): Promise<void> {
  const marshal = run.is('marshal');
  if (!marshal) return;
  const nose = { x: marshal.x + marshal.w * 0.75, y: marshal.y - marshal.h * 0.7, w: 34, h: 34 };
  const flask = run.prop(Loot, { kind: 'full flask' }, nose);
  const base = flask.style.transform;
  const swing = [-24, 18, -18, 24];
  await Promise.all([
    run.animate(
      flask,
      swing.map((turn, i) => ({
        transform: `${base} translateY(${-6 * (i % 2)}px) rotate(${turn}deg)`,
        opacity: i % 3 === 0 ? 0 : 1,
      })),
      { ...steady, ms: 650 },
    ),
    run.animate(
      'marshal',
      [0, -8, 9, -6, 0].map((turn) => ({ transform: figureTransform(marshal, turn) })),
      { ms: 650 },
    ),
  ]);
}

// He waves, and all loot leaps up, car after car.
export async function takeItAll(run: Run): Promise<void> {
  const long = run.after.right - run.after.left;
  run.pose('marshal', 'punch');
  const leaps = run.after.loot.map((token) =>
    run.animate(token.key, tokenWay(token, token, { hops: 1, bob: 18, spin: 360 }), {
      ms: 320,
      delay: (300 * (token.x - run.after.left)) / long,
    }),
  );
  await Promise.all([run.wait(500), ...leaps]);
}

// The guard fires to the left and to the right.
export async function shotgunRage(run: Run): Promise<void> {
  const guard = run.is('guard');
  if (!guard) return;
  for (const side of [-1, 1] as const) {
    run.pose('guard', 'shoot', side);
    const at = { x: guard.x + side * guard.w * 0.9, y: guard.y - guard.h * 0.56, w: 48, h: 48 };
    const flash = run.prop(Flash, {}, at);
    flash.style.transform += ` scaleX(${side})`;
    await run.animate(flash, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
      ...steady,
      ms: 260,
    });
  }
}
