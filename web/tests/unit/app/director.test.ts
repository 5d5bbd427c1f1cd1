import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../../../src/protocol/generated';
import { actAhead } from '../../../src/app/ahead';
import { Director, type Animator } from '../../../src/app/director.svelte';
import { away } from '../../../src/app/session.svelte';
import { settings } from '../../../src/app/settings.svelte';
import type { Act } from '../../../src/core/act';
import { Playback, playbackOf } from '../../../src/core/follow/playback';
import { choices, replayOf } from '../core/fixtures';

const replay = replayOf('std4.0');

class FakeAnimator implements Animator {
  readonly played: number[] = [];
  readonly settled: View[] = [];
  length = 100;

  play({ step, pace }: Act): Promise<void> {
    this.played.push(step.n);
    return new Promise((resolve) => setTimeout(resolve, this.length * pace));
  }

  settle(view: View): void {
    this.settled.push(view);
  }
}

let animator: FakeAnimator;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  away.choices = choices;
  animator = new FakeAnimator();
});
afterEach(() => vi.useRealTimers());

function replayed(): Director {
  const director = new Director(playbackOf(replay));
  director.setAnimator(animator);
  return director;
}

// What takes no time and is followed by something that takes none.
function briefOnes(): Set<number> {
  const playback = playbackOf(replay);
  const brief = replay.steps.map((_, i) => actAhead(playback, i)?.ms === 0);
  return new Set(replay.steps.flatMap(({ n }, i) => (brief[i] && brief[i + 1] ? [n] : [])));
}

describe('a replay', () => {
  test('waits to be played, and stops when it is paused', async () => {
    const director = replayed();
    await vi.advanceTimersByTimeAsync(5000);
    expect([director.number, director.playing]).toEqual([0, false]);
    director.play();
    await vi.advanceTimersByTimeAsync(2000);
    const { number } = director;
    expect(number).toBeGreaterThan(3);
    director.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.number).toBe(number);
    director.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(director.number).toBeGreaterThan(number);
  });

  test('plays every step once and in order, and of a deal the last card', async () => {
    const director = replayed();
    const deals = briefOnes();
    director.play();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(director.behind).toBe(0);
    const drawn = replay.steps.map((step) => step.n).filter((n) => !deals.has(n));
    expect(animator.played).toEqual(drawn);
    expect(deals.size).toBeGreaterThan(50);
  });

  test('stops at its end, and starts over from there', async () => {
    const director = replayed();
    director.seek(replay.steps.length - 2);
    director.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([director.behind, director.playing]).toEqual([0, false]);
    director.play();
    expect(director.playing).toBe(true);
    expect(director.number).toBeLessThan(director.total);
  });

  test('told to play during a step goes on after it', async () => {
    const director = replayed();
    director.on();
    director.play();
    await vi.advanceTimersByTimeAsync(50);
    expect(animator.played).toEqual([1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.number).toBeGreaterThan(2);
    expect(animator.played).toEqual([...animator.played].sort((a, b) => a - b));
  });

  test('says nothing more after its end', async () => {
    const director = replayed();
    director.play();
    director.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(animator.played.length).toBeLessThan(2);
  });

  test('goes step by step', async () => {
    const director = replayed();
    director.on();
    director.on();
    await vi.advanceTimersByTimeAsync(1000);
    expect([director.number, director.step?.n]).toEqual([2, 2]);
    director.back();
    expect([director.number, director.playing]).toEqual([1, false]);
    expect(animator.settled.at(-1)).toBe(director.shown);
  });

  test('has played only what was not jumped to', async () => {
    const director = replayed();
    director.seek(5);
    expect(director.played).toBeUndefined();
    director.on();
    await vi.advanceTimersByTimeAsync(0);
    expect(director.played?.n).toBe(6);
    director.back();
    expect(director.played).toBeUndefined();
    director.play();
    await vi.advanceTimersByTimeAsync(10);
    director.toEnd();
    expect([director.step?.n, director.played]).toEqual([director.total, undefined]);
  });

  test('jumps', () => {
    const director = replayed();
    director.round(1);
    expect(director.shown.round).toBe(1);
    director.turn(1);
    expect(director.step?.event?.type).toBe('turn_began');
    director.seek(100);
    expect(director.number).toBe(100);
    director.toEnd();
    expect([director.number, director.total]).toEqual([replay.steps.length, replay.steps.length]);
    director.toStart();
    expect(director.number).toBe(0);
  });

  test('goes on though an animation fails or never ends', async () => {
    const director = replayed();
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    animator.play = ({ step }) =>
      step.n === 1 ? Promise.reject(new Error('torn')) : new Promise(() => undefined);
    director.play();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(director.number).toBeGreaterThan(1);
  });
});

describe('a live game', () => {
  function live(): [Playback, Director] {
    const playback = new Playback(replay.start);
    const director = new Director(playback, true);
    director.setAnimator(animator);
    return [playback, director];
  }

  test('plays what comes', async () => {
    const [playback, director] = live();
    playback.push(replay.steps.slice(0, 10));
    director.grown();
    expect(director.behind).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([director.behind, director.number]).toEqual([0, 10]);
    playback.push(replay.steps.slice(10, 12));
    director.grown();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(director.number).toBe(12);
  });

  test('shows all at once at instant speed', () => {
    const [playback, director] = live();
    settings.speed = 'instant';
    playback.push(replay.steps.slice(0, 10));
    director.grown();
    expect([director.behind, animator.played]).toEqual([0, []]);
  });

  test('stays behind while it is paused, and skips to now', async () => {
    const [playback, director] = live();
    director.pause();
    playback.push(replay.steps.slice(0, 10));
    director.grown();
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.behind).toBe(10);
    director.toEnd();
    expect([director.behind, director.playing]).toEqual([0, true]);
  });

  test('goes on by itself when one is back at now', async () => {
    const [playback, director] = live();
    playback.push(replay.steps.slice(0, 10));
    director.toEnd();
    director.back();
    expect(director.playing).toBe(false);
    director.on();
    await vi.advanceTimersByTimeAsync(1000);
    expect([director.behind, director.playing]).toEqual([0, true]);
    director.on();
    expect(director.playing).toBe(true);
    director.seek(3);
    expect(director.playing).toBe(false);
    director.round(1);
    expect([director.behind, director.playing]).toEqual([0, true]);
  });

  test('that is begun anew while it plays shows the new view', async () => {
    const [playback, director] = live();
    playback.push(replay.steps.slice(0, 10));
    director.grown();
    await vi.advanceTimersByTimeAsync(100);
    playback.reset(replay.start, 4);
    director.toEnd();
    expect([director.number, director.behind, director.playing]).toEqual([4, 0, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.number).toBe(4);
  });

  test('turned to instant in the middle is at the end', async () => {
    const [playback, director] = live();
    playback.push(replay.steps.slice(0, 50));
    director.grown();
    settings.speed = 'instant';
    await vi.advanceTimersByTimeAsync(2000);
    expect(director.behind).toBe(0);
  });
});

describe('what is left out', () => {
  function late(): [Playback, Director] {
    const playback = new Playback(replay.start);
    const director = new Director(playback, true);
    director.setAnimator(animator);
    playback.push(replay.steps.slice(0, 40));
    return [playback, director];
  }

  test('is counted, and shown on request', async () => {
    const [playback, director] = late();
    director.grown(true);
    expect([director.number, director.behind, animator.played]).toEqual([40, 0, []]);
    const { acts, from } = director.skipped!;
    expect(from).toBe(0);
    expect(acts).toBeGreaterThan(5);
    expect(acts).toBeLessThan(40);
    playback.push(replay.steps.slice(40, 60));
    director.skip();
    expect(director.skipped!.from).toBe(0);
    expect(director.skipped!.acts).toBeGreaterThan(acts);
    director.showSkipped();
    expect([director.skipped, director.number]).toEqual([undefined, 0]);
    await vi.advanceTimersByTimeAsync(120_000);
    const brief = briefOnes();
    const drawn = replay.steps.slice(0, 59).filter(({ n }) => !brief.has(n));
    expect(animator.played).toEqual([...drawn.map(({ n }) => n), 60]);
  });

  test('by who asked for it is not', () => {
    const [, director] = late();
    director.toEnd();
    expect(director.skipped).toBeUndefined();
  });

  test('is forgotten with the line that it was in', () => {
    const [playback, director] = late();
    director.grown(true);
    playback.reset(replay.start, 70);
    director.renew();
    expect(director.skipped).toBeUndefined();
  });
});

test('while something else has the stage nothing is played', async () => {
  const playback = new Playback(replay.start);
  const director = new Director(playback, true);
  director.setAnimator(animator);
  let over = (): void => undefined;
  const held = director.hold(new Promise<void>((resolve) => (over = resolve)));
  playback.push(replay.steps.slice(0, 3));
  director.grown();
  await vi.advanceTimersByTimeAsync(5000);
  expect([director.held, animator.played]).toEqual([true, []]);
  over();
  await held;
  await vi.advanceTimersByTimeAsync(5000);
  expect([director.held, animator.played]).toEqual([false, [1, 2, 3]]);
});

test.each([false, true])('out of sight it waits: %s', async (waits) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const turn = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const playback = new Playback(replay.start);
  const director = new Director(playback, true, waits);
  director.setAnimator(animator);
  playback.push(replay.steps.slice(0, 40));
  director.grown();
  turn('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([director.behind > 0, director.skipped === undefined]).toEqual([waits, waits]);
  turn('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([director.behind, animator.played.length > 20]).toEqual([0, waits]);
  director.end();
  vi.unstubAllGlobals();
});

describe('the stage', () => {
  const isBig = ({ weight }: Act) => weight >= 0.7;

  test('has each act as long as the table and its weight say', async () => {
    const director = replayed();
    const seen: [Act, number][] = [];
    animator.play = (act) => {
      seen.push([act, Date.now()]);
      return Promise.resolve();
    };
    director.play();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    seen.slice(1).forEach(([act, at], i) => {
      const [before, then] = seen[i]!;
      expect(at - then).toBeCloseTo(before.ms - before.beat + act.beat, -1);
      const times = act.event ? choices.show.times[act.event.type] : undefined;
      expect(act.ms).toBeLessThanOrEqual(times?.longest ?? 0);
    });
    expect(seen.some(([act]) => isBig(act))).toBe(true);
  });

  test('is silent before a big act, and says what comes', async () => {
    const director = replayed();
    director.play();
    for (let i = 0; i < 100_000 && !(director.act && isBig(director.act)); i += 1) {
      await vi.advanceTimersByTimeAsync(10);
    }
    const { act } = director;
    expect(director.number).toBe(act!.step.n - 1);
    await vi.advanceTimersByTimeAsync(act!.beat + 10);
    expect(director.number).toBe(act!.step.n);
    expect(director.next?.step.n).toBe(act!.step.n + 1);
  });

  test('waits for a scene before an act, not for ever', async () => {
    const director = replayed();
    let held: Act | undefined;
    director.scenes.add((act) => {
      if (act.event?.type !== 'train_ready') return undefined;
      held = act;
      return new Promise(() => undefined);
    });
    director.play();
    while (!held) await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(held.scene - 50);
    expect(director.number).toBe(held.step.n - 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(director.number).toBe(held.step.n);
  });
});
