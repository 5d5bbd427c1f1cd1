import { describe, expect, test } from 'vitest';
import type { View } from '../../../../src/protocol/generated';
import { foreseenSteps, Playback, playbackOf } from '../../../../src/core/follow/playback';
import { games, replayOf } from '../fixtures';

describe.each(games)('the game %s', (name) => {
  const replay = replayOf(name);

  test('is the same forward and back', () => {
    const playback = playbackOf(replay);
    const seen: View[] = [playback.shown()];
    while (playback.next()) seen.push(playback.shown());
    expect(playback.behind()).toBe(0);
    for (let i = seen.length - 1; i >= 0; i -= 1) {
      expect(playback.shown()).toBe(seen[i]);
      playback.back();
    }
    expect(playback.at).toBe(0);
  });

  test('ends with everything counted', () => {
    const playback = playbackOf(replay);
    playback.toEnd();
    expect(playback.shown().phase).toBe('over');
    expect(playback.number()).toBe(replay.steps.length);
    for (const [bandit, score] of Object.entries(replay.result.bandits)) {
      const { jewels, strongboxes, conductor } = playback.shown().bandits[bandit]!;
      expect([jewels * 500, strongboxes * 1000]).toEqual([score!.jewels, score!.strongboxes]);
      expect(conductor ?? false).toBe(score!.conductor > 0);
    }
  });

  test('has five rounds', () => {
    const playback = playbackOf(replay);
    const rounds: number[] = [];
    for (playback.toRound(1); playback.behind() > 0; playback.toRound(1)) {
      rounds.push(playback.shown().round);
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    playback.toRound(-1);
    expect(playback.shown().round).toBe(5);
    expect(playback.last()?.event?.type).toBe('round_began');
  });

  test('goes turn by turn', () => {
    const playback = playbackOf(replay);
    playback.toTurn(1);
    expect(playback.last()?.event?.type).toBe('round_began');
    playback.toTurn(1);
    expect(playback.last()?.event?.type).toBe('turn_began');
    playback.toTurn(-1);
    playback.toTurn(-1);
    expect(playback.at).toBe(0);
  });

  test('finds an event by its number', () => {
    const playback = playbackOf(replay);
    playback.seek(40);
    expect(playback.last()?.n).toBe(40);
    playback.seek(1e6);
    expect(playback.behind()).toBe(0);
    playback.seek(-1);
    expect(playback.at).toBe(0);
  });
});

describe('a line that grows', () => {
  const { start, steps } = replayOf('std4.0');

  test('refuses a gap', () => {
    const playback = new Playback(start);
    expect(playback.push(steps.slice(0, 3))).toBe(true);
    expect(playback.push(steps.slice(4, 5))).toBe(false);
    expect(playback.lastNumber()).toBe(3);
  });

  test('takes what it has already only once', () => {
    const playback = new Playback(start);
    playback.push(steps.slice(0, 3));
    expect(playback.push(steps.slice(1, 5))).toBe(true);
    expect(playback.lastNumber()).toBe(5);
  });

  test('starts over', () => {
    const playback = new Playback(start);
    playback.push(steps.slice(0, 30));
    playback.toEnd();
    const view = playback.shown();
    playback.reset(view, 30);
    expect([playback.number(), playback.lastNumber(), playback.behind()]).toEqual([30, 30, 0]);
    expect(playback.push(steps.slice(30, 31))).toBe(true);
  });

  test('foresees without happening', () => {
    const foreseen = foreseenSteps(start, steps.slice(0, 5));
    expect(foreseen).toHaveLength(5);
    expect(foreseen[1]?.before).toBe(foreseen[0]?.after);
  });
});
