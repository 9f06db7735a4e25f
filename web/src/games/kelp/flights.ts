import { param } from '../../lib/events';
import type { Flight } from '../../lib/flights';
import type { Scene } from '../../lib/table.svelte';
import type { KelpView } from './model';
import { kind } from './words';

/** What travels in a step, read off its events. */
export function flights(scene: Scene): Flight[] {
  const out: Flight[] = [];
  const before = scene.before as unknown as KelpView;
  const die = (event: Parameters<typeof kind>[0]) => `art-kelp-die-${String(param(event, 'colour') ?? 'blue')}`;
  const at = (event: Parameters<typeof kind>[0], name = 'zone') => `zone-${String(param(event, name))}`;
  const space = (event: Parameters<typeof kind>[0]) => `space-${String(param(event, 'space'))}`;
  const block = (name: string): string => {
    const zone = before.zones.find((z) => z.name === name);
    return zone?.block ? `art-kelp-${zone.block}` : 'art-kelp-back';
  };
  scene.events.forEach((event, i) => {
    const n = Number(param(event, 'n') ?? 1);
    switch (kind(event)) {
      case 'played':
        out.push({ from: 'hand-0', to: 'middle', art: 'art-kelp-cardback', size: 64 });
        break;
      case 'drew':
      case 'drew-seen':
        for (let k = 0; k < Math.min(5, n); k++) out.push({ from: 'middle', to: 'hand-0', art: 'art-kelp-cardback', size: 34, delay: k * 80 });
        break;
      case 'swapped': {
        const [a, b] = [String(param(event, 'a')), String(param(event, 'b'))];
        out.push({ from: `zone-${a}`, to: `zone-${b}`, art: block(a), size: 60 }, { from: `zone-${b}`, to: `zone-${a}`, art: block(b), size: 60 });
        break;
      }
      case 'gathered':
        out.push({ from: at(event), to: 'middle', art: 'art-kelp-back', size: 54, delay: i * 70 });
        break;
      case 'landed':
      case 'landed-seen':
        out.push({ from: 'middle', to: at(event), art: 'art-kelp-back', size: 54 });
        break;
      case 'ate':
        out.push({ from: at(event), to: 'foods', art: `art-kelp-${String(param(event, 'block'))}`, size: 60 });
        break;
      case 'gained':
        out.push({ from: 'hand-0', to: at(event), art: `art-kelp-${String(param(event, 'block'))}`, size: 54 });
        break;
      case 'took':
      case 'took-to-hand':
        out.push({ from: 'middle', to: 'hand-0', art: 'art-kelp-cardback', size: 44 });
        break;
      case 'placed':
        out.push({ from: 'hand-1', to: at(event), art: die(event), size: 76, delay: i * 90 });
        break;
      case 'current':
        out.push({ from: 'hand-1', to: space(event), art: 'art-kelp-die-blue', size: 56 });
        break;
      case 'used-current':
        out.push({ from: space(event), to: 'growth', art: 'art-kelp-die-blue', size: 44 });
        break;
      case 'sunk':
      case 'recalled':
      case 'pushed':
        out.push({ from: space(event), to: 'hand-1', art: 'art-kelp-die-blue', size: 44 });
        break;
      case 'hunger':
        out.push({ from: 'shark', to: 'hunger', art: die(event), size: 56 });
        break;
      case 'grew':
        out.push({ from: 'shark', to: 'growth', art: die(event), size: 44 });
        break;
      case 'stored':
        out.push({ from: 'hand-1', to: 'energy', art: die(event), size: 44, delay: i * 70 });
        break;
      case 'bought':
        out.push({ from: 'middle', to: 'hand-1', art: `art-kelp-cardback`, size: 44 });
        break;
    }
  });
  return out.slice(0, 40);
}
