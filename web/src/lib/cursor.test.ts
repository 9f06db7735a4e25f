import { expect, test } from 'vitest';
import { backoff, Cursor } from './cursor';

test('a frame before any hello is a gap', () => {
  expect(new Cursor().frame(0)).toBe('gap');
});

test('frames in order apply, repeated ones are old, missing ones are a gap', () => {
  const cursor = new Cursor();
  cursor.hello(7);
  expect(cursor.frame(8)).toBe('apply');
  expect(cursor.frame(8)).toBe('old');
  expect(cursor.frame(3)).toBe('old');
  expect(cursor.frame(10)).toBe('gap');
  expect(cursor.seq).toBe(8);
  expect(cursor.frame(9)).toBe('apply');
});

test('a new hello moves the cursor, backwards too', () => {
  const cursor = new Cursor();
  cursor.hello(7);
  cursor.hello(2);
  expect(cursor.frame(3)).toBe('apply');
});

test('waiting grows, is capped and jitters between half and all of it', () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(0, () => 1)).toBe(400);
  expect(backoff(3, () => 1)).toBe(3200);
  expect(backoff(50, () => 1)).toBe(15_000);
});
