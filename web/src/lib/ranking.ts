import type { Result } from './types';

/** A level of the tie-break as it was looked at: among whom, and whether it decided between all of them. */
export interface Level {
  name: string;
  values: number[];
  among: number[];
  decides: boolean;
}

/** Seats from first to last; of those who share a place the one with more points is named first. */
export function byRank(result: Result): number[] {
  return result.points.map((_, seat) => seat).sort((a, b) => result.ranks[a]! - result.ranks[b]! || result.points[b]! - result.points[a]! || a - b);
}

/** For everybody who is equal on points: the levels that were looked at, until each place is decided or shared. */
export function tieLevels(result: Result): { rows: Level[]; shared: number[][] } {
  const rows: Level[] = [];
  let open = equals(byRank(result), (seat) => result.points[seat]!);
  for (const level of result.levels.slice(1)) {
    const next: number[][] = [];
    for (const among of open) {
      const split = equals(among, (seat) => level.values[seat]!);
      rows.push({ ...level, among, decides: !split.some((group) => group.length === among.length) });
      next.push(...split);
    }
    open = next;
  }
  return { rows, shared: open };
}

/** Those who are equal, in groups of two or more. */
function equals(seats: number[], value: (seat: number) => number): number[][] {
  const bag = new Map<number, number[]>();
  for (const seat of seats) bag.set(value(seat), [...(bag.get(value(seat)) ?? []), seat]);
  return [...bag.values()].filter((group) => group.length > 1);
}
