// Small things that bandits do where they stand.
import Loot from '../../art/loot/Loot.svelte';
import { readCard } from '../../core/cards';
import type { FigureAt } from '../../core/scene';
import type { CardRevealed, FlaskUsed, HadNoEffect } from '../../protocol/generated';
import { play as sound } from '../../sound/sound';
import type { Run } from '../run';
import { figureWay, plate, tokenWay } from './paths';
import { rest } from './rest';
import { shake } from './shot';
import { puff } from './walk';

export async function cardRevealed(run: Run, { card }: CardRevealed): Promise<void> {
  const face = card ? readCard(card) : undefined;
  const who = face?.kind === 'action' ? face.bandit : undefined;
  const figure = who && run.is(who);
  if (!figure) return;
  await run.animate(figure.key, figureWay(figure, figure, { hops: 1, bob: 9 }), { ms: 220 });
}

export async function hadNoEffect(run: Run, { bandit, why }: HadNoEffect): Promise<void> {
  const figure = run.is(bandit);
  if (!figure) return;
  if (why === 'no_bullets') await emptyGun(run, figure);
  const cloud = puff(run, { x: figure.x, y: figure.y - figure.h * 0.9 }, 28);
  await run.animate(figure.key, shake(figure), { ms: 320, easing: 'linear' });
  await cloud;
}

// Pulls the trigger three times, each time with more hope; the first click is the event's own sound.
async function emptyGun(run: Run, figure: FigureAt): Promise<void> {
  run.pose(figure.who, 'shoot');
  for (const [pull, push] of [5, 8, 12].entries()) {
    if (pull > 0) sound('click');
    const lunge = { ...figure, x: figure.x + figure.facing * push };
    const frames = [...figureWay(figure, lunge), ...figureWay(lunge, figure)];
    await run.animate(figure.key, frames, { ms: 130, easing: 'ease-out' });
    await run.wait(90);
  }
  run.pose(figure.who, 'stand');
}

export async function flaskUsed(run: Run, { bandit, emptied }: FlaskUsed): Promise<void> {
  const figure = run.is(bandit);
  if (!figure) return rest(run);
  const from = { ...plate(figure), size: 12 };
  const mouth = { x: figure.x + figure.facing * 9, y: figure.y - figure.h * 0.72, size: 24 };
  const flask = run.prop(Loot, { kind: 'full flask' }, { ...from, w: 40, h: 40 });
  const tilt = { spin: figure.facing * -110 };
  await run.animate(flask, tokenWay(from, mouth, tilt), { ms: 220, fill: 'both' });
  await run.animate(figure.key, figureWay(figure, figure, { hops: 2, bob: 4 }), { ms: 220 });
  const end = emptied ? { x: mouth.x, y: mouth.y - 60, size: 10 } : from;
  await run.animate(flask, tokenWay(mouth, end, tilt), { ms: 160, fill: 'both' });
}
