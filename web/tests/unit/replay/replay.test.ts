import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playbackOf } from '../../../src/core/follow/playback';
import { sceneOf } from '../../../src/core/scene';
import type { Replay } from '../../../src/protocol/generated';
import { hallLine } from '../../../src/solo/line';
import { reelPath, reviewPath } from '../../../src/app/halls';
import { momentPath, readDamagedLine, readMoment, readSeat } from '../../../src/replay/address';
import { readReelKey } from '../../../src/reel/keys';
import { readKey } from '../../../src/replay/keys';
import { openingOf, roundMarks } from '../../../src/replay/marks';
import { OpenedRecord } from '../../../src/replay/handover.svelte';
import { ReplayShow } from '../../../src/replay/show.svelte';

const file = new URL('../../fixtures/std4.0.json', import.meta.url);
const replay: Replay = JSON.parse(readFileSync(file, 'utf8'));

describe('the address of a replay', () => {
  it('says whose eyes and which moment', () => {
    const moment = { seat: 2, at: 130 };
    const path = momentPath('away', 'abc', moment);
    expect(path).toBe('/replay/abc?seat=2&at=130');
    expect(readMoment(new URL(path, 'http://x').searchParams)).toEqual(moment);
    expect(momentPath('away', undefined, { seat: 'open', at: undefined })).toBe(
      '/replay?seat=open',
    );
    const start = momentPath('away', 'abc', { seat: 2, at: 0 });
    expect(readMoment(new URL(start, 'http://x').searchParams).at).toBe(0);
  });

  it('says whether it is reviewed, and how deep', () => {
    for (const review of ['standard', 400] as const) {
      const path = momentPath('here', 'abc', { seat: 0, at: 7, review });
      expect(readMoment(new URL(path, 'http://x').searchParams)).toEqual({
        seat: 0,
        at: 7,
        review,
      });
    }
    expect(momentPath('here', 'abc', { seat: 0, at: undefined, review: 'standard' })).toBe(
      '/replay/here/abc?seat=0&review',
    );
    expect(reviewPath('here', 'abc', 0)).toBe('/replay/here/abc?seat=0&review');
    expect(readMoment(new URLSearchParams('review=-3')).review).toBe('standard');
  });

  it('says whether it begins with its best moments', () => {
    const moment = { seat: 1, at: undefined, reel: true };
    expect(momentPath('away', 'abc', moment)).toBe('/replay/abc?seat=1&reel');
    expect(readMoment(new URLSearchParams('seat=1&reel'))).toEqual(moment);
    expect(readMoment(new URLSearchParams('seat=1'))).not.toHaveProperty('reel');
    expect(reelPath('away', 'abc', 1)).toBe('/replay/abc?seat=1&reel');
    expect(reelPath('here', 'abc')).toBe('/replay/here/abc?seat=-1&reel');
  });

  it('takes nonsense for where a replay opens, as everybody saw it', () => {
    expect(readSeat('9')).toBe(-1);
    expect(readSeat(null)).toBe(-1);
    expect(readMoment(new URLSearchParams('seat=x&at=-4'))).toEqual({ seat: -1, at: undefined });
    expect(readMoment(new URLSearchParams('at=1.5')).at).toBeUndefined();
  });
});

describe('a damaged record', () => {
  it('has a line where it goes wrong', () => {
    expect(readDamagedLine('line 40: there is no such action')).toBe(40);
    expect(readDamagedLine('the record is too big')).toBeUndefined();
  });
});

describe('the keys of a replay', () => {
  const press = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

  it('go by step, turn and round', () => {
    expect(readKey({ ...press, key: 'ArrowRight' })).toBe('on');
    expect(readKey({ ...press, key: 'ArrowLeft', shiftKey: true })).toBe('turn-back');
    expect(readKey({ ...press, key: 'PageDown' })).toBe('round-on');
    expect(readKey({ ...press, key: 'End' })).toBe('end');
    expect(readKey({ ...press, key: 'n' })).toBe('error-on');
  });

  it('go by moment in a reel', () => {
    expect(readReelKey({ ...press, key: 'ArrowRight' })).toBe('on');
    expect(readReelKey({ ...press, key: 'ArrowLeft' })).toBe('back');
    expect(readReelKey({ ...press, key: ' ' })).toBe('play');
    expect(readReelKey({ ...press, key: 'ArrowRight', ctrlKey: true })).toBeUndefined();
    expect(readReelKey({ ...press, key: 'Escape' })).toBeUndefined();
  });

  it('leave the browser its own', () => {
    expect(readKey({ ...press, key: 'ArrowLeft', altKey: true })).toBeUndefined();
    expect(readKey({ ...press, key: 'x' })).toBeUndefined();
  });
});

describe('the line of a replay', () => {
  it('has five rounds, in order', () => {
    const marks = roundMarks(playbackOf(replay).steps);
    expect(marks.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(marks.every(({ n }, i) => n > (marks[i - 1]?.n ?? 0))).toBe(true);
  });

  it('opens where everybody is on the train', () => {
    const playback = playbackOf(replay);
    expect(sceneOf(playback.shown()).figures).toHaveLength(0);
    playback.seek(openingOf(playback.steps));
    expect(sceneOf(playback.shown()).figures.length).toBeGreaterThan(4);
    expect(playback.shown().rounds).toHaveLength(1);
  });
});

describe('a replay on the screen', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays at the moment that is asked for, be it before all', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replay)));
    const show = new ReplayShow();
    await show.open({ hall: 'away', id: 'abc' }, -1, undefined);
    expect(show.moment).toBe(openingOf(playbackOf(replay).steps));
    await show.open({ hall: 'away', id: 'abc' }, 1, 0);
    expect(show.moment).toBe(0);
    show.close();
  });
});

describe('a record file on the screen', () => {
  const ask = () =>
    vi.spyOn(hallLine, 'ask').mockResolvedValue({ status: 200, body: JSON.stringify(replay) });
  afterEach(() => vi.restoreAllMocks());

  async function troubleWith(file: File): Promise<string | undefined> {
    const show = new ReplayShow();
    await show.open({ file: new OpenedRecord(file) }, -1, undefined);
    const { trouble } = show;
    show.close();
    return trouble?.code;
  }

  it('is read once, through whosever eyes', async () => {
    const asked = ask();
    const file = new File(['a record'], 'game.folsom');
    const read = vi.spyOn(file, 'text');
    const show = new ReplayShow();
    const opened = new OpenedRecord(file);
    await show.open({ file: opened }, -1, undefined);
    await show.open({ file: opened }, 1, undefined);
    expect(read).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenLastCalledWith('POST', '/api/replays?seat=1', 'a record');
    show.close();
  });

  it('is not even read if it is too big', async () => {
    const asked = ask();
    const file = new File([new Uint8Array(256 * 1024 + 1)], 'film.mp4');
    const read = vi.spyOn(file, 'text');
    expect(await troubleWith(file)).toBe('record/too_big');
    expect([read.mock.calls, asked.mock.calls]).toEqual([[], []]);
  });

  it('that cannot be read is a trouble like others', async () => {
    const folder = new File([], 'Pictures');
    vi.spyOn(folder, 'text').mockRejectedValue(new DOMException('', 'NotFoundError'));
    expect(await troubleWith(folder)).toBe('record/unreadable');
  });
});
