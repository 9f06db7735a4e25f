import { expect, test } from 'vitest';
import { mergePatch } from './patch';

// The examples printed in the appendix of RFC 7396.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [['a', 'b'], ['c', 'd'], ['c', 'd']],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched with %j', (target, patch, result) => {
  expect(mergePatch<unknown>(target, patch)).toEqual(result);
});

test('leaves its input alone and shares what did not change', () => {
  const before = { stacks: { 1: { krill: 1 }, 2: { krill: 2 } }, hands: [1] };
  const kept = structuredClone(before);
  const after = mergePatch(before, { stacks: { 1: { krill: 3 } } });
  expect(before).toEqual(kept);
  expect(after.stacks[2]).toBe(before.stacks[2]);
  expect(after.hands).toBe(before.hands);
  expect(after.stacks[1]).toEqual({ krill: 3 });
});
