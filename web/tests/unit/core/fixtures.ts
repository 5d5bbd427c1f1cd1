// Whole games as the server tells them afterwards, and their words in English.
import { readFileSync } from 'node:fs';
import type { Replay, TableChoices, View } from '../../../src/protocol/generated';
import { playbackOf } from '../../../src/core/follow/playback';

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8');
}

// `GET /api/options`
export const choices: TableChoices = JSON.parse(fixture('options'));

export const games = ['std4.0', 'horses6.0', 'duo14.0'];

export function replayOf(name: string): Replay {
  return JSON.parse(fixture(name));
}

// A view of that game, changed in places.
export function viewOf(name: string, n: number, changes: Partial<View> = {}): View {
  const playback = playbackOf(replayOf(name));
  playback.seek(n);
  return { ...playback.shown(), ...changes };
}

export const names = {
  seat: (seat: number) => ['Anna', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'][seat]!,
};
