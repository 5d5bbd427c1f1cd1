// The word that is said of a big moment, over its hero, as long as it is on the stage; the light is
// on those whom it is about.
import type { Act } from '../../core/act';
import type { FigureAt } from '../../core/scene';
import { t } from '../../i18n/i18n.svelte';
import Word from '../props/Word.svelte';
import type { Run } from '../run';
import { heroOf, widestWord, wordAt, wordHeight } from '../words';
import { shown } from './fade';

const letter = 18; // About.

export async function say(run: Run, act: Act): Promise<void> {
  const { word, ms, beat, pace } = act;
  if (!word || pace === 0) return;
  const hero = heroOf(act, run.after);
  const text = t(`stage-${word}`);
  const long = (text.length + 2) * letter;
  const w = Math.min(long, widestWord);
  const time = { ms: ((ms - beat) * 0.94) / pace, fill: 'both' as const, easing: 'linear' };
  const light = lit(run, act, time);
  const at = { ...wordAt(run.after, hero, w), w, h: wordHeight };
  const paper = run.prop(Word, { text, size: w / long }, at);
  await run.animate(paper, run.still ? shown : popped(paper.style.transform), time);
  await light;
}

// All around them the stage is dark.
async function lit(run: Run, act: Act, time: Parameters<Run['animate']>[2]): Promise<void> {
  const cast = [...act.actors, ...act.concerns].flatMap((who) => run.is(who) ?? []);
  const [first] = cast;
  if (!first) return;
  const spot = run.piece('spot', spotOn(cast, first));
  await run.animate(spot, lights, time);
}

function spotOn(cast: readonly FigureAt[], first: FigureAt) {
  const [left, right] = [Math.min(...cast.map(({ x }) => x)), Math.max(...cast.map(({ x }) => x))];
  const ys = cast.map(({ y, h }) => y - h / 2);
  const y = ys.reduce((sum, one) => sum + one, 0) / ys.length;
  // The circle of light is a tenth of it: see `.spot`.
  const across = 10 * (right - left + 2.6 * first.h);
  return { x: (left + right) / 2, y, w: across, h: 10 * 2.2 * first.h };
}

const lights: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.1 },
  { opacity: 1, offset: 0.88 },
  { opacity: 0 },
];

function popped(base: string): Keyframe[] {
  return [
    { transform: `${base} scale(0.4)`, opacity: 0 },
    { transform: `${base} scale(1.12)`, opacity: 1, offset: 0.1 },
    { transform: `${base} scale(1)`, opacity: 1, offset: 0.16 },
    { transform: `${base} scale(1)`, opacity: 1, offset: 0.9 },
    { transform: `${base} scale(0.9)`, opacity: 0 },
  ];
}
