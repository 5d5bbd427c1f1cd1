import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Event } from '../../../src/protocol/generated';
import { Playback, playbackOf } from '../../../src/core/follow/playback';
import { linesOf, LogBook, sentenceOf } from '../../../src/core/sentences';
import { say, useLanguage } from '../../../src/i18n/i18n.svelte';
import { games, names, replayOf, viewOf } from './fixtures';

// What needs no words.
const quiet: Event['type'][] = ['committed', 'card_returned', 'cards_returned', 'horse_ridden'];

beforeAll(() => useLanguage('en'));

describe.each(games)('the game %s', (name) => {
  test('is told to its end, and every word is there', () => {
    const complaints = vi.spyOn(console, 'error');
    for (const step of playbackOf(replayOf(name)).steps) {
      const sentence = sentenceOf(step, names);
      const type = step.event?.type;
      if (type && type !== 'card_drawn' && !quiet.includes(type)) expect(sentence).toBeDefined();
      if (sentence) expect(say(sentence)).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  test('has a log in order, with heads for five rounds', () => {
    const playback = playbackOf(replayOf(name));
    playback.toEnd();
    const lines = linesOf(playback.steps, playback.shown(), names);
    expect(lines.filter((line) => line.head === 'round')).toHaveLength(5);
    const numbers = lines.map((line) => line.n);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});

function told(event: Event, at = 400, changes = {}): string | undefined {
  const view = viewOf('horses6.0', at, changes);
  const sentence = sentenceOf({ n: 1, event, before: view, after: view }, names);
  return sentence && say(sentence);
}

describe('a sentence', () => {
  test('speaks to the viewer, and of the others', () => {
    expect(told({ type: 'passed', seat: 0 })).toBe('You pass');
    expect(told({ type: 'passed', seat: 3 })).toBe('Ghost passes');
  });

  test('calls who acts by one name, in Schemin’ and in Stealin’', () => {
    const card = 'ghost fire';
    const played = { type: 'card_played', seat: 3, card, face_down: false, second: false } as const;
    expect(told(played)).toBe('Ghost plays Fire');
    expect(told({ type: 'card_revealed', index: 0, seat: 3, card })).toBe('Ghost is up: Fire');
    expect(told({ type: 'bandit_cast', seat: 3, bandit: 'ghost' })).toMatch(/^Dan/);
  });

  test('says why nothing happened', () => {
    const nothing = { type: 'had_no_effect', bandit: 'belle' } as const;
    expect(told({ ...nothing, why: 'teacher' })).toBe(
      'Belle may not punch: the teacher is watching',
    );
    expect(told({ ...nothing, why: 'no_target' })).toBe('Belle finds nobody to shoot at');
    const punch = { phase: 'robbing', pile: ['1 belle punch'], pile_next: 0 };
    expect(told({ ...nothing, why: 'no_target' }, 400, punch)).toBe(
      'Belle punches thin air: nobody here',
    );
  });

  test('says why somebody moved', () => {
    const move = {
      type: 'bandit_moved',
      bandit: 'belle',
      from: 'car 4 inside',
      to: 'car 4 roof',
    } as const;
    expect(told({ ...move, cause: 'marshal' })).toBe(
      'Belle flees to the roof of the parlor car: the marshal is here',
    );
    expect(told({ ...move, cause: 'card' })).toBe('Belle climbs to the roof of the parlor car');
    expect(told({ ...move, to: 'gone', cause: 'card' })).toBe('Belle rides off into the sunset');
    const brake = { phase: 'event', rounds: ['braking_56'] };
    expect(told({ ...move, cause: 'event' }, 400, brake)).toBe(
      'The brakes throw Belle to the roof of the parlor car',
    );
  });

  test('says what the viewer knows, and no more', () => {
    const taken = {
      type: 'loot_taken',
      bandit: 'belle',
      loot: 'purse',
      from: 'car 4 inside',
      knowers: 'all',
    } as const;
    expect(told({ ...taken, value: 350 })).toBe('Belle takes a purse: $350');
    expect(told(taken)).toBe('Belle takes a purse');
    expect(told({ ...taken, loot: 'full flask', flask: 'old whiskey' })).toBe(
      'Belle takes a full flask: Old whiskey',
    );
  });

  test('is not made of what needs no words', () => {
    expect(told({ type: 'committed', seat: 1 })).toBeUndefined();
    expect(told({ type: 'card_drawn', seat: 1, from: 1, known: false }, 40)).toBeUndefined();
  });
});

describe('the log', () => {
  const view = viewOf('horses6.0', 100);
  const log = (...events: Event[]) =>
    linesOf(
      events.map((event, i) => ({ n: i + 1, event })),
      view,
      names,
    ).map((line) => say(line.words));
  const draw = (seat: number, card?: string): Event => ({
    type: 'card_drawn',
    seat,
    from: seat,
    known: false,
    ...(card !== undefined && { card }),
  });

  test('tells cards drawn in a row at once', () => {
    expect(log(draw(0, 'doc move'), draw(0, 'doc fire'), draw(0, 'bullet tuco'))).toEqual([
      'You draw Move, Fire and a bullet of Tuco’s',
    ]);
    expect(log(draw(1), draw(1), draw(2))).toEqual(['Django draws 2 cards', 'Belle draws 1 card']);
    expect(log(draw(1), draw(1, 'bullet tuco'), draw(1, 'bullet tuco'))).toEqual([
      'Django draws 3 cards, among them a bullet of Tuco’s ×2',
    ]);
  });

  test('leaves out how others fill their hands', () => {
    const turn: Event = { type: 'turn_began', turn: 0, kind: 'standard' };
    expect(log({ type: 'round_began', round: 2 }, draw(1), draw(1), turn, draw(1))).toEqual([
      'Round 2',
      'Turn 1',
      'Django draws 1 card',
    ]);
  });

  test('says when the stealing begins', () => {
    const revealed: Event = { type: 'card_revealed', index: 0, seat: 1, card: 'django fire' };
    expect(log(revealed)).toEqual(['Stealin’: the cards are turned over', 'Django is up: Fire']);
  });

  test.each([2, 5, 30, 100])('keeps its lines while the game goes on from event %i', (n) => {
    const { steps } = playbackOf(replayOf('std4.0'));
    const end = steps.at(-1)!.after;
    const book = new LogBook();
    book.lines(steps.slice(0, n), steps[n - 1]!.after, names);
    const middle = book.lines(steps.slice(0, 150), steps[149]!.after, names);
    const late = book.lines(steps, end, names);
    expect(late.slice(0, middle.length - 1).every((line, i) => line === middle[i])).toBe(true);
    expect(late).toEqual(linesOf(steps, end, names));
    const others = { seat: (seat: number) => `Player ${seat}` };
    expect(book.lines(steps, end, others)[0]).not.toEqual(late[0]);
    expect(book.lines(steps.slice(0, 50), end, others).at(-1)!.n).toBeLessThanOrEqual(50);
  });

  test('tells draws at once that come one after another', () => {
    const book = new LogBook();
    const drawn = (n: number) => ({ n, event: draw(1) });
    const first = [drawn(1)];
    expect(book.lines(first, view, names).map((line) => say(line.words))).toEqual([
      'Django draws 1 card',
    ]);
    const second = [...first, drawn(2)];
    expect(book.lines(second, view, names).map((line) => say(line.words))).toEqual([
      'Django draws 2 cards',
    ]);
  });

  test('leaves out what a newer server tells', () => {
    // Not an event that is known here.
    const strange = { type: 'eclipse' } as unknown as Event;
    expect(log(strange)).toEqual([]);
  });

  test('of nothing is empty', () => {
    expect(linesOf(new Playback(view).steps, view, names)).toEqual([]);
  });
});
