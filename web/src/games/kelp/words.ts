import { param } from '../../lib/events';
import type { Renderer, Words } from '../../lib/fluent';
import type { Msg, Params } from '../../lib/types';
import type { Context } from '../index';
import { type Counts, type DieState, type Figures, type KelpView, type SharkCard, target, type OctopusCard, type Zone } from './model';

export function renderers(context: Context): Record<string, Renderer> {
  return {
    hand: (value) => context.name(Number(value)),
    card: (value, words, form) => words.name(`kelp-card-${String(value)}`, form),
    cards: (value, words, form) => words.list(grouped(value as string[]).map(([card, n]) => times(words.name(`kelp-card-${card}`, form), n, words))),
    shark: (value, words, form) => words.name(`kelp-shark-${String(value)}`, form),
    block: (value, words, form) => words.name(`kelp-block-${String(value)}`, form),
    blocks: (value, words, form) => words.list(grouped(value as string[]).map(([block, n]) => times(words.name(`kelp-block-${block}`, form), n, words))),
    zone: (value, words, form) => words.name(`kelp-zone-${String(value)}`, form),
    space: (value, words, form) => words.name(`kelp-space-${String(value)}`, form),
    colour: (value, words, form) => words.name(`kelp-colour-${String(value)}`, form),
    strategy: (value, words, form) => words.name(`kelp-strategy-${String(value)}`, form),
  };
}

/** Equal things together, in the order in which they came. */
export function grouped(names: string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const name of names) out.set(name, (out.get(name) ?? 0) + 1);
  return [...out];
}

export const times = (name: string, n: number, words: Words): string => (n > 1 ? words.text('kelp-ui-times', { name, n }) : name);

/** An answer in words, for buttons. */
export function told(answer: string, words: Words): string {
  const t = target(answer);
  const params: Params = {};
  if (t.card) params['card'] = ['card', t.card];
  if (t.shark) params['card'] = ['shark', t.shark];
  if (t.block) params['block'] = ['block', t.block];
  if (t.space) params['space'] = ['space', t.space];
  if (t.strategy) params['strategy'] = ['strategy', t.strategy];
  if (t.colour) params['colour'] = ['colour', t.colour];
  if (t.n !== undefined) params['n'] = ['n', t.n];
  if (t.other) Object.assign(params, { a: ['zone', t.zone!], b: ['zone', t.other] });
  else if (t.zone) params['zone'] = ['zone', t.zone];
  return upper(words.say(`kelp-answer-${t.verb}`, params), words);
}

export const upper = (text: string, words: Words): string => text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);

export const dieName = (die: DieState, words: Words): string => words.say('kelp-ui-die', { colour: ['colour', die.colour], n: ['n', die.value] });

/** Dice or blocks by kind, in words. */
export function countList(counts: Counts, prefix: string, words: Words): string {
  const all = Object.entries(counts).filter(([, n]) => n > 0);
  return all.length ? words.list(all.map(([name, n]) => words.text('kelp-ui-times', { name: words.text(`kelp-${prefix}-${name}`), n }))) : words.text('kelp-ui-none');
}

/** What is written on a card: its name and, in short, what it does. */
export function written(card: string, figures: Figures, words: Words): { name: string; label: string } {
  const own = figures.octopus[card];
  return own
    ? { name: words.text(`kelp-card-${card}`), label: words.text(`kelp-ui-effect-${own.effect}`, { n: own.amount }) }
    : { name: figures.shark[card] ? words.text(`kelp-shark-${card}`) : '', label: '' };
}

/** A card by its cost or price and what it does. */
export function cardText(card: string, figures: Figures, words: Words): { name: string; line: string; help: string } {
  const own: OctopusCard | undefined = figures.octopus[card];
  if (own) return { name: words.text(`kelp-card-${card}`), line: words.text('kelp-ui-cost', { sort: words.text(`kelp-sort-${own.sort}`), n: own.cost }), help: words.text(`kelp-help-${card}`) };
  const shark: SharkCard | undefined = figures.shark[card];
  if (shark) return { name: words.text(`kelp-shark-${card}`), line: words.text('kelp-ui-price', { n: shark.price, dice: countList(shark.dice, 'colour', words) }), help: words.text(`kelp-shark-${card}.help`) };
  return { name: words.text(`kelp-strategy-${card}`), line: '', help: words.text(`kelp-strategy-${card}.help`) };
}

/** The name of a zone for those who cannot see it: where, what kind, the value, what stands or lies there. */
export function zoneName(zone: Zone, view: KelpView, words: Words): string {
  const parts = [upper(words.text(`kelp-zone-${zone.name}`), words), words.text('kelp-ui-zone', { kind: words.text(`kelp-kind-${zone.kind}`), n: zone.value })];
  if (zone.stands === 'none') parts.push(words.text('kelp-ui-no-block'));
  else parts.push(`${zone.block ? words.text(`kelp-block-${zone.block}`) : words.text('kelp-ui-unknown-block')}, ${words.text(`kelp-ui-${zone.stands}`)}`);
  if (zone.die) parts.push(dieName(zone.die, words));
  const known = view.memory?.[zone.name];
  if (known && !zone.block) parts.push(words.text('kelp-ui-remembered', { blocks: words.list(likely(known).map(([block, n]) => words.text('kelp-ui-percent', { name: words.text(`kelp-block-${block}`), n }))) }));
  return parts.join(', ');
}

/** What a block may be, the likeliest first. */
export const likely = (chances: Counts): [string, number][] => Object.entries(chances).filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a);

/** How long each kind of step wants to be seen. */
const LENGTH: Record<string, number> = {
  begins: 1200,
  round: 700,
  'sharks-turn': 700,
  played: 1300,
  paid: 1100,
  swapped: 1100,
  hidden: 700,
  lifted: 500,
  'lifted-seen': 700,
  landed: 650,
  'landed-seen': 750,
  'landed-all': 900,
  ate: 1500,
  'drew-die': 700,
  rolled: 1200,
  rerolled: 1100,
  current: 900,
  swam: 700,
  'swam-over': 600,
  placed: 900,
  searched: 1300,
  struck: 1600,
  trapped: 1300,
  confronted: 2200,
  escaped: 1500,
  hunger: 1000,
  'grew-up': 1300,
  bought: 1000,
  refilled: 800,
};

export function length(events: Msg[]): number {
  let ms = 0;
  for (const event of events) ms = Math.max(ms, LENGTH[kind(event)] ?? 800);
  return ms + Math.max(0, events.length - 1) * 120;
}

export const kind = (event: Msg): string => event.key.replace('kelp-event-', '');

/** The places on the table that an event is about. */
export function places(event: Msg): string[] {
  const out: string[] = [];
  for (const name of ['zone', 'a', 'b']) {
    const zone = param(event, name);
    if (typeof zone === 'string') out.push(`zone-${zone}`);
  }
  const space = param(event, 'space');
  if (typeof space === 'string') out.push(`space-${space}`);
  const what = kind(event);
  if (what === 'hunger') out.push('hunger');
  if (what.startsWith('grew')) out.push('growth');
  if (what === 'stored' || what === 'reduced') out.push('energy');
  return out;
}
