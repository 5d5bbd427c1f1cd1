import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../../../src/core/act';
import { Eye, panTime } from '../../../src/train/eye.svelte';
import type { Shot } from '../../../src/train/frames';
import { Gaze } from '../../../src/train/gaze';

const box = { x: 0, y: 0, w: 300, h: 200 };
const shot: Shot = { subject: box, frame: box };
const act = { ms: 1000 } as Act;
const shotIn = () => shot;
const nothing = { question: undefined, act: undefined, next: undefined };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the camera', () => {
  it('shows what happens, and rests when nothing does', async () => {
    const eye = new Eye();
    eye.direct({ ...nothing, act }, true, shotIn);
    expect(eye.frame).toBe(box);
    eye.direct(nothing, true, shotIn);
    expect(eye.frame).toBe(box);
    await vi.advanceTimersByTimeAsync(2000);
    expect(eye.frame).toBeUndefined();
  });

  it('arrives before what comes next, and lets what is said be read', async () => {
    const far = { x: 5000, y: 0, w: 300, h: 200 };
    const next = { ms: 1000 } as Act;
    const shots = (one: Act) => (one === next ? { subject: far, frame: far } : shot);
    const leaves = async (now: Partial<Act>) => {
      const eye = new Eye();
      eye.direct({ ...nothing, act: now as Act, next }, true, shots);
      const start = Date.now();
      while (eye.frame !== far) await vi.advanceTimersToNextTimerAsync();
      expect(eye.late).toBe(false);
      return Date.now() - start;
    };
    expect(await leaves({ ms: 550 })).toBe(0);
    expect(await leaves({ ms: 1000 })).toBe(1000 - panTime());
    expect(await leaves({ ms: 4000 })).toBe(2400);
    expect(await leaves({ ms: 1000, word: 'leader' })).toBe(940);
  });

  it('is late for what nobody saw coming', () => {
    const eye = new Eye();
    eye.direct({ ...nothing, act }, true, shotIn);
    expect(eye.late).toBe(true);
    eye.direct({ ...nothing, question: { ...shot, close: true, frame: { ...box } } }, true, shotIn);
    expect(eye.late).toBe(false);
  });

  it('that is told not to follow lets go of a close look', async () => {
    const eye = new Eye();
    eye.direct({ ...nothing, act, next: act }, true, shotIn);
    eye.direct({ ...nothing, act, next: act }, false, shotIn);
    expect(eye.frame).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    expect(eye.frame).toBeUndefined();
  });
});

describe('on a phone', () => {
  it('one looks home first, then at what is shown, and home again', () => {
    const gaze = new Gaze();
    expect(gaze.turn(undefined, true)).toEqual({ to: undefined, first: true });
    expect(gaze.turn(400, true)).toEqual({ to: 400, first: false });
    expect(gaze.turn(undefined, true)).toEqual({ to: undefined, first: false });
  });

  it('who looks around is left there', () => {
    const gaze = new Gaze();
    gaze.turn(400, true);
    gaze.turn(undefined, true);
    expect(gaze.turn(undefined, true)).toBeUndefined();
  });

  it('who has no bandit stays where something happened', () => {
    const gaze = new Gaze();
    gaze.turn(400, false);
    expect(gaze.turn(undefined, false)).toBeUndefined();
  });

  it('it begins anew after the room was wide', () => {
    const gaze = new Gaze();
    gaze.turn(400, true);
    gaze.forget();
    expect(gaze.turn(undefined, true)).toEqual({ to: undefined, first: true });
  });
});
