// What bots say depends on what everybody sees, and on nothing else.
import { describe, expect, test } from 'vitest';
import { painOf, remarkOf } from '../../../src/core/banter';
import type { Event } from '../../../src/protocol/generated';
import { playbackOf } from '../../../src/core/follow/playback';
import { eventDuring } from '../../../src/core/rounds';
import { games, replayOf } from './fixtures';

const everybody = () => true;
// Of the fields of an event those that some may not see.
const hidden = ['value', 'slot', 'flask', 'card', 'cards', 'knowers', 'known'];

function twinOf(event: Event): Event {
  const open = Object.entries(event).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(open) as unknown as Event;
}

describe.each(games)('%s', (name) => {
  const steps = replayOf(name).steps.flatMap(({ n, event }) => (event ? [{ n, event }] : []));
  const said = steps.flatMap(({ n, event }) => remarkOf(n, event, everybody) ?? []);

  test('who sees less hears the same', () => {
    for (const { n, event } of steps)
      expect(remarkOf(n, twinOf(event), everybody)).toEqual(remarkOf(n, event, everybody));
  });

  test('what hurts is seen by all, and felt by who suffers it', () => {
    for (const { event } of steps) expect(painOf(twinOf(event))).toEqual(painOf(event));
    const shot = steps.flatMap(({ event }) => (event.type === 'bullet_hit' ? [event] : []));
    expect(shot.length).toBeGreaterThan(0);
    for (const event of shot) expect(painOf(event)).toEqual({ bandit: event.target, sign: 'hit' });
    const pains = new Set(steps.flatMap(({ event }) => painOf(event)?.sign ?? []));
    expect(pains.has('hit')).toBe(true);
  });

  test('something is said now and then, by bots alone', () => {
    expect(said.length).toBeGreaterThan(3);
    expect(said.length).toBeLessThan(steps.length / 8);
    for (const { n, event } of steps) expect(remarkOf(n, event, () => false)).toBeUndefined();
    for (const { n, event } of steps) {
      const remark = remarkOf(n, event, (bandit) => bandit === said[0]?.bandit);
      if (remark) expect(remark.bandit).toBe(said[0]?.bandit);
    }
  });
});

test('only the law’s bullets are talked of as the law’s', () => {
  const bullets = games.flatMap((name) =>
    playbackOf(replayOf(name)).steps.filter(({ event }) => event?.type === 'neutral_bullet'),
  );
  const said = bullets.flatMap((step) => {
    const during = eventDuring(step);
    // Whatever its number: some are silent.
    const remarks = Array.from({ length: 30 }, (_, n) =>
      remarkOf(n, step.event!, everybody, during),
    ).flatMap((remark) => remark?.words.id.split('-')[1] ?? []);
    return remarks.map((deed) => [during === 'rebellion', deed]);
  });
  expect(said).toContainEqual([true, 'hit']);
  expect(said).toContainEqual([false, 'law']);
  expect(said).not.toContainEqual([true, 'law']);
});

test('every kind of pain has its sign', () => {
  const signs = games.flatMap((name) =>
    replayOf(name).steps.flatMap(({ event }) => (event && painOf(event)?.sign) ?? []),
  );
  expect(new Set(signs)).toEqual(new Set(['hit', 'robbed', 'pushed']));
});
