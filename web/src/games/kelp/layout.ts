import type { Space, Zone } from './model';

/**
 * Where everything of the forest lies, in a box of 100 by 100: zones in rows of three, a Current space on the border
 * between the zones it touches, a den in the outer corner of its zone, junctions in the middle of the spaces that meet.
 */
export interface Point {
  x: number;
  y: number;
}

const LINES = [19.5, 50, 80.5];
/** How far a den lies from its zone, outwards. */
const OUT = 13;

export interface Layout {
  zones: Map<string, Point>;
  spaces: Map<string, Point>;
  /** The lines of the path. */
  lines: string[];
  junctions: Point[];
}

const middle = (points: Point[]): Point => ({ x: points.reduce((sum, p) => sum + p.x, 0) / points.length, y: points.reduce((sum, p) => sum + p.y, 0) / points.length });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const n = (value: number) => String(Math.round(value * 10) / 10);

export function layOut(zones: Pick<Zone, 'name'>[], spaces: Pick<Space, 'name' | 'touches' | 'den' | 'ends'>[]): Layout {
  const at = new Map(zones.map((zone, i): [string, Point] => [zone.name, { x: LINES[i % 3]!, y: LINES[Math.floor(i / 3)]! }]));
  const points = new Map<string, Point>();
  const used = new Map<string, number>();
  for (const space of spaces) {
    const beside = space.touches.map((zone) => at.get(zone)!);
    const p = beside.length ? middle(beside) : { x: 50, y: 50 };
    if (beside.length === 1) {
      const out = { x: Math.sign(p.x - 50), y: Math.sign(p.y - 50) };
      points.set(space.name, { x: p.x + out.x * OUT, y: p.y + out.y * OUT });
      continue;
    }
    // Two spaces on one border lie beside each other.
    const key = [...space.touches].sort().join();
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    points.set(space.name, { x: p.x + before * 7, y: p.y + before * 7 });
  }
  const lines = new Set<string>();
  const junctions = new Map<string, Point>();
  const byName = new Map(spaces.map((space) => [space.name, space]));
  for (const space of spaces) {
    const p = points.get(space.name)!;
    for (const end of space.ends) {
      if (end.length > 1) {
        const names = [space.name, ...end].sort();
        const j = middle(names.map((name) => points.get(name)!));
        junctions.set(names.join(), j);
        lines.add(`M${n(p.x)} ${n(p.y)}L${n(j.x)} ${n(j.y)}`);
      } else if (end.length === 1 && !space.den) {
        const other = byName.get(end[0]!)!;
        const q = points.get(other.name)!;
        lines.add(other.den ? round(p, q, at.get(other.touches[0]!)!) : `M${n(p.x)} ${n(p.y)}L${n(q.x)} ${n(q.y)}`);
      }
    }
  }
  return { zones: at, spaces: points, lines: [...lines], junctions: [...junctions.values()] };
}

/** The loop round a corner zone, from a space on its border to its den: by the corner that is further from the zone. */
function round(from: Point, den: Point, zone: Point): string {
  const one = { x: from.x, y: den.y };
  const two = { x: den.x, y: from.y };
  const by = apart(one, zone) > apart(two, zone) ? one : two;
  return `M${n(from.x)} ${n(from.y)}Q${n(by.x)} ${n(by.y)} ${n(den.x)} ${n(den.y)}`;
}

/** The way as a line: through the junctions where several meet. */
export function wayLine(way: string[], layout: Layout, spaces: Pick<Space, 'name' | 'ends'>[]): string {
  const out: string[] = [];
  way.forEach((name, i) => {
    const p = layout.spaces.get(name)!;
    if (i === 0) return out.push(`M${n(p.x)} ${n(p.y)}`);
    const before = spaces.find((s) => s.name === way[i - 1])!;
    const end = before.ends.find((names) => names.includes(name)) ?? [];
    if (end.length > 1) {
      const j = middle([before.name, ...end].map((other) => layout.spaces.get(other)!));
      out.push(`L${n(j.x)} ${n(j.y)}`);
    }
    return out.push(`L${n(p.x)} ${n(p.y)}`);
  });
  return out.join('');
}

/** Which way the Shark looks, in degrees, 0 is up: along its line; from a den that it may leave either way, to the middle. */
export function heading(name: string, ahead: string[], inDen: boolean, layout: Layout, spaces: Pick<Space, 'name' | 'ends' | 'den'>[]): number {
  const p = layout.spaces.get(name)!;
  const space = spaces.find((s) => s.name === name)!;
  const end = space.ends.findIndex((names) => names.length > 0 && names.every((other) => ahead.includes(other)));
  const where = (names: string[]) => middle((names.length > 1 ? [name, ...names] : names).map((other) => layout.spaces.get(other)!));
  let to: Point = { x: 50, y: 50 };
  if (!inDen && end >= 0) {
    const [on, back] = [space.ends[end]!, space.ends[1 - end]!];
    // The loop to a den begins in line with the way before it.
    const behind = where(back.length ? back : on);
    to = on.length > 1 || space.den || !back.length ? where(on) : { x: 2 * p.x - behind.x, y: 2 * p.y - behind.y };
  }
  return Math.round((Math.atan2(to.x - p.x, p.y - to.y) * 180) / Math.PI);
}
