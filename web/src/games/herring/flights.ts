import { param } from '../../lib/events';
import type { Flight } from '../../lib/flights';
import type { Scene } from '../../lib/table.svelte';

/** What travels in a step, read off its events. */
export function flights(scene: Scene): Flight[] {
  const out: Flight[] = [];
  const several = (from: string, to: string, card: string, n: number, size = 40) => {
    for (let i = 0; i < Math.min(9, n); i++) out.push({ from, to, art: `art-herring-${card}-small`, size, delay: i * 70 });
  };
  let eater = '';
  for (const event of scene.events) {
    const hand = `hand-${String(param(event, 'hand'))}`;
    const victim = `hand-${String(param(event, 'victim'))}`;
    const card = String(param(event, 'card'));
    const n = Number(param(event, 'n') ?? 1);
    switch (event.key.replace('herring-event-', '')) {
      case 'laid':
        eater = card;
        out.push({ from: hand, to: `species-${card}`, art: `art-herring-${card}`, size: 64 });
        break;
      case 'eaten':
        several(`species-${card}`, eater ? `species-${eater}` : hand, card, n);
        break;
      case 'drawn':
      case 'drawn-seen':
        several('plankton', hand, 'plankton', n, 26);
        break;
      case 'taken':
      case 'taken-seen':
        out.push({ from: 'disasters', to: hand, art: 'art-herring-danger', size: 40 });
        break;
      case 'played':
        out.push({ from: hand, to: 'sea', art: `art-herring-${card}`, size: 120 });
        break;
      case 'swept':
        several(`species-${card}`, 'plankton', card, n);
        break;
      case 'storm':
      case 'storm-seen':
        out.push({ from: hand, to: victim, art: 'art-herring-storm', size: 60 });
        break;
      case 'mine':
        out.push({ from: hand, to: victim, art: 'art-herring-mine', size: 60 });
        break;
      case 'lost':
      case 'discarded':
        several(hand, 'plankton', card, n, 32);
        break;
    }
  }
  return out.slice(0, 40);
}
