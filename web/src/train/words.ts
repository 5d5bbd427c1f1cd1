// Where the word of a big moment hangs: over its hero, and on the train. Pure.
import type { Act } from '../core/act';
import { carWidth, type Box, type FigureAt, type Scene, type Who } from '../core/scene';
import type { StageWord } from '../core/weight';

export const wordHeight = 44;
export const widestWord = 320; // A phone shows as much; what is longer is written smaller.
// Said of the one to whom it happens, the others of who does it.
const pitied: readonly StageWord[] = ['marshal', 'leader'];

type Cast = Pick<Act, 'word' | 'actors' | 'concerns'>;

export function heroOf({ word, actors, concerns }: Cast, scene: Scene): FigureAt | undefined {
  const isPitied = word !== undefined && pitied.includes(word);
  const heroes: Who[] = isPitied ? [...concerns, ...actors] : [...actors, ...concerns];
  return heroes
    .map((who) => scene.figures.find((figure) => figure.who === who))
    .find((figure) => figure);
}

// Its middle.
export function wordAt(scene: Scene, hero: FigureAt | undefined, w: number): Pick<Box, 'x' | 'y'> {
  const end = scene.cars.length * carWidth;
  if (!hero) return { x: end / 2, y: scene.lines.roof };
  const x = Math.min(Math.max(hero.x, w / 2), end - w / 2);
  return { x, y: Math.max(hero.y - hero.h - wordHeight * 0.7, scene.top) };
}

// All that it may cover; nothing where nothing is said.
export function wordBox(act: Cast, scene: Scene): Box[] {
  if (!act.word) return [];
  const { x, y } = wordAt(scene, heroOf(act, scene), widestWord);
  const h = wordHeight + 24; // It hangs aslant.
  return [{ x: x - widestWord / 2, y: y - h / 2, w: widestWord, h }];
}
