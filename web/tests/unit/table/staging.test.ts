// What is shown before acts and over the train, in time.
import { render } from 'svelte/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director } from '../../../src/app/director.svelte';
import { away } from '../../../src/app/session.svelte';
import { settings } from '../../../src/app/settings.svelte';
import { LiveTable } from '../../../src/app/table.svelte';
import { Playback } from '../../../src/core/follow/playback';
import { t, useLanguage } from '../../../src/i18n/i18n.svelte';
import { Rematch } from '../../../src/table/end/rematch.svelte';
import { Show } from '../../../src/table/show/show.svelte';
import TableShow from '../../../src/table/show/TableShow.svelte';
import Banter from '../../../src/table/talk/Banter.svelte';
import { Bubbles } from '../../../src/table/talk/bubbles.svelte';
import Spoken from '../../../src/table/talk/Spoken.svelte';
import { FakeServer } from '../app/server';
import { choices, replayOf } from '../core/fixtures';

const { start, steps } = replayOf('std4.0');

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  away.choices = choices;
});
afterEach(() => vi.useRealTimers());

function liveAfter(count: number): { playback: Playback; director: Director } {
  const playback = new Playback(start);
  playback.push(steps.slice(0, count));
  return { playback, director: new Director(playback, true) };
}

describe('the opening', () => {
  it('comes when the cast is there, and once', async () => {
    const { playback, director } = liveAfter(2);
    const show = new Show(director);
    show.enter();
    void show.open('drafted');
    expect([show.opening, director.held]).toEqual([false, false]);
    playback.push(steps.slice(2, 6));
    director.toEnd();
    void show.open('drafted');
    expect([show.opening, director.held]).toEqual([true, true]);
    show.opened();
    await vi.advanceTimersByTimeAsync(0);
    expect([show.opening, director.held]).toEqual([false, false]);
    void show.open('another'); // Another tab has noted its own table.
    expect(show.opening).toBe(false);
  });

  it('lets go of the game when its screen goes', async () => {
    const { director } = liveAfter(6);
    const show = new Show(director);
    const leave = show.enter();
    void show.open('left');
    expect(director.held).toBe(true);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(director.held).toBe(false);
  });
});

describe('a scene', () => {
  it('that is skipped leaves no clock running', async () => {
    const { playback, director } = liveAfter(10);
    const show = new Show(director);
    show.enter();
    playback.push(steps.slice(10, 11));
    director.grown();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.scene?.kind).toBe('schemin');
    director.pause();
    const others = vi.getTimerCount();
    show.skip();
    expect(vi.getTimerCount()).toBe(others - 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(show.scene).toBeUndefined();
  });
});

describe('what is said over a figure', () => {
  it('goes after a while, whatever happens meanwhile', async () => {
    const bubbles = new Bubbles<string>();
    bubbles.say('doc', 'Ow!');
    await vi.advanceTimersByTimeAsync(2000);
    bubbles.say('belle', 'Ha!');
    await vi.advanceTimersByTimeAsync(1000);
    expect(bubbles.said).toEqual({ belle: 'Ha!' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(bubbles.said).toEqual({});
  });

  it('stays its whole time when it is said again', async () => {
    const bubbles = new Bubbles<string>();
    bubbles.say('doc', 'Ow!');
    await vi.advanceTimersByTimeAsync(2000);
    bubbles.say('doc', 'Ow!');
    await vi.advanceTimersByTimeAsync(2000);
    expect(bubbles.said).toEqual({ doc: 'Ow!' });
    bubbles.clear();
    expect([bubbles.said, vi.getTimerCount()]).toEqual([{}, 0]);
  });
});

describe('the bell', () => {
  it('rings once for a rematch that somebody else wants', () => {
    const rematch = new Rematch();
    const heard = [undefined, 'next', 'next', 'another'].map((id) => rematch.isNews(id));
    expect(heard).toEqual([false, true, false, true]);
  });

  it('is silent for who asks', () => {
    const rematch = new Rematch();
    rematch.asking = true;
    expect(rematch.isNews('next')).toBe(false);
    rematch.asking = false;
    expect(rematch.isNews('next')).toBe(false);
  });
});

describe('who listens', () => {
  it('has one region where scenes are read out, there before them', () => {
    const { director } = liveAfter(50);
    const table = new LiveTable('T', new FakeServer());
    const { body } = render(TableShow, { props: { table, director } });
    expect(body.match(/role="status"/g)).toHaveLength(1);
    table.leave();
  });

  it('is told that a preview is none of the game', () => {
    const names = { seat: (seat: number) => `seat ${seat}` };
    const spoken = (preview: boolean) =>
      render(Spoken, { props: { view: start, names, preview } }).body;
    expect(spoken(true)).toContain(`<h2>${t('plan-title')}</h2>`);
    expect(spoken(false)).not.toContain(t('plan-title'));
  });

  it('is not interrupted by remarks', () => {
    const { body } = render(Banter, { props: { played: undefined, view: start, chairs: [] } });
    expect(body).toContain('aria-hidden="true"');
    expect(body).not.toContain('role="status"');
  });
});
