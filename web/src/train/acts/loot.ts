// Loot in the air: taken, dropped, set down, paid and lost.
import Loot from '../../art/loot/Loot.svelte';
import type { FigureAt, LootAt } from '../../core/scene';
import type {
  ConductorPaid,
  LootDropped,
  LootKind,
  LootTaken,
  PurseLost,
} from '../../protocol/generated';
import type { Run } from '../run';
import { chest, figureWay, plate, tokenWay, type Point } from './paths';
import { rest } from './rest';
import { burst, puff } from './walk';

const flying = 34;

export async function lootTaken(run: Run, event: LootTaken): Promise<void> {
  const taker = run.is(event.bandit);
  if (!taker) return rest(run);
  const punched = event.punched && run.was(event.punched);
  const token = gone(run, event.loot, event.slot);
  const from = punched ? { ...chest(punched), size: flying } : token;
  const punch = punched ? hit(run, punched) : undefined;
  const others = rest(run, token ? [token.key] : []);
  if (from && event.loot === 'strongbox') await show(run, event.loot, from, taker);
  else if (from) await fly(run, event.loot, from, { ...plate(taker), size: 10 });
  await nod(run, taker);
  await Promise.all([others, punch]);
}

// The token that is no longer where it lay.
function gone(run: Run, kind: LootKind, slot: number | undefined): LootAt | undefined {
  const stays = new Set(run.after.loot.map(({ key }) => key));
  const lost = run.before.loot.filter((token) => token.kind === kind && !stays.has(token.key));
  return (
    (slot === undefined ? undefined : lost.find(({ slots }) => slots.includes(slot))) ?? lost[0]
  );
}

async function fly(
  run: Run,
  kind: LootKind,
  from: Point & { size: number },
  to: Point & { size: number },
): Promise<void> {
  const token = run.prop(Loot, { kind }, { ...from, w: 40, h: 40 });
  await run.animate(token, tokenWay({ ...from, size: from.size * 1.25 }, to, { lift: 44 }), {
    ms: 400,
    fill: 'both',
    easing: 'ease-in-out',
  });
  token.style.opacity = '0';
}

// Held up for everybody to see, before it goes where the rest is.
async function show(
  run: Run,
  kind: LootKind,
  from: Point & { size: number },
  taker: FigureAt,
): Promise<void> {
  const token = run.prop(Loot, { kind }, { ...from, w: 40, h: 40 });
  const held = { ...chest(taker), size: taker.w * 0.8 };
  const both = { fill: 'both' as const };
  await run.animate(token, tokenWay(from, held, { lift: 70, spin: -360 }), { ms: 460, ...both });
  const pride = run.animate(taker.key, figureWay(taker, taker, { hops: 4, bob: 8 }), { ms: 980 });
  await run.animate(token, tokenWay(held, held, { hops: 4, bob: 13 }), { ms: 980, ...both });
  await pride;
  await run.animate(token, tokenWay(held, { ...plate(taker), size: 10 }), { ms: 160, ...both });
  token.style.opacity = '0';
}

async function nod(run: Run, taker: FigureAt): Promise<void> {
  const plate = run.train.element(`plate ${taker.who}`);
  await run.animate(
    plate,
    [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }],
    { ms: 120 },
  );
}

function hit(run: Run, victim: FigureAt): Promise<void> {
  const { actor } = run.step.after;
  const puncher = actor && run.is(actor);
  const way = puncher && puncher.x > victim.x ? -1 : 1;
  if (actor) run.pose(actor, 'punch', way);
  run.pose(victim.who, 'hit', way === 1 ? -1 : 1);
  return burst(run, chest(victim), 90);
}

export async function lootDropped(run: Run, event: LootDropped): Promise<void> {
  const victim = run.was(event.bandit);
  const known = new Set(run.before.loot.map(({ key }) => key));
  const token = run.after.loot.find((loot) => !known.has(loot.key) && loot.kind === event.loot);
  if (!victim || !token) return rest(run);
  const others = rest(run, [token.key]);
  const punch = hit(run, victim);
  const up = tokenWay({ ...chest(victim), size: flying }, token, { lift: 50, spin: 360 });
  await run.animate(token.key, up, { ms: 400, delay: 60, easing: 'ease-in' });
  await run.animate(token.key, tokenWay(token, token, { hops: 1, bob: 7 }), { ms: 120 });
  await Promise.all([punch, others]);
}

export async function strongboxPlaced(run: Run): Promise<void> {
  const known = new Set(run.before.loot.map(({ key }) => key));
  const box = run.after.loot.find((loot) => !known.has(loot.key));
  if (!box) return rest(run);
  const others = rest(run, [box.key]);
  const high = { x: box.x, y: run.after.top, size: box.size * 2.2 };
  await run.animate(box.key, tokenWay(high, box), {
    ms: 460,
    easing: 'cubic-bezier(0.6, 0, 1, 0.6)',
  });
  await Promise.all([
    puff(run, { x: box.x - 12, y: box.y }),
    puff(run, { x: box.x + 8, y: box.y }),
    others,
  ]);
}

export async function purseLost(run: Run, { bandit }: PurseLost): Promise<void> {
  const loser = run.is(bandit);
  const law = run.is('marshal');
  if (!loser) return;
  const to = law ? chest(law) : { x: loser.x, y: run.after.top };
  await fly(run, 'purse', { ...plate(loser), size: flying }, { ...to, size: 12 });
}

export async function conductorPaid(run: Run, { bandit }: ConductorPaid): Promise<void> {
  const winner = run.is(bandit);
  if (!winner) return;
  await fly(run, 'purse', { x: 60, y: 20, size: flying }, { ...plate(winner), size: 10 });
  await nod(run, winner);
}
