// The word that is said of a big moment, over whom it concerns, as long as it is on the stage.
import type { Act } from '../../core/act';
import { carWidth, type FigureAt } from '../../core/scene';
import { t } from '../../i18n/i18n.svelte';
import Word from '../props/Word.svelte';
import type { Run } from '../run';
import { shown } from './fade';

const size = { w: 300, h: 44 };

export async function say(
  run: Run,
  { word, concerns, actors, ms, beat, pace }: Act,
): Promise<void> {
  if (!word || pace === 0) return;
  const hero = [...concerns, ...actors].map((who) => run.is(who)).find((figure) => figure);
  const paper = run.prop(Word, { text: t(`stage-${word}`) }, { ...placeOver(run, hero), ...size });
  const time = { ms: ((ms - beat) * 0.94) / pace, fill: 'both' as const, easing: 'linear' };
  await run.animate(paper, run.still ? shown : popped(paper.style.transform), time);
}

// Above the figure, and on the train.
function placeOver({ after }: Run, hero: FigureAt | undefined): { x: number; y: number } {
  const end = after.cars.length * carWidth;
  if (!hero) return { x: end / 2, y: after.lines.roof };
  const x = Math.min(Math.max(hero.x, size.w / 2), end - size.w / 2);
  return { x, y: Math.max(hero.y - hero.h - size.h, after.top + size.h) };
}

function popped(base: string): Keyframe[] {
  return [
    { transform: `${base} scale(0.4)`, opacity: 0 },
    { transform: `${base} scale(1.12)`, opacity: 1, offset: 0.1 },
    { transform: `${base} scale(1)`, opacity: 1, offset: 0.16 },
    { transform: `${base} scale(1)`, opacity: 1, offset: 0.9 },
    { transform: `${base} scale(0.9)`, opacity: 0 },
  ];
}
