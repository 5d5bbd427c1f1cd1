import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../../../src/core/follow/patch';

// The examples of RFC 7396, but those that patches between views never have.
const examples: [object, object, object][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ a: 'foo' }, { b: { c: null } }, { a: 'foo', b: {} }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe('merge patches', () => {
  test.each(examples)('%j with %j', (target, patch, result) => {
    expect(applyPatch(target, patch)).toEqual(result);
  });

  test('leave what they were given as it is', () => {
    const target = { a: { b: 1 }, c: { d: 2 } };
    applyPatch(target, { a: { b: 3 }, c: null });
    expect(target).toEqual({ a: { b: 1 }, c: { d: 2 } });
  });

  test('share what they do not touch', () => {
    const target = { a: { b: 1 }, c: { d: 2 } };
    expect(applyPatch(target, { a: { b: 3 } }).c).toBe(target.c);
    expect(applyPatch(target, {})).toBe(target);
  });
});
