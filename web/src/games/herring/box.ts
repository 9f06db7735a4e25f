import { getContext, setContext } from 'svelte';
import components from '../../../../src/shoal/games/herring/components.toml?raw';
import { entries } from '../../lib/components';
import type { Kind } from './model';

/** What is in the box when no table says otherwise: the same list that the rules read. */
export interface Box {
  animals: Kind[];
  disasters: string[];
}

const names = (value: string | undefined): string[] => [...(value ?? '').matchAll(/"([^"]+)"/g)].map((m) => m[1]!);

export function parse(text: string): Box {
  const found = entries(text, 'animal');
  const all = found.map((entry) => names(entry['name'])[0]!);
  const animals = found.map((entry, i) => {
    const shuns = names(entry['avoids']);
    const eats = entry['avoids'] === undefined ? names(entry['eats']) : ['plankton', ...all].filter((food) => !shuns.includes(food));
    return { name: all[i]!, level: Number(entry['level']), apex: entry['avoids'] !== undefined, eats };
  });
  return { animals, disasters: entries(text, 'destruction').map((entry) => names(entry['name'])[0]!) };
}

export const box = parse(components);

const KEY = Symbol('herring');

/** Cards say what they eat: at a table, what the table says. */
export const tellKinds = (kinds: () => Kind[]): unknown => setContext(KEY, kinds);
export const kindsHere = (): (() => Kind[]) => getContext<(() => Kind[]) | undefined>(KEY) ?? (() => box.animals);
