import { param } from '../../lib/events';
import type { Renderer, Words } from '../../lib/fluent';
import type { Msg, Params } from '../../lib/types';
import type { Context } from '../index';
import type { HerringView } from './model';

export function renderers(context: Context): Record<string, Renderer> {
  const hand = (index: unknown, words: Words): string => {
    const h = (context.view() as HerringView | null)?.hands[Number(index)];
    return h ? context.name(h.seat) : words.text('common-seat', { n: Number(index) + 1 });
  };
  return {
    hand: (value, words) => hand(value, words),
    card: (value, words, form) => cardName(String(value), words, form),
    cards: (value, words, form) => cardList(value as string[], words, form),
    action: (value, words, form) => words.name(`herring-action-${String(value)}`, form),
    actions: (value, words, form) => words.list((value as string[]).map((action) => words.name(`herring-action-${action}`, form))),
  };
}

export const cardName = (card: string, words: Words, form = ''): string =>
  words.name(card === 'plankton' ? 'herring-food-plankton' : `herring-card-${card}`, form);

/** Cards in words; equal ones are counted: "Herring × 2 and Squid". */
export function cardList(cards: string[], words: Words, form = ''): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return words.list([...counts].map(([card, n]) => (n > 1 ? `${cardName(card, words, form)} × ${n}` : cardName(card, words, form))));
}

/** What becomes extinct, as parameters: which, and how many. */
export const extinction = (cards: string[]): Params => ({ cards: ['cards', cards], n: ['n', cards.length] });

/** How long each kind of step wants to be seen. */
const LENGTH: Record<string, number> = {
  begins: 900,
  round: 400,
  turn: 500,
  laid: 900,
  eaten: 900,
  extinct: 1400,
  diversity: 900,
  drawn: 700,
  'drawn-seen': 900,
  taken: 800,
  'taken-seen': 1100,
  'shuffled-plankton': 1100,
  'shuffled-destruction': 1100,
  played: 1500,
  swept: 1000,
  effect: 1100,
  mine: 1200,
  storm: 1200,
  'storm-seen': 1400,
  lost: 1000,
  current: 900,
  discarded: 600,
};

export function length(events: Msg[]): number {
  let ms = 0;
  for (const event of events) ms = Math.max(ms, LENGTH[event.key.replace('herring-event-', '')] ?? 900);
  return ms + Math.max(0, events.length - 1) * 160;
}

/** The places on the table that an event is about. */
export function places(event: Msg): string[] {
  const out: string[] = [];
  for (const name of ['hand', 'victim']) {
    const hand = param(event, name);
    if (typeof hand === 'number') out.push(`hand-${hand}`);
  }
  const kind = event.key.replace('herring-event-', '');
  const card = param(event, 'card');
  if (typeof card === 'string' && ['laid', 'eaten', 'extinct', 'diversity', 'swept'].includes(kind)) out.push(`species-${card}`);
  if (kind.startsWith('drawn') || kind === 'shuffled-plankton' || kind === 'discarded') out.push('plankton');
  if (kind.startsWith('taken') || kind === 'shuffled-destruction' || kind === 'played') out.push('disasters');
  if (kind === 'extinct' || kind === 'effect') out.push('track');
  return out;
}
