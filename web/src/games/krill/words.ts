import { param } from '../../lib/events';
import type { Renderer, Words } from '../../lib/fluent';
import type { Msg } from '../../lib/types';
import type { Context } from '../index';
import { food, type KrillView } from './model';

export function renderers(context: Context): Record<string, Renderer> {
  const hand = (index: unknown, words: Words): string => {
    const h = (context.view() as KrillView | null)?.hands[Number(index)];
    if (!h) return words.text('common-seat', { n: Number(index) + 1 });
    return handWords(h.side, context.name(h.seat), words);
  };
  return {
    hand: (value, words) => hand(value, words),
    hands: (value, words) => words.list((value as unknown[]).map((h) => hand(h, words))),
    card: (value, words, form) => words.name(`krill-card-${String(value)}`, form),
    cards: (value, words, form) => words.list((value as string[]).map((c) => words.name(`krill-card-${c}`, form))),
    side: (value) => String(value),
    tie: (value, words) => words.text(`krill-tie-${String(value)}`),
    food: (value, words, form) => foodName(String(value), words, form),
    foods: (value, words, form) => words.list((value as string[]).map((f) => foodName(f, words, form))),
    mission: (value, words, form) => words.name(`krill-mission-${String(value)}`, form),
  };
}

/** A hand is called like its player; of two hands, right and left. */
export function handWords(side: string, name: string, words: Words): string {
  return side === 'only' ? name : words.text(`common-hand-${side}`, { name });
}

export function foodName(name: string, words: Words, form = ''): string {
  const { kind, value } = food(name);
  return words.name(`krill-food-${kind}`, form, value === undefined ? {} : { value });
}

/** How long each kind of step wants to be seen. */
const LENGTH: Record<string, number> = {
  round: 700,
  food: 300,
  aside: 500,
  turtle: 1500,
  orca: 1500,
  diver: 1700,
  ignored: 700,
  played: 420,
  'played-tie': 460,
  'cancel-number': 1500,
  'cancel-card': 1300,
  'tie-won': 1500,
  shark: 1500,
  net: 1200,
  collect: 1150,
  albatross: 1000,
  'albatross-seen': 1200,
  seal: 1200,
  'seal-seen': 1300,
  squid: 1200,
  discards: 450,
  hasty: 1300,
  over: 900,
};

export function length(events: Msg[]): number {
  let ms = 0;
  for (const event of events) {
    const name = event.key.replace('krill-event-', '');
    ms = Math.max(ms, LENGTH[name] ?? 900);
  }
  return ms + Math.max(0, events.length - 1) * 120;
}

/** The places on the table that an event is about. */
export function places(event: Msg): string[] {
  const out: string[] = [];
  for (const name of ['hand', 'victim']) {
    const hand = param(event, name);
    if (typeof hand === 'number') out.push(`hand-${hand}`);
  }
  for (const hand of (param(event, 'hands') as number[] | undefined) ?? []) out.push(`hand-${hand}`);
  const value = param(event, 'value');
  if (typeof value === 'number') out.push(`stack-${value}`);
  const name = param(event, 'food');
  if (typeof name === 'string' && food(name).value && event.key === 'krill-event-food') out.push(`stack-${food(name).value}`);
  return out;
}
