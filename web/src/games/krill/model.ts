import type { Answer, Question, Result, View } from '../../lib/types';
import type { Msg } from '../../lib/types';

/** The view of Go For The Krill, as the service sends it. The client reads it and knows no rule. */
export interface Stack {
  plankton: number;
  krill: number;
  plastic: number;
  spooked: boolean;
}

export interface Pile {
  cards: number;
  food?: Record<string, number>;
  points?: number;
  unknown?: number;
}

export interface Hand {
  hand: number;
  seat: number;
  side: 'only' | 'right' | 'left';
  scores: boolean;
  returned?: string;
  cards: string[];
  discards: { card: string; round: number }[];
  played?: string;
  cancelled?: boolean;
  tie?: string;
  has_tick?: boolean;
  chosen?: string;
  chosen_tie?: string;
  chosen_return?: string;
  catch: number;
  pile: Pile;
}

export interface Mission {
  mission: string;
  points: number;
  holder?: number;
  progress?: { hand: number; text: Msg }[];
}

export interface KrillQuestion extends Question {
  hand: number;
}

export interface KrillView extends Omit<View, 'questions'> {
  hands_each: number;
  round: number;
  rounds: number;
  phase: 'replenish' | 'select' | 'reveal' | 'collect' | 'over';
  letter?: string;
  deck: { left: number; unseen?: Record<string, number> };
  shown?: string;
  out: Record<string, number>;
  stacks: Record<string, Stack>;
  hands: Hand[];
  missions?: Mission[];
  questions?: KrillQuestion[];
  /** After the end: what each hand's points are made of. */
  sheet?: { hand: number; food: Record<string, number>; missions: Record<string, number>; counts: boolean }[];
  result?: Result;
}

export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** What an answer points at on the table. */
export interface Target {
  card?: string;
  hand?: number;
  stack?: string;
  tie?: string;
}

export function target(question: string, answer: string): Target {
  const rest = answer.slice(answer.lastIndexOf(' ') + 1);
  switch (question) {
    case 'card':
      return { card: answer };
    case 'tie':
      return { tie: answer };
    case 'shark':
    case 'seal':
      return { hand: Number(rest) - 1 };
    case 'penguin':
    case 'whale-shark':
      return { stack: rest };
    case 'squid':
      return { card: answer.slice('squid '.length) };
    default:
      return {};
  }
}

/** The answers of a part, by the thing on the table that stands for them. */
export function byTarget(part: Question | undefined, kind: keyof Target): Map<string, Answer> {
  const out = new Map<string, Answer>();
  for (const answer of part?.answers ?? []) {
    const at = target(part!.name, answer.answer)[kind];
    if (at !== undefined) out.set(String(at), answer);
  }
  return out;
}

/** "krill-4" to its kind and value; specials have no value. */
export function food(name: string): { kind: string; value?: number } {
  const found = /^(.+)-(\d+)$/.exec(name);
  return found ? { kind: found[1]!, value: Number(found[2]) } : { kind: name };
}

/** The letter at which a card acts: printed on it. */
export function letter(card: string): string {
  const letters: Record<string, string> = { shark: 'A', net: 'B', 'whale-shark': 'D', penguin: 'E', albatross: 'F', seal: 'G', squid: 'H' };
  return letters[card] ?? 'C';
}
