import toml from '../../../../src/shoal/games/kelp/components.toml?raw';
import { entries } from '../../lib/components';
import type { Counts, Figures, KelpView, Space, Zone } from './model';

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

const names = (value = ''): string[] => [...value.matchAll(/"([^"]+)"/g)].map((m) => m[1]!);

/** The printed board in the middle of a game, as everybody sees it: for the how-to-play page. */
export function scene(source: string): KelpView {
  const values = counts(entries(source, 'edition')[0]!['values']);
  const open: Record<string, string> = { w: 'shell', ne: 'crab' };
  const zones = entries(source, 'zone').map((e): Zone => {
    const [name, kind] = [text(e['name']), text(e['kind'])];
    return { name, kind: kind as Zone['kind'], value: values[kind]!, stands: open[name] ? 'open' : 'hidden', ...(open[name] ? { block: open[name] } : {}) };
  });
  const currents: Record<string, number> = { 'n-c': 4, 'c-e': 2, 'sw-s': 5 };
  const spaces = entries(source, 'space').map((e): Space => {
    const [one = '', other = ''] = (e['ends'] ?? '').split(/\],\s*\[/);
    return { name: text(e['name']), touches: names(e['touches']), den: e['den'] === 'true', ends: [names(one), names(other)], current: currents[text(e['name'])] ?? 0 };
  });
  const shark = { space: 'nw-n', ahead: ['nw-w', 'n-c', 'w-c'], in_den: false };
  return { phase: 'swim', zones, spaces, shark } as unknown as KelpView; // what the forest draws, and no more
}

export const SCENE = scene(toml);
