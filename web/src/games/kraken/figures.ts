import toml from '../../../../src/shoal/games/kraken/components.toml?raw';
import type { Figures } from './model';

/** What is printed on the cards, for pages without a table: read from the list of components, which is the one source. */
const number = (text: string, name: string): number | undefined => {
  const found = new RegExp(`^${name} = (\\d+)$`, 'm').exec(text);
  return found ? Number(found[1]) : undefined;
};
const numbers = (text: string, name: string): number[] => (new RegExp(`^${name} = \\[(.*)\\]$`, 'm').exec(text)?.[1] ?? '').split(',').map(Number);

export function figures(text: string): Figures {
  const [cards = '', rest = ''] = text.split(/^\[ships\]$/m);
  const out: Figures = { cards: {}, ships: numbers(rest, 'points'), sets: { babies: [], mermaids: numbers(rest, 'sets') } };
  for (const entry of cards.split(/^\[\[card\]\]$/m).slice(1)) {
    const name = /^name = "(.+)"$/m.exec(entry)![1]!;
    const points = number(entry, 'points');
    out.cards[name] = { food: number(entry, 'food')!, height: number(entry, 'height')!, copies: number(entry, 'copies')!, ...(points === undefined ? {} : { points }) };
  }
  out.sets.babies = [number(rest, 'first')!, number(rest, 'second')!];
  return out;
}

export const PRINTED = figures(toml);
