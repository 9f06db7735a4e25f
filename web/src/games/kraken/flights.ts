import { param } from '../../lib/events';
import type { Flight } from '../../lib/flights';
import type { Scene } from '../../lib/table.svelte';
import { HEIGHTS, type KrakenView, sorted } from './model';

/** What travels in a step, read off its events and the table before it. */
export function flights(scene: Scene): Flight[] {
  const out: Flight[] = [];
  const before = scene.before as unknown as KrakenView;
  const art = (card: unknown) => `art-kraken-${String(card)}-small`;
  for (const event of scene.events) {
    const seat = Number(param(event, 'hand'));
    const hand = before.hands[seat];
    switch (event.key.replace('kraken-event-', '')) {
      case 'round':
        for (const each of before.hands) for (let i = 0; i < 3; i++) out.push({ from: 'deck', to: `held-${each.seat}`, art: 'art-kraken-kraken-small', size: 26, delay: i * 90 });
        break;
      case 'shown':
        out.push({ from: `held-${seat}`, to: `shown-${seat}`, art: art(param(event, 'card')), size: 40 });
        break;
      case 'lair':
        out.push({ from: `shown-${seat}`, to: `lair-${seat}`, art: art(param(event, 'card')), size: 46 });
        break;
      case 'placed':
        out.push({ from: `shown-${seat}`, to: `at-${seat}-${String(param(event, 'height'))}`, art: art(param(event, 'card')), size: 46 });
        break;
      case 'fed':
      case 'fed-wasted':
        out.push({ from: `shown-${seat}`, to: `kraken-${seat}`, art: art(param(event, 'card')), size: 46 });
        break;
      case 'fed-nothing':
        out.push({ from: `shown-${seat}`, to: 'out', art: art(param(event, 'card')), size: 40 });
        break;
      case 'grew':
        out.push({ from: 'tentacles', to: `kraken-${seat}`, art: 'art-kraken-tentacle-small', size: 36 });
        break;
      case 'grabbed':
        out.push({ from: `ship-${String(param(event, 'points'))}`, to: `lair-${seat}`, art: 'art-kraken-ship', size: 76 });
        break;
      case 'retracted': {
        const reach = Number(param(event, 'height'));
        HEIGHTS.filter((height) => Number(height) <= reach).forEach((height, i) => {
          for (const [card, n] of sorted(hand?.ocean[height] ?? {}, before))
            for (let k = 0; k < Math.min(n, 4); k++) out.push({ from: `at-${seat}-${height}`, to: `lair-${seat}`, art: art(card), size: 38, delay: i * 110 + k * 70 });
        });
        break;
      }
      case 'lost':
        for (const height of HEIGHTS)
          for (const [card] of sorted(hand?.ocean[height] ?? {}, before))
            if (Number(height) > (hand?.tentacle.length ?? 0)) out.push({ from: `at-${seat}-${height}`, to: 'out', art: art(card), size: 34 });
        break;
      case 'passed':
        for (const each of before.hands) for (let i = 0; i < 3; i++) out.push({ from: `held-${each.seat}`, to: `held-${each.passes_to}`, art: 'art-kraken-cardback', size: 34, delay: i * 80 });
        break;
    }
  }
  return out.slice(0, 60);
}
