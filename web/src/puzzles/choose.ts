// Which puzzle comes next: one that was not answered yet, about as hard as the player is strong.
import type { PuzzleStanding } from '../protocol/generated';
import type { Puzzle } from './puzzle';

// What a player may train. Others than `all` tell something of the answer, to whoever asks for it.
export const subjects = ['all', 'schemin', 'stealin', 'loot', 'fights', 'cover', 'horses'] as const;
export type Subject = (typeof subjects)[number];

const has = ({ themes }: Puzzle, ...wanted: string[]) => wanted.some((one) => themes.includes(one));

const tests: Record<Subject, (puzzle: Puzzle) => boolean> = {
  all: () => true,
  schemin: ({ position }) => position.ask === 'plan',
  stealin: ({ position }) => position.ask !== 'plan',
  loot: (puzzle) => has(puzzle, 'loot', 'strongbox', 'safe'),
  fights: (puzzle) => has(puzzle, 'shot', 'punch'),
  cover: (puzzle) => has(puzzle, 'cover'),
  horses: ({ position }) => position.config.horses === true,
};

export function isOf(subject: Subject, puzzle: Puzzle): boolean {
  return tests[subject](puzzle);
}

export function isSubject(text: string | null): text is Subject {
  return subjects.some((one) => one === text);
}

// What a puzzle was about, in the order of its themes. The first one is what is done.
const told = ['shot', 'punch', 'loot', 'strongbox', 'safe', 'cover', 'not in vain'];
export function toldThemes({ themes }: Puzzle): string[] {
  return themes.slice(1).filter((theme) => told.includes(theme));
}

type Answers = Pick<PuzzleStanding, 'rating' | 'answers'>;

export function left(puzzles: readonly Puzzle[], { answers }: Answers, subject: Subject): Puzzle[] {
  const seen = new Set(answers.map(({ puzzle }) => puzzle));
  return puzzles.filter((puzzle) => !seen.has(puzzle.id) && isOf(subject, puzzle));
}

const near = 10;

// Of the nearest to the player's rating one by chance, the same until it is answered.
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  standing: Answers,
  subject: Subject,
): Puzzle | undefined {
  const distance = ({ rating }: Puzzle) => Math.abs(rating - standing.rating);
  const open = left(puzzles, standing, subject)
    .sort((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id))
    .slice(0, near);
  return open[scrambled(standing.answers.length) % Math.max(1, open.length)];
}

// A number that looks like any other: of MurmurHash3, its last step.
function scrambled(seed: number): number {
  let h = (seed + 1) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
