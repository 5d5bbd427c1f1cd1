// The word that is said of a big moment, over its hero, as long as it is on the stage.
import type { Act } from '../../core/act';
import { carWidth, type FigureAt } from '../../core/scene';
import type { StageWord } from '../../core/weight';
import { t } from '../../i18n/i18n.svelte';
import Word from '../props/Word.svelte';
import type { Run } from '../run';
import { shown } from './fade';
import type { Point } from './paths';

const height = 44;
const letter = 18; // About.
// Said of the one to whom it happens, the others of who does it.
const pitied: readonly StageWord[] = ['marshal', 'leader'];

export async function say(
  run: Run,
  { word, concerns, actors, ms, beat, pace }: Act,
): Promise<void> {
  if (!word || pace === 0) return;
  const heroes = pitied.includes(word) ? [...concerns, ...actors] : [...actors, ...concerns];
  const hero = heroes.map((who) => run.is(who)).find((figure) => figure);
  const text = t(`stage-${word}`);
  const w = (text.length + 2) * letter;
  const paper = run.prop(Word, { text }, { ...placeOver(run, hero, w), w, h: height });
  const time = { ms: ((ms - beat) * 0.94) / pace, fill: 'both' as const, easing: 'linear' };
  await run.animate(paper, run.still ? shown : popped(paper.style.transform), time);
}

// Above the figure, and on the train.
function placeOver({ after }: Run, hero: FigureAt | undefined, w: number): Point {
  const end = after.cars.length * carWidth;
  if (!hero) return { x: end / 2, y: after.lines.roof };
  const x = Math.min(Math.max(hero.x, w / 2), end - w / 2);
  return { x, y: Math.max(hero.y - hero.h - height * 0.7, after.top) };
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
