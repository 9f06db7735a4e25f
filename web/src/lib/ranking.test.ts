import { describe, expect, it } from 'vitest';
import { byRank, tieLevels } from './ranking';
import type { Result } from './types';

const result = (points: number[], ranks: number[], ...levels: [string, number[]][]): Result => ({
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  points,
  ranks,
  levels: [['points', points] as [string, number[]], ...levels].map(([name, values]) => ({ name, values })),
});

describe('ranking', () => {
  it('sorts by rank, then by points, equals by seat', () => {
    expect(byRank(result([3, 9, 3, 5], [3, 1, 3, 2]))).toEqual([1, 3, 0, 2]);
    expect(byRank(result([1, 20, 14], [3, 1, 3]))).toEqual([1, 2, 0]);
  });
  it('opens no level where points decide', () => {
    expect(tieLevels(result([3, 9], [2, 1], ['krill', [1, 1]]))).toEqual({ rows: [], shared: [] });
  });
  it('looks at a level only among those who are still equal', () => {
    const { rows, shared } = tieLevels(result([5, 5, 5, 2], [1, 2, 2, 4], ['krill', [4, 3, 3, 0]], ['ones', [0, 1, 1, 9]]));
    expect(rows.map((row) => [row.name, row.among, row.decides])).toEqual([
      ['krill', [0, 1, 2], true],
      ['ones', [1, 2], false],
    ]);
    expect(shared).toEqual([[1, 2]]);
  });
});
