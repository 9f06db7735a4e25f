import { expect, test } from 'vitest';
import { Choice } from './choice.svelte';
import type { Question } from './types';

const part = (name: string, legal: string[], illegal: string[] = []): Question => ({
  name,
  prompt: { key: 'x' },
  answers: [...legal.map((answer) => ({ answer, legal: true })), ...illegal.map((answer) => ({ answer, legal: false }))],
});

test('two hands: the slots fill one after the other and can be changed', () => {
  const choice = new Choice();
  choice.ask('d1', [part('card', ['1', '2']), part('card', ['1', '2'])]);
  expect(choice.active).toBe(0);
  choice.pick(choice.where('1'), '1');
  expect(choice.active).toBe(1);
  expect(choice.complete).toBe(false);
  choice.pick(choice.where('2'), '2');
  expect(choice.picks).toEqual(['1', '2']);
  expect(choice.complete).toBe(true);
  choice.active = 0;
  choice.pick(choice.where('2'), '2');
  expect(choice.picks).toEqual(['2', '2']);
});

test('a preset part does not have to be chosen, and one step back undoes the last pick', () => {
  const choice = new Choice();
  choice.ask('d1', [part('card', ['1', '2']), part('tie', ['cross', 'tick'])], [], (p) => (p.name === 'tie' ? 'cross' : null));
  choice.pick(choice.where('2'), '2');
  expect(choice.complete).toBe(true);
  choice.pick(choice.where('tick'), 'tick');
  expect(choice.picks).toEqual(['2', 'tick']);
  expect(choice.back()).toBe(true);
  expect(choice.picks).toEqual(['2', 'cross']);
  // One click chose it, one step back drops it.
  expect(choice.back()).toBe(true);
  expect(choice.picks).toEqual([null, 'cross']);
  expect(choice.active).toBe(0);
  expect(choice.back()).toBe(false);
});

test('a part with one legal answer fills itself', () => {
  const choice = new Choice();
  choice.ask('d1', [part('tie', ['cross'], ['tick'])]);
  expect(choice.complete).toBe(true);
});

test('the same question keeps what was picked, another one does not', () => {
  const choice = new Choice();
  choice.ask('d1', [part('card', ['1', '2'])]);
  choice.pick(0, '2');
  choice.ask('d1', [part('card', ['1', '2'])]);
  expect(choice.picks).toEqual(['2']);
  choice.ask('d2', [part('card', ['1', '2'])]);
  expect(choice.picks).toEqual([null]);
});

test('what was chosen elsewhere is taken up as long as nothing is picked here', () => {
  const choice = new Choice();
  choice.ask('d1', [part('card', ['1', '2'])]);
  choice.ask('d1', [part('card', ['1', '2'])], ['2']);
  expect(choice.picks).toEqual(['2']);
  choice.pick(0, '1');
  choice.ask('d1', [part('card', ['1', '2'])], ['2']);
  expect(choice.picks).toEqual(['1']);
  choice.settle();
  choice.ask('d1', [part('card', ['1', '2'])], ['2']);
  expect(choice.picks).toEqual(['2']);
});

test('what another tab has changed since is taken up, unless something is picked here and not confirmed', () => {
  const choice = new Choice();
  const ask = (before: string | null) => choice.ask('d1', [part('card', ['1', '2', '3'])], [before]);
  ask(null);
  choice.pick(0, '2');
  ask('2');
  ask('3');
  expect(choice.picks).toEqual(['3']);
  choice.pick(0, '1');
  ask('2');
  expect(choice.picks).toEqual(['1']);
  choice.settle();
  choice.ask('d1', [part('card', ['1', '2'])], ['2']);
  expect(choice.picks).toEqual(['2']);
});
