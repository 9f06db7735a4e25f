import toml from '../../../../src/shoal/games/kelp/components.toml?raw';
import { entries } from '../../lib/components';
import type { Counts, Figures } from './model';

const text = (value = ''): string => value.replaceAll('"', '');
const counts = (value = ''): Counts => Object.fromEntries([...value.matchAll(/(\w+) = (\d+)/g)].map((m) => [m[1]!, Number(m[2])]));

/** What is printed on the cards when no table says otherwise: the same list that the rules read. */
export function figures(source: string): Figures {
  const octopus = entries(source, 'card').map((e) => [
    text(e['name']),
    { sort: text(e['sort']), cost: Number(e['cost'] ?? 0), effect: text(e['effect']), amount: Number(e['amount'] ?? 0), draws: Number(e['draws'] ?? 0), trashes: e['trashes'] === 'true', to_hand: e['to_hand'] === 'true' },
  ] as const);
  const shark = entries(source, 'shark').map((e) => [text(e['name']), { price: Number(e['price']), dice: counts(e['dice']), ...(e['amount'] ? { amount: Number(e['amount']) } : {}) }] as const);
  const strategies = entries(source, 'strategy').map((e) => [text(e['colour']), { effect: text(e['effect']), amount: Number(e['amount'] ?? 0) }] as const);
  return { octopus: Object.fromEntries(octopus), shark: Object.fromEntries(shark), strategies: Object.fromEntries(strategies) };
}

export const PRINTED = figures(toml);
