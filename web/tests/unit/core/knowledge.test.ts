import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardOfSeat, readCard, readPile } from '../../../src/core/cards';
import { describePile, describeTrain } from '../../../src/core/describe';
import { heldBy, knownWorth } from '../../../src/core/money';
import { playbackOf } from '../../../src/core/follow/playback';
import { placeText, placeWords, readPlace, seatOf, wagonsOf } from '../../../src/core/places';
import type { Bandit } from '../../../src/protocol/generated';
import { say, useLanguage } from '../../../src/i18n/i18n.svelte';
import { choices, games, names, replayOf, viewOf } from './fixtures';

beforeAll(() => useLanguage('en'));
// A message that is missing, also one that goes into another, is complained about.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('money', () => {
  const { values } = choices;

  test.each(games)('%s: at the end all is known', (name) => {
    const replay = replayOf(name);
    const playback = playbackOf(replay);
    playback.toEnd();
    for (const [bandit, score] of Object.entries(replay.result.bandits)) {
      const held = heldBy(playback.shown(), bandit as 'belle');
      const { purses, jewels, strongboxes, conductor } = score!;
      expect(held.unknownPurses).toBe(0);
      expect(knownWorth(held, values)).toBe(purses + jewels + strongboxes + conductor);
    }
  });

  test('counts what one may know', () => {
    const view = viewOf('std4.0', 80);
    const doc = heldBy(view, 'doc');
    expect(knownWorth(doc, values)).toBe(250);
    expect(doc.unknownPurses).toBe(1);
    expect(doc.purses).toHaveLength(2);
  });
});

describe('places', () => {
  test.each([
    'car 0 inside',
    'car 6 roof',
    'coach roof',
    'coach inside',
    'gone',
    'unplaced',
  ] as const)('%s is read and written', (place) => {
    expect(placeText(readPlace(place))).toBe(place);
    expect(say(placeWords(place, viewOf('std4.0', 20)))).not.toMatch(/[{}]/);
  });

  test('know the train and its players', () => {
    const view = viewOf('std4.0', 20);
    expect(wagonsOf(view)).toEqual(['mail', 'saloon', 'dining', 'parlor']);
    expect(seatOf(view, 'doc')).toBe(3);
    expect(say(placeWords('car 2 roof', view))).toBe('on the roof of the saloon car');
  });
});

describe('cards', () => {
  test('are read', () => {
    expect(readCard('belle move')).toEqual({ kind: 'action', card: 'move', bandit: 'belle' });
    expect(readCard('marshal')).toEqual({ kind: 'action', card: 'marshal' });
    expect(readCard('bullet tuco')).toEqual({ kind: 'bullet', source: 'tuco' });
    expect(readCard('bullet neutral')).toEqual({ kind: 'bullet', source: 'neutral' });
    expect(readCard('hidden')).toEqual({ kind: 'hidden' });
  });

  test('say whose they are where a hand can have others', () => {
    const view = viewOf('std4.0', 60);
    const nameOf = (card: string, bandits: Bandit[]) => {
      const seats = { 0: { ...view.seats[0]!, bandits } };
      return say(cardOfSeat(readCard(card), 0, { ...view, seats }));
    };
    expect(nameOf('belle move', ['belle'])).toBe('Move');
    expect(nameOf('doc move', ['belle'])).toBe('Doc’s Move');
    expect(nameOf('belle move', ['belle', 'doc'])).toBe('Belle’s Move');
    expect(nameOf('marshal', ['belle', 'doc'])).toBe('Marshal');
  });

  test('lie on the pile', () => {
    const view = viewOf('std4.0', 60, {
      pile: ['2 hidden down', '0 marshal', '1 belle fire second'],
    });
    expect(readPile(view).map(({ seat, down, second }) => [seat, down, second])).toEqual([
      [2, true, false],
      [0, false, false],
      [1, false, true],
    ]);
    expect(readPile(view)[2]?.face).toEqual({ kind: 'action', card: 'fire', bandit: 'belle' });
  });
});

describe('descriptions', () => {
  test.each(games)('%s: every view can be told', (name) => {
    for (const { after } of playbackOf(replayOf(name)).steps.filter((_, i) => i % 25 === 0)) {
      const text = [...describeTrain(after), ...describePile(after, names)].map(say);
      expect(text.length).toBeGreaterThan(1);
      for (const line of text) expect(line).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('say who and what is where', () => {
    const lines = describeTrain(viewOf('std4.0', 60)).map(say);
    expect(lines[0]).toBe('Locomotive. Inside: the marshal and 1 strongbox. Roof: nothing.');
    expect(lines).toHaveLength(5);
    expect(lines.join(' ')).toMatch(/Doc/);
  });

  test('say what is planned', () => {
    const view = viewOf('std4.0', 70);
    expect(say(describePile(view, names)[0]!)).toBe('1. Ghost: Fire, done.');
    expect(say(describePile(view, names)[2]!)).toMatch(/happening now/);
    expect(describePile({ ...view, pile: [] }, names).map(say)).toEqual([
      'No cards are planned yet.',
    ]);
  });
});
