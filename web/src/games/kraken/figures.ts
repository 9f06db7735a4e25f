import toml from '../../../../src/shoal/games/kraken/components.toml?raw';
import { entries } from '../../lib/components';
import type { Figures, Printed } from './model';

const numbers = (value = ''): number[] => (value.match(/\d+/g) ?? []).map(Number);

export function figures(text: string): Figures {
  const cards = entries(text, 'card').map((entry): [string, Printed] => {
    const points = entry['points'] === undefined ? {} : { points: Number(entry['points']) };
    return [entry['name']!.replaceAll('"', ''), { food: Number(entry['food']), height: Number(entry['height']), copies: Number(entry['copies']), ...points }];
  });
  const [ships, babies, mermaids] = (['ships', 'babies', 'mermaids'] as const).map((list) => entries(text, list)[0]!);
  return {
    cards: Object.fromEntries(cards),
    ships: numbers(ships!['points']),
    sets: { babies: [Number(babies!['first']), Number(babies!['second'])], mermaids: numbers(mermaids!['sets']) },
  };
}

/** What is printed on the cards when no table says otherwise: the same list that the rules read. */
export const PRINTED = figures(toml);
