import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/core/choices';
import { Playback } from '../../../src/core/follow/playback';
import { stops } from '../../../src/learn/coach';
import type { LessonData } from '../../../src/learn/lesson.svelte';
import file from '../../../src/learn/lesson.json';

const lesson: LessonData = JSON.parse(JSON.stringify(file));
const messages = readFileSync(new URL('../../../messages/en/learn.ftl', import.meta.url), 'utf8');
const ids = new Set(new FluentResource(messages).body.map(({ id }) => id));

function lineTo(n: number): Playback {
  const playback = new Playback(lesson.start);
  playback.push(lesson.steps.filter((step) => step.n <= n));
  playback.toEnd();
  return playback;
}

describe('the lesson', () => {
  it('is a line without gaps to which every patch applies', () => {
    const playback = lineTo(Infinity);
    expect(playback.steps).toHaveLength(lesson.steps.length);
    expect(playback.newest().round).toBe(2);
    expect(playback.newest().own?.hand).toContain('bullet tuco');
  });

  it('asks for what is legal, when the learner is asked', () => {
    for (const { n, action, actions, aims } of lesson.decisions) {
      const view = lineTo(n).newest();
      expect(view.pending).toContain(0);
      expect(actions).toContain(action);
      const choices = choicesOf(view, { actions, aims });
      expect(choices.map((choice) => choice.action)).toEqual(actions);
      expect(choices.find((choice) => choice.action === action)?.target.kind).not.toBe('none');
    }
  });

  it('stops at every decision, in order', () => {
    const asked = stops.filter(({ kind }) => kind === 'do').map(({ n }) => n);
    expect(asked).toEqual(lesson.decisions.map(({ n }) => n));
    const all = stops.map(({ n }) => n);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBeLessThanOrEqual(lesson.steps.length);
  });

  it('has words for every stop', () => {
    for (const { key, kind } of stops) {
      expect(ids).toContain(`learn-${key}`);
      if (kind === 'do') expect(ids).toContain(`learn-${key}-other`);
    }
  });

  it('shows what a first round should show', () => {
    const types = new Set(lesson.steps.map(({ event }) => event?.type));
    for (const type of ['card_played', 'card_drawn', 'loot_taken', 'loot_dropped', 'bullet_hit'])
      expect(types).toContain(type);
    for (const type of ['neutral_bullet', 'marshal_moved', 'had_no_effect', 'event_began'])
      expect(types).toContain(type);
    expect(lesson.score.winners).toEqual([0]);
  });
});
