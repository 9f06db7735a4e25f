import type { Component } from 'svelte';
import type { Renderer } from '../lib/fluent';
import type { TableStore } from '../lib/table.svelte';
import type { Msg, View } from '../lib/types';
import type { Words } from '../lib/fluent';

/** What a game's messages may ask about the table they are read at. */
export interface Context {
  view(): View | null;
  name(seat: number): string;
}

/** What a game gives to the pages that know no game. Adding a game is adding one of these. */
export interface GameTable {
  /** The table itself. */
  Table: Component<{ store: TableStore; words: Words; name: (seat: number) => string }>;
  /** A small picture for the home page. */
  Picture: Component;
  Gallery: Component<{ words: Words }>;
  /** Cards by name, in a row, each with its name: the pictures of the how-to-play page. */
  Figure?: Component<{ names: string[]; words: Words }>;
  /** The picture of one choice of an option, where there is one. */
  Choice?: Component<{ option: string; choice: string }>;
  /** The drawings that everything else needs on the page. */
  Sprite: Component;
  /** In a game whose seats are not alike: the names of its sides by seat (message ids), and their pictures. */
  sides?: string[];
  Seat?: Component<{ seat: number; size: number | string }>;
  /** What a new table begins with, where that is not what programs begin with. */
  options?: Record<string, unknown>;
  /** How typed parameters of this game's messages are printed. */
  renderers(context: Context): Record<string, Renderer>;
  /** How long a step wants to be seen at normal speed, in milliseconds. */
  length(events: Msg[]): number;
}

interface Entry {
  load(): Promise<GameTable>;
}

export const games: Record<string, Entry> = {
  krill: { load: async () => (await import('./krill/index')).default },
  kraken: { load: async () => (await import('./kraken/index')).default },
  herring: { load: async () => (await import('./herring/index')).default },
  kelp: { load: async () => (await import('./kelp/index')).default },
};
