import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgementOf, rivalOf } from '../../../src/puzzles/judgement';
import { readPuzzles } from '../../../src/puzzles/puzzle';
import game from '../../fixtures/std4.0.json';
import type { View } from '../../../src/protocol/generated';

const file = new URL('../../../../puzzles/puzzles.jsonl', import.meta.url);
const puzzles = readPuzzles(readFileSync(file, 'utf8'));
const view = (game as unknown as { start: View }).start;

test('a wrong answer is compared with the right one, a right one with the next best', () => {
  for (const puzzle of puzzles) {
    const right = puzzle.right[0] ?? '';
    const wrong = Object.keys(puzzle.shares).filter((one) => one !== right);
    for (const action of wrong) expect(rivalOf(puzzle, { action, right: false })).toBe(action);
    const judged = { action: right, right: true, change: 3, view, aims: {} };
    const judgement = judgementOf(puzzle, judged);
    expect(wrong).toContain(rivalOf(puzzle, judged));
    expect(judgement.loss).toBe(0);
    expect(judgement.actions[0]?.action).toBe(right);
    expect(judgement.aims.length).toBe(judgement.actions.length);
  }
});
