// How far a phone may go that waits for the screens in the room.
import { expect, test } from 'vitest';
import { Lead } from '../../../src/core/lead';

function leadOf(...screens: number[]): Lead {
  const lead = new Lead();
  lead.take(screens);
  return lead;
}

test('without a screen nobody leads', () => {
  expect(new Lead().upTo(0)).toBeUndefined();
});

test('it goes as far as the slowest screen', () => {
  const lead = leadOf(4, 9);
  lead.expect(12, 1000, 0);
  expect(lead.upTo(999)).toBe(4);
  lead.take([9, 9]);
  expect(lead.upTo(999)).toBe(9);
});

test('a screen that has had its time leads no more, until it has caught up', () => {
  const lead = leadOf(4);
  lead.expect(5, 1000, 0);
  lead.expect(6, 500, 0);
  expect(lead.upTo(999)).toBe(4);
  expect(lead.nextDue(999)).toBe(1000);
  expect(lead.upTo(1000)).toBeUndefined();
  lead.expect(7, 1000, 2000);
  expect(lead.upTo(2001)).toBeUndefined();
  lead.take([4]);
  expect(lead.upTo(2001)).toBeUndefined();
  lead.take([6]);
  expect(lead.upTo(2001)).toBe(6);
  expect(lead.upTo(3000)).toBeUndefined();
});

test('of two screens the one in time leads on', () => {
  const lead = leadOf(2, 5);
  lead.expect(3, 1000, 0);
  lead.expect(6, 9000, 0);
  expect(lead.upTo(1000)).toBe(5);
});

test('what comes while something is shown has its time after it', () => {
  const lead = leadOf(0);
  lead.expect(1, 1000, 0);
  lead.expect(2, 1000, 200);
  lead.take([1]);
  expect(lead.upTo(1999)).toBe(1);
  expect(lead.upTo(2000)).toBeUndefined();
});

test('after a new view only that is waited for, and not for who was late before', () => {
  const lead = leadOf(3);
  lead.expect(4, 1000, 0);
  lead.forget(8);
  lead.expect(8, 3000, 5000);
  expect(lead.upTo(7999)).toBe(3);
  expect(lead.upTo(8000)).toBeUndefined();
  lead.forget(8);
  lead.expect(8, 3000, 9000);
  expect(lead.upTo(9000)).toBeUndefined();
});
