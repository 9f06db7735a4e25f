import { param } from '../../lib/events';
import type { Flight } from '../../lib/flights';
import type { Scene } from '../../lib/table.svelte';
import { food, type KrillView } from './model';

const few = (n: number) => Math.max(1, Math.min(7, n));

/** What travels in a step, read off its events and the table before it. */
export function flights(scene: Scene): Flight[] {
  const out: Flight[] = [];
  const before = scene.before as unknown as KrillView;
  const swarm = (value: string, to: string, only?: 'krill') => {
    const stack = before.stacks[value];
    if (!stack) return;
    const tokens = [
      ...Array<string>(only ? 0 : stack.plankton).fill('plankton'),
      ...Array<string>(stack.krill).fill('krill'),
      ...Array<string>(only ? 0 : stack.plastic).fill('plastic'),
    ].slice(0, 9);
    tokens.forEach((kind, i) => out.push({ from: `stack-${value}`, to, art: `art-krill-${kind}-small`, size: 24, delay: i * 45 }));
  };
  for (const event of scene.events) {
    const hand = `hand-${String(param(event, 'hand'))}`;
    const victim = `hand-${String(param(event, 'victim'))}`;
    switch (event.key.replace('krill-event-', '')) {
      case 'food': {
        const { kind, value } = food(String(param(event, 'food')));
        if (value !== undefined) out.push({ from: 'deck', to: `stack-${value}`, art: `art-krill-${kind}-small`, size: 30 });
        break;
      }
      case 'turtle':
      case 'orca':
        out.push({ from: 'deck', to: `stack-${String(param(event, 'value'))}`, art: `art-krill-${event.key.endsWith('orca') ? 'orca' : 'turtle'}`, size: 84 });
        swarm(String(param(event, 'value')), 'out');
        break;
      case 'diver':
        out.push({ from: 'deck', to: 'out', art: 'art-krill-diver', size: 96 });
        for (const value of Object.keys(before.stacks)) swarm(value, 'out');
        break;
      case 'shark':
        out.push({ from: hand, to: victim, art: 'art-krill-shark', size: 72 });
        break;
      case 'net':
        for (const value of Object.keys(before.stacks)) swarm(value, hand, 'krill');
        break;
      case 'collect':
        swarm(String(param(event, 'value')), hand);
        break;
      case 'albatross':
      case 'albatross-seen':
        out.push({ from: hand, to: victim, art: 'art-krill-albatross', size: 56 });
        out.push({ from: victim, to: hand, art: 'art-krill-plankton-small', size: 24, delay: 250 });
        break;
      case 'seal':
      case 'seal-seen':
        out.push({ from: hand, to: victim, art: 'art-krill-seal', size: 56 });
        for (let i = 0; i < few(Number(param(event, 'n') ?? 1)); i++)
          out.push({ from: victim, to: hand, art: 'art-krill-plankton-small', size: 22, delay: 250 + i * 60 });
        break;
      case 'squid':
        out.push({ from: 'sea', to: hand, art: 'art-krill-squid', size: 60 });
        break;
    }
  }
  return out.slice(0, 60);
}
