/**
 * Silhouettes as a few points. `curve("10,60 30,40 60,35! ...")` draws a smooth closed line through the
 * points; a point with "!" is a corner. Few points make confident lines, and are easy to move.
 */
interface Point {
  x: number;
  y: number;
  corner: boolean;
}

function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!');
      const [x, y] = word.replace('!', '').split(',').map(Number);
      return { x: x!, y: y!, corner };
    });
}

const n = (value: number) => String(Math.round(value * 10) / 10);

export function curve(text: string, closed = true, tension = 0.19): string {
  const p = points(text);
  const at = (i: number) => (closed ? p[(i + p.length) % p.length]! : p[Math.max(0, Math.min(p.length - 1, i))]!);
  let d = `M${n(p[0]!.x)} ${n(p[0]!.y)}`;
  const last = closed ? p.length : p.length - 1;
  for (let i = 0; i < last; i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const e = at(i + 2);
    const out = b.corner ? { x: (c.x - b.x) * tension, y: (c.y - b.y) * tension } : { x: (c.x - a.x) * tension, y: (c.y - a.y) * tension };
    const into = c.corner ? { x: (c.x - b.x) * tension, y: (c.y - b.y) * tension } : { x: (e.x - b.x) * tension, y: (e.y - b.y) * tension };
    d += `C${n(b.x + out.x)} ${n(b.y + out.y)} ${n(c.x - into.x)} ${n(c.y - into.y)} ${n(c.x)} ${n(c.y)}`;
  }
  return closed ? d + 'Z' : d;
}

/** One sheet of paper: a filled shape, or a drawn line. */
export interface Sheet {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  /** Fine detail, left out when the drawing is small. */
  fine?: boolean;
}

export interface Drawing {
  /** Whole drawing turned by so many degrees about its middle. */
  turn?: number;
  sheets: Sheet[];
}

export const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const dots = (...spots: [x: number, y: number, r: number][]) => spots.map(([x, y, r]) => dot(x, y, r)).join('');
