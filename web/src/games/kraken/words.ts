import { param } from '../../lib/events';
import type { Renderer, Words } from '../../lib/fluent';
import type { Msg } from '../../lib/types';
import type { Context } from '../index';
import { type Counts, type Figures, type Hand, HEIGHTS, type KrakenView, type Outlook, sorted, total, type Use } from './model';

export function renderers(context: Context): Record<string, Renderer> {
  return {
    hand: (value) => context.name(Number(value)),
    card: (value, words, form) => words.name(`kraken-card-${String(value)}`, form),
    /** A card by its short name, for buttons. */
    short: (value, words, form) => words.name(`kraken-short-${String(value)}`, form),
    cards: (value, words, form) => words.list(grouped(value as string[]).map(([card, n]) => times(card, n, words, form))),
  };
}

/** Equal cards together, in the order in which they came. */
export function grouped(cards: string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const card of cards) out.set(card, (out.get(card) ?? 0) + 1);
  return [...out];
}

/** A card, or several of a kind. */
export function times(card: string, n: number, words: Words, form = ''): string {
  const name = words.name(`kraken-card-${card}`, form);
  return n > 1 ? words.text('kraken-ui-times', { card: name, n }) : name;
}

/** What is printed on a card, in sentences: what it scores and what can be done with it. */
export function printedOn(card: string, figures: Pick<Figures, 'cards'>, words: Words): string {
  const printed = figures.cards[card]!;
  return [
    ...(printed.points === undefined ? [] : [words.text('kraken-help-points', { n: printed.points })]),
    ...(printed.height ? [words.text('kraken-help-place', { height: printed.height })] : []),
    words.text('kraken-help-feed', { food: printed.food }),
  ].join(' ');
}

/** What a use of a card would come to, in words. */
export function foreseen(use: Use, outlook: Outlook, words: Words): string {
  if (use === 'place') {
    const { height, points, in_reach, lost } = outlook.place;
    if (lost) return words.text('kraken-ui-outlook-lost', { height });
    return words.text(height === 0 ? 'kraken-ui-outlook-lair' : in_reach ? 'kraken-ui-outlook-reach' : 'kraken-ui-outlook-needs', { points, height });
  }
  const feed = outlook.feed;
  if (!feed.grows && !feed.wasted) return words.text('kraken-ui-outlook-grows', { n: 0, height: 0 });
  const parts = [feed.grows ? words.text('kraken-ui-outlook-grows', { n: feed.grows, height: feed.height }) : ''];
  if (feed.wasted) parts.push(words.text('kraken-ui-outlook-wasted', { n: feed.wasted }));
  if (feed.ship) parts.push(words.text('kraken-ui-outlook-ship', { points: feed.ship }));
  parts.push(words.text('kraken-ui-outlook-catch', { points: feed.catch }));
  return parts.filter(Boolean).join(', ');
}

/** How long each kind of step wants to be seen. */
const LENGTH: Record<string, number> = {
  round: 900,
  shown: 600,
  lair: 800,
  placed: 850,
  fed: 750,
  'fed-wasted': 1300,
  'fed-nothing': 900,
  grew: 850,
  grabbed: 900,
  retracted: 1300,
  'retracted-empty': 900,
  stayed: 900,
  lost: 1200,
  passed: 900,
  over: 900,
};

export function length(events: Msg[]): number {
  let ms = 0;
  for (const event of events) ms = Math.max(ms, LENGTH[event.key.replace('kraken-event-', '')] ?? 900);
  return ms + Math.max(0, events.length - 1) * 120;
}

/** The places on the table that an event is about. */
export function places(event: Msg): string[] {
  const hand = param(event, 'hand');
  return typeof hand === 'number' ? [`hand-${hand}`] : [];
}

/** A player's sea for those who cannot see it: the tentacle, what lies at which height, the lair. */
export function seaName(hand: Hand, name: string, view: KrakenView, words: Words): string {
  const list = (cards: Counts) => words.list(sorted(cards, view).map(([card, n]) => times(card, n, words)));
  const parts = [words.text('kraken-ui-tentacle-height', { n: hand.tentacle.length })];
  for (const height of [...HEIGHTS].reverse()) {
    const cards = hand.ocean[height] ?? {};
    if (total(cards)) parts.push(words.text('kraken-ui-at', { place: words.text('kraken-height', { n: Number(height) }), cards: list(cards) }));
  }
  const caught = [...(total(hand.lair) ? [list(hand.lair)] : []), ...hand.ships.map((points) => words.text('kraken-ui-ship', { points }))];
  parts.push(words.text('kraken-ui-at', { place: words.text('kraken-ui-lair'), cards: caught.length ? words.list(caught) : words.text('kraken-ui-lair-empty') }));
  return words.text('kraken-ui-sea-of', { name, parts: parts.join('; ') });
}
