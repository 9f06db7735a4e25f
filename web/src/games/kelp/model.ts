import type { Answer, Msg, Question, Result, View } from '../../lib/types';

/** The view of Kelp, as the service sends it. The client reads it and knows no rule. */
export type Counts = Record<string, number>;
export type Colour = 'blue' | 'yellow' | 'red';

export interface DieState {
  colour: Colour;
  value: number;
}

export interface Zone {
  name: string;
  kind: 'exposed' | 'kelp' | 'rocky';
  value: number;
  stands: 'open' | 'hidden' | 'none';
  /** Only where this viewer may see it. */
  block?: string;
  die?: DieState;
  target?: true;
}

export interface Space {
  name: string;
  touches: string[];
  den: boolean;
  /** The spaces that its two ends lead to. */
  ends: [string[], string[]];
  /** The Current on it, 0 for none. */
  current: number;
}

export interface Pile {
  sort: string;
  top: string | null;
  n: number;
}

export interface Octopus {
  hand_n: number;
  hand_size: number;
  deck_n: number;
  discards: Counts;
  played: Counts;
  trash: Counts;
  actions: number;
  piles: Pile[];
  aside: Counts;
  gainable: string[];
  foods: Record<string, 'there' | 'eaten' | 'used'>;
  track: string[];
  hand?: Counts;
  deck?: Counts;
  held?: string;
  sure?: Counts;
  unseen?: Counts;
}

export interface Shark {
  space: string;
  ahead: string[];
  in_den: boolean;
  /** The ways it can swim, each to an empty space. */
  ways: string[][];
  bag_n: number;
  bag?: Counts;
  supply: Counts;
  drawn: Counts;
  pool: DieState[];
  energy: DieState[];
  pips: number;
  spent: number;
  waiting: Counts;
  growth: { turned: number; dice: Counts };
  hunger: Counts;
  hunger_n: number;
  hunger_size: number;
  rerolls: number;
  offer: (string | null)[];
  stock_n: number;
  stock?: Counts;
  cards: Counts;
  used: Counts;
  saved?: DieState;
}

export interface OctopusCard {
  sort: string;
  cost: number;
  effect: string;
  amount: number;
  draws: number;
  trashes: boolean;
  to_hand: boolean;
}

export interface SharkCard {
  price: number;
  dice: Counts;
  amount?: number;
}

/** What is printed on the cards. */
export interface Figures {
  octopus: Record<string, OctopusCard>;
  shark: Record<string, SharkCard>;
  strategies: Record<string, { effect: string; amount: number }>;
}

export interface ChoiceView {
  answer?: string;
  zones?: string[];
  pay?: string[];
  dice?: Record<string, DieState>;
  swaps?: [string, string][];
  way?: string[];
  /** The Octopus would be revealed. */
  bares?: true;
  /** How many dice would lie on the Hunger Track. */
  hunger?: number;
}

export interface KelpView extends Omit<View, 'questions'> {
  sides: [string, string];
  round: number;
  limit?: number;
  turn: number;
  zones: Zone[];
  spaces: Space[];
  octopus: Octopus;
  shark: Shark;
  strategies: string[];
  cards: Figures;
  hands: { hand: number; seat: number; side: string }[];
  doing?: string;
  left?: number;
  in_bag?: number;
  trap?: string;
  escaped?: string;
  choice?: ChoiceView;
  memory?: Record<string, Counts>;
  memory_blurred?: boolean;
  end?: string;
  questions?: Question[];
  result?: Result;
}

export const OCTOPUS = 0;
export const SHARK = 1;
export const FOODS = ['crab', 'snail', 'lobster', 'abalone'];
export const COLOURS: Colour[] = ['blue', 'yellow', 'red'];

/** An answer taken apart: what is done, and with which thing of the table. */
export interface Target {
  verb: string;
  /** The thing that stands for it on the table: `zone-n`, `space-n-c`, `card-drift`, `die-red-4`, `deed-draw`. */
  thing: string;
  zone?: string;
  /** The other zone of a swap. */
  other?: string;
  space?: string;
  card?: string;
  shark?: string;
  block?: string;
  strategy?: string;
  colour?: Colour;
  n?: number;
}

const OF_ZONE = new Set(['reveal', 'hide', 'shuffle', 'exchange', 'spot', 'first', 'search', 'strike']);
const OF_SPACE = new Set(['sink', 'swim', 'dart', 'at', 'recall']);
const OF_CARD = new Set(['play', 'discard', 'learn', 'drop']);
const OF_DIE = new Set(['reroll', 'again', 'raise', 'sacrifice', 'turn-up', 'save', 'store', 'reduce']);

/** Which thing on the table an answer is about. */
export function target(answer: string): Target {
  const [verb = '', what = '', more = ''] = answer.split(' ');
  const deed = (name: string): Target => ({ verb: name, thing: `deed-${name}` });
  if (verb.startsWith('den-')) return { verb: 'den', thing: `space-${verb}`, space: verb };
  if (answer === 'hide all') return deed('hide-all');
  if (verb === 'to') return deed(`to-${what}`);
  if (verb === 'draw' && what) return deed(`draw-${what}`);
  if (!what) return deed(verb);
  if (OF_ZONE.has(verb)) return { verb, thing: `zone-${what}`, zone: what };
  if (verb === 'swap') return { verb, thing: `zone-${what}`, zone: what, other: more };
  if (OF_SPACE.has(verb)) return { verb, thing: `space-${what}`, space: what };
  if (OF_CARD.has(verb)) return { verb, thing: `card-${what}`, card: what };
  if (verb === 'trash' || verb === 'fetch') {
    const pile = answer.endsWith(' from pile');
    return { verb: pile ? `${verb}-pile` : verb, thing: `${pile ? 'pile' : verb === 'fetch' ? 'deck' : 'card'}-${what}`, card: what };
  }
  if (verb === 'gain') return { verb, thing: `block-${what}`, block: what };
  if (verb === 'use' && FOODS.includes(what)) return { verb: 'use-food', thing: `food-${what}`, block: what };
  if (verb === 'use') return { verb, thing: `shark-${what}`, shark: what };
  if (verb === 'buy' || verb === 'replace') return { verb, thing: `offer-${what}`, shark: what };
  if (verb === 'confront') return { verb, thing: `strategy-${what}`, strategy: what };
  if (OF_DIE.has(verb)) return { verb, thing: `die-${what}-${more}`, colour: what as Colour, n: Number(more) };
  if (verb === 'current') return what === 'saved' ? { verb: 'current-saved', thing: 'die-saved' } : { verb, thing: `die-blue-${what}`, n: Number(what) };
  if (verb === 'with') return what === 'saved' ? { verb: 'with-saved', thing: 'die-saved' } : { verb, thing: `with-${what}`, n: Number(what) };
  return { verb, thing: `colour-${what}`, colour: what as Colour };
}

/** Answers by the thing that stands for them; a swap by both of its zones. Legal ones first. */
export function byThing(answers: Answer[]): Map<string, Answer[]> {
  const out = new Map<string, Answer[]>();
  const put = (thing: string, answer: Answer) => {
    const list = out.get(thing) ?? [];
    if (!list.some((a) => a.answer === answer.answer)) out.set(thing, [...list, answer]);
  };
  for (const answer of answers) {
    const t = target(answer.answer);
    put(t.thing, answer);
    if (t.other) put(`zone-${t.other}`, answer);
  }
  for (const [thing, list] of out) out.set(thing, [...list.filter((a) => a.legal), ...list.filter((a) => !a.legal)]);
  return out;
}

/** Why a thing cannot be picked: the first reason there is. */
export const whyNot = (answers: Answer[]): Msg | undefined => answers.find((a) => a.why)?.why;

/** Things by kind with how many there are, in the order of the list of components. */
export function sorted(counts: Counts = {}, order: string[]): [string, number][] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

export const each = (counts: Counts = {}): string[] => Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));
export const sum = (counts: Counts = {}): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** Dice by colour, the mild before the dangerous, low before high. */
export const inOrder = (dice: DieState[]): DieState[] => [...dice].sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.value - b.value);

/** The pool without what is placed on zones in the choice in the making. */
export function left(pool: DieState[], placed: DieState[]): DieState[] {
  const rest = [...placed];
  return inOrder(pool).filter((die) => {
    const at = rest.findIndex((other) => other.colour === die.colour && other.value === die.value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
