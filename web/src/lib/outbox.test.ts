import { expect, test } from 'vitest';
import { newId, Outbox, type Store } from './outbox';

function memory(): Store & { bag: Map<string, string> } {
  const bag = new Map<string, string>();
  return { bag, getItem: (k) => bag.get(k) ?? null, setItem: (k, v) => void bag.set(k, v), removeItem: (k) => void bag.delete(k) };
}

test('an answer outlives a reload until it is acknowledged', () => {
  const store = memory();
  const sent = new Outbox(store, 't').put('d1', { answers: ['5', 'tick'] });
  const later = new Outbox(store, 't');
  expect(later.pending).toEqual(sent);
  later.done('some other');
  expect(later.pending).toEqual(sent);
  later.done(sent.id);
  expect(later.pending).toBeNull();
});

test('a newer answer, or taking one back, replaces the older one', () => {
  const store = memory();
  const box = new Outbox(store, 't');
  const first = box.put('d1', { answers: ['5'] });
  const second = box.put('d1', { count: 2 });
  expect(first.id).not.toBe(second.id);
  box.done(first.id);
  expect(box.pending).toEqual(second);
});

test('rubbish in the storage is no answer', () => {
  const store = memory();
  for (const text of ['', '{', 'null', '3', '{"id":4}', '{"id":"x"}', '{"id":"x","count":"1"}']) {
    store.setItem('shoal.outbox.t', text);
    expect(new Outbox(store, 't').pending).toBeNull();
  }
});

test('ids look like version 4 UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
