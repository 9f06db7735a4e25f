import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningFirst, tables } from './store';
import type { TableInfo } from './types';

beforeEach(() => {
  const bag = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (k: string) => bag.get(k) ?? null, setItem: (k: string, v: string) => bag.set(k, v) });
});
afterEach(() => vi.unstubAllGlobals());

const info = (table: string, state: TableInfo['state'] = 'playing'): TableInfo => ({ table, game: 'x', options: {}, memory: false, state, commitment: '', host: true, seats: [] });

test('running tables come first, the newest used of each kind on top', () => {
  for (const [table, state] of [['a'], ['b', 'over'], ['c', 'waiting'], ['d', 'over'], ['a']] as [string, TableInfo['state']?][]) tables.remember(info(table, state));
  expect(runningFirst(tables.all()).map((t) => t.table)).toEqual(['a', 'c', 'd', 'b']);
  // Looked at in the list is not used.
  tables.remember(info('c'), true);
  expect(runningFirst(tables.all()).map((t) => t.table)).toEqual(['a', 'c', 'd', 'b']);
  tables.remember(info('a', 'over'), true);
  expect(runningFirst(tables.all()).map((t) => t.table)).toEqual(['c', 'a', 'd', 'b']);
});
