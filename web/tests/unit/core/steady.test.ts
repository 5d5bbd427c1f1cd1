import { expect, test } from 'vitest';
import { playbackOf } from '../../../src/core/follow/playback';
import { sceneOf, type Scene } from '../../../src/core/scene';
import { steadyList, steadyScene } from '../../../src/core/steady';
import { games, replayOf } from './fixtures';

test('an equal list is the old one', () => {
  const old = [{ key: 'a', x: 1 }, { key: 'b' }];
  expect(steadyList(old, structuredClone(old))).toBe(old);
});

test('only what changed is new', () => {
  const old = [{ x: 1 }, { x: 2 }, { x: 3 }];
  const next = steadyList(old, [{ x: 1 }, { x: 9 }, { x: 3 }]);
  expect(next).toEqual([{ x: 1 }, { x: 9 }, { x: 3 }]);
  expect(next[0]).toBe(old[0]);
  expect(next[2]).toBe(old[2]);
});

test('another order, fewer or more are another list', () => {
  const [a, b] = [{ x: 1 }, { x: 2 }];
  expect(steadyList([a, b], [{ x: 2 }, { x: 1 }])).toEqual([b, a]);
  expect(steadyList([a, b], [{ x: 1 }])).toEqual([a]);
  expect(steadyList([a], [{ x: 1 }, { x: 2 }])).toEqual([a, b]);
});

test.each(games)('through %s every scene is equal to what it is alone', (name) => {
  let shown: Scene | undefined;
  for (const { after } of playbackOf(replayOf(name)).steps) {
    shown = steadyScene(shown, sceneOf(after));
    expect(shown).toEqual(sceneOf(after));
  }
});
