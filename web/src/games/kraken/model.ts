import type { Question, Result, View } from '../../lib/types';

/** The view of Kraken Up, as the service sends it. The client reads it and knows no rule. */
export type Counts = Record<string, number>;

export interface Printed {
  food: number;
  height: number;
  copies: number;
  /** None where a card scores in sets or by majority. */
  points?: number;
}

/** What is printed on the cards. */
export interface Figures {
  cards: Record<string, Printed>;
  ships: number[];
  sets: { babies: number[]; mermaids: number[] };
}

export type Use = 'place' | 'feed';

export interface Hand {
  hand: number;
  seat: number;
  side: 'only';
  size: number;
  passes_to: number;
  cards?: Counts;
  lair: Counts;
  ships: number[];
  ocean: Record<string, Counts>;
  tentacle: number[];
  grown: number;
  shown?: string;
  used?: Use;
  chosen?: string;
  chosen_use?: Use;
  points?: number;
}

export interface Outlook {
  place: { height: number; points: number; in_reach: boolean; lost: boolean };
  feed: { grows: number; wasted: number; height: number; ship: number; catch: number; out_of_reach: number };
}

export interface KrakenQuestion extends Question {
  hand: number;
}

export interface KrakenView extends Omit<View, 'questions'> {
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  phase: 'select' | 'use' | 'resolve' | 'ships' | 'pass' | 'retract' | 'deal' | 'over';
  together: boolean;
  ships: { points: number; seat: number }[];
  tentacles: number;
  discards: { fed: Counts; lost: Counts };
  deck: { left: number; unseen?: Counts; cards?: Counts };
  sets: Figures['sets'];
  cards: Record<string, Printed>;
  hands: Hand[];
  outlook?: Record<string, Outlook>;
  questions?: KrakenQuestion[];
  /** After the end: what each seat's points are made of. */
  sheet?: { hand: number; cards: Counts; babies: number; mermaids: number; ships: number; total: number }[];
  result?: Result;
}

/** From the surface down to the first height above the lair. */
export const HEIGHTS = ['3', '2', '1'];

export const figuresOf = (view: KrakenView): Figures => ({ cards: view.cards, ships: view.ships.map((ship) => ship.points), sets: view.sets });

/** Cards in the order of the list of components: from the lair up. */
export function sorted(counts: Counts, view: Pick<Figures, 'cards'>): [string, number][] {
  const order = Object.keys(view.cards);
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The seats in the order in which hands go round, beginning with the viewer. */
export function around(view: KrakenView): Hand[] {
  const out: Hand[] = [];
  for (let seat = view.viewer ?? 0; out.length < view.hands.length; seat = view.hands[seat]!.passes_to) out.push(view.hands[seat]!);
  return out;
}
