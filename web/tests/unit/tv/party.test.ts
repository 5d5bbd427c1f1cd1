// A table for everybody in the room, cards that fit, and arrows that find their way.
import { describe, expect, test } from 'vitest';
import { comboOf } from '../../../src/form/openings';
import { presetNames, presetOf } from '../../../src/form/presets';
import type { Chair, Room } from '../../../src/protocol/generated';
import { fitCards, gridGap } from '../../../src/table/cards/hand';
import { nearest } from '../../../src/tv/arrows';
import { gameChoices, nextGame, otherSeats, partyMessage } from '../../../src/tv/party';
import { choices } from '../core/fixtures';

function roomOf(people: number, config: Partial<Room['config']> = {}): Room {
  const whole = { ...choices.defaults.config, bandits: 'drafted', ...config };
  const chairs = Array.from({ length: whole.seats }, (_, seat) => ({
    seat,
    kind: seat < people ? 'person' : 'empty',
  }));
  // As much of a room as is looked at.
  return { config: whole, chairs: chairs as Chair[] } as Room;
}

// How many players come, one step after the other.
function counts(room: Room, step: 1 | -1): number[] {
  const config = otherSeats(room, choices, step) as Room['config'] | undefined;
  return config ? [config.seats, ...counts({ ...room, config }, step)] : [];
}

test('whoever opens it has no seat, and everybody picks a bandit', () => {
  const message = partyMessage(choices, 'normal');
  expect(message).toMatchObject({ sit: false, options: { party: true } });
  expect(message.config?.bandits).toBe('drafted');
});

describe('what is offered', () => {
  test('has room for all who are there', () => {
    expect(counts(roomOf(3), 1)).toEqual([5, 6]);
    expect(counts(roomOf(3), -1)).toEqual([3]);
    expect(counts(roomOf(1, { variant: 'teams' }), 1)).not.toContain(5);
    for (const game of gameChoices(roomOf(5, { seats: 5 }), choices)) {
      expect(game.seats).toBeGreaterThanOrEqual(5);
    }
  });

  test('goes down to a game for two, and back to the usual one', () => {
    expect(counts(roomOf(2), -1)).toEqual([3, 2]);
    const two = otherSeats(roomOf(2, { seats: 3 }), choices, -1);
    expect(two).toMatchObject({ variant: 'duo18', seats: 2, bandits: 'drafted' });
    // Three can play that, too, four cannot.
    const room = roomOf(2, two as Room['config']);
    expect(counts(room, 1)).toEqual([3, 4, 5, 6]);
    expect(otherSeats(room, choices, 1)).toMatchObject({ variant: 'duo18', seats: 3 });
    const three = roomOf(2, { ...room.config, seats: 3 });
    expect(otherSeats(three, choices, 1)).toMatchObject({ variant: 'standard', edition: '2014' });
  });

  test('goes round', () => {
    const room = roomOf(2);
    let { config } = room;
    const seen = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      config = { ...config, ...nextGame({ ...room, config }, choices, 1) } as Room['config'];
      seen.add(presetOf(comboOf(config, choices)) ?? '');
    }
    expect([...seen].sort()).toEqual([...presetNames].sort());
    expect(config.bandits).toBe('drafted');
  });
});

test('all cards of a hand fit into its box', () => {
  for (const [count, width, height] of [
    [7, 344, 420],
    [12, 344, 300],
    [30, 480, 280],
  ] as const) {
    const card = fitCards(count, width, height);
    const across = Math.floor((width + gridGap) / (card + gridGap));
    expect(Math.ceil(count / across) * (card * 1.4 + gridGap)).toBeLessThanOrEqual(
      height + gridGap,
    );
    expect(card).toBeGreaterThan(40);
  }
  expect(fitCards(0, 300, 300)).toBe(0);
});

test('arrows go to what lies that way', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 90, y: 200 },
  ];
  const all = [a, b, c];
  expect(nearest(a, { x: 1, y: 0 }, all)).toBe(b);
  expect(nearest(b, { x: 0, y: 1 }, all)).toBe(c);
  expect(nearest(a, { x: 0, y: -1 }, all)).toBeUndefined();
});
