import type { Question, Result, View } from '../../lib/types';

/** The view of Herring: Northern Seas, as the service sends it. The client reads it and knows no rule. */
export interface Kind {
  name: string;
  level: number;
  apex: boolean;
  /** Species, or "plankton". */
  eats: string[];
}

export interface Species extends Kind {
  /** On the common table. */
  n: number;
}

export interface Hand {
  hand: number;
  seat: number;
  points: number;
  animals: number;
  destruction: number;
  /** Points once the cards in hand are paid for, if the end came now. */
  standing: number;
  cards?: Record<string, number>;
  known?: Record<string, number>;
}

export type ActionName = 'destruction' | 'small' | 'any' | 'current';
export type ActionState = 'open' | 'now' | 'done' | 'passed';

export interface Making {
  answer: string;
  /** What of the turn is given up by it. */
  passes: ActionName[];
  target?: number;
  cards?: Record<string, number>;
  draws?: number;
  species?: string;
  need?: number;
  left?: number;
  food?: Record<string, number>;
  extinct?: string[];
}

export interface Deck {
  left: number;
  discards: Record<string, number>;
}

export interface HerringView extends Omit<View, 'questions'> {
  round: number;
  limit?: number;
  phase: 'turn' | 'draw' | 'over';
  turn: number;
  first: number;
  goal: number;
  destruction: number;
  species: Species[];
  plankton: Deck;
  disasters: Deck;
  hands: Hand[];
  actions: Record<ActionName, ActionState>;
  laying?: string;
  choice?: Making;
  warnings?: Record<string, string[]>;
  unseen?: Record<string, number>;
  questions?: Question[];
  end?: string[];
  result?: Result;
}

export const ACTIONS: ActionName[] = ['destruction', 'small', 'any', 'current'];

/** What an answer points at on the table. */
export interface Target {
  card?: string;
  hand?: number;
  species?: string;
}

/** An answer is a word for what is done and a name for what it is done with: "eat cod", "mine 2". */
export function target(answer: string): Target {
  const [verb, name] = answer.split(' ') as [string, string | undefined];
  if (name === undefined) return {};
  if (verb === 'eat' || verb === 'nets') return { species: name };
  if (verb === 'mine' || verb === 'storm') return { hand: Number(name) - 1 };
  return { card: name };
}

/** Which of the four actions an answer to what to do next belongs to. */
export function actionOf(answer: string): ActionName | null {
  const verb = answer.split(' ')[0]!;
  return verb === 'play' ? 'destruction' : verb === 'small' || verb === 'any' || verb === 'current' ? verb : null;
}

/** The answers of a question by the thing that stands for them, legal ones before others. */
export function byTarget(question: Question | undefined, kind: keyof Target): Map<string, Question['answers']> {
  const out = new Map<string, Question['answers']>();
  for (const answer of question?.answers ?? []) {
    const at = target(answer.answer)[kind];
    if (at === undefined) continue;
    const list = out.get(String(at)) ?? [];
    if (answer.legal) list.splice(list.filter((a) => a.legal).length, 0, answer);
    else list.push(answer);
    out.set(String(at), list);
  }
  return out;
}

/** Cards of a hand in the order they are shown in: animals small to large, then destruction cards. */
export function inOrder(cards: Record<string, number>, order: string[]): [card: string, n: number][] {
  return Object.entries(cards).sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));
}

/** Counts by name as a list with repeats: three herring are three. */
export const each = (counts: Record<string, number>): string[] => Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

/** What an animal does not eat, of all there is. */
export const avoids = (kind: Kind, all: Kind[]): string[] => ['plankton', ...all.map((k) => k.name)].filter((food) => !kind.eats.includes(food));
