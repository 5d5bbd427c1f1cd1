// Which puzzle comes next, and what one can train.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  isOf,
  isSubject,
  left,
  nextPuzzle,
  subjects,
  toldThemes,
} from '../../../src/puzzles/choose';
import { byShare, indexLines, readPuzzles, runnerUp } from '../../../src/puzzles/puzzle';

const file = new URL('../../../../puzzles/puzzles.jsonl', import.meta.url);
const puzzles = readPuzzles(readFileSync(file, 'utf8'));

function standing(rating: number, seen: readonly string[] = []) {
  return { rating, answers: seen.map((puzzle) => ({ puzzle, right: true, rating })) };
}

test('the next one is about as hard as the player is strong', () => {
  for (const rating of [600, 1100, 1500]) {
    const next = nextPuzzle(puzzles, standing(rating), 'all');
    expect(Math.abs((next?.rating ?? 0) - rating)).toBeLessThan(60);
  }
});

test('it stays the same until it is answered, and none comes twice', () => {
  const seen: string[] = [];
  for (;;) {
    const next = nextPuzzle(puzzles, standing(1100, seen), 'cover');
    if (!next) break;
    expect(nextPuzzle(puzzles, standing(1100, seen), 'cover')).toBe(next);
    expect(seen).not.toContain(next.id);
    seen.push(next.id);
  }
  expect(seen.length).toBe(puzzles.filter((puzzle) => isOf('cover', puzzle)).length);
  expect(left(puzzles, standing(1100, seen), 'all').length).toBe(puzzles.length - seen.length);
});

test('there is enough of every kind', () => {
  for (const subject of subjects) {
    expect(left(puzzles, standing(1100), subject).length, subject).toBeGreaterThanOrEqual(20);
    expect(isSubject(subject)).toBe(true);
  }
  expect(isSubject('chess')).toBe(false);
  expect(isSubject(null)).toBe(false);
});

test('a hall is given what servers have compiled in', () => {
  const made = readFileSync(
    new URL('../../../../src/hall/puzzles/shipped_puzzles.inc', import.meta.url),
    'utf8',
  );
  const lines = [...made.matchAll(/^"(.*)\\n"$/gm)].map(([, line]) => line);
  expect(indexLines(puzzles).split('\n').sort()).toEqual(lines);
});

test('what is told of a puzzle is what it brings', () => {
  for (const puzzle of puzzles) {
    const told = toldThemes(puzzle);
    expect(new Set(told).size).toBe(told.length);
    expect(puzzle.themes.slice(1)).toEqual(told);
  }
});

test('the right answer is worth most, and every wrong one has its reasons or none', () => {
  for (const puzzle of puzzles) {
    expect(puzzle.right).toContain(byShare(puzzle)[0]?.action);
    expect(puzzle.right).not.toContain(runnerUp(puzzle));
    for (const action of Object.keys(puzzle.why)) expect(puzzle.shares).toHaveProperty([action]);
  }
});
