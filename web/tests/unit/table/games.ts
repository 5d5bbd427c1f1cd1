import { readFileSync } from 'node:fs';
import { Playback } from '../../../src/core/follow/playback';
import type { Replay, Result, View } from '../../../src/protocol/generated';

function replay(name: string): Replay {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Replay;
}

// A real game after so many steps.
export function viewAt(name: string, steps: number): View {
  const game = replay(name);
  const playback = new Playback(game.start);
  playback.push(game.steps.slice(0, steps));
  playback.toEnd();
  return playback.shown();
}

export function resultOf(name: string): Result {
  return replay(name).result;
}
