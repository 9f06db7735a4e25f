import { describe, expect, it } from 'vitest';
import { SCENE } from './figures';
import { heading, layOut, wayLine } from './layout';

const { zones, spaces } = SCENE;
const layout = layOut(zones, spaces);
const at = (name: string) => layout.spaces.get(name)!;

describe('the forest', () => {
  it('has a place of its own for everything, all on the board', () => {
    const all = [...layout.zones.values(), ...layout.spaces.values()];
    expect(all).toHaveLength(25);
    expect(spaces.filter((s) => s.den)).toHaveLength(4);
    for (const s of spaces) for (const end of s.ends) expect(end.length).toBeGreaterThan(0);
    for (const p of all) for (const value of [p.x, p.y]) expect(value > 3 && value < 97).toBe(true);
    for (const p of all) for (const q of all) if (p !== q) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(12);
  });

  it('has a space on the border of its zones, dens in the corners, and four junctions', () => {
    expect(at('n-c').x).toBe(layout.zones.get('n')!.x);
    expect(at('den-nw').x).toBeLessThan(layout.zones.get('nw')!.x);
    expect(at('den-se').y).toBeGreaterThan(layout.zones.get('se')!.y);
    expect(layout.junctions).toHaveLength(4);
  });

  it('draws a way through the junctions', () => {
    expect(wayLine(['nw-n', 'n-c', 'n-ne'], layout, spaces).match(/[ML]/g)).toHaveLength(5);
  });

  it('turns the Shark to where it swims', () => {
    const from = (name: string) => spaces.find((s) => s.name === name)!;
    expect(heading('nw-n', from('nw-n').ends[1], false, layout, spaces)).toBe(180);
    expect(heading('nw-n', from('nw-n').ends[0], false, layout, spaces)).toBe(0);
    expect(heading('n-c', from('n-c').ends[1], false, layout, spaces)).toBe(90);
    expect(heading('den-nw', ['nw-n', 'nw-w'], true, layout, spaces)).toBe(135);
  });
});
