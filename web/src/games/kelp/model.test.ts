import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/types';
import { byThing, type DieState, left, target } from './model';

const legal = (answer: string): Answer => ({ answer, legal: true });

describe('answers taken apart', () => {
  it('finds the thing that stands for an answer', () => {
    const things: Record<string, [verb: string, thing: string]> = {
      'den-nw': ['den', 'space-den-nw'],
      'play eat-crab': ['play', 'card-eat-crab'],
      'use crab': ['use-food', 'food-crab'],
      'use hungry': ['use', 'shark-hungry'],
      'hide all': ['hide-all', 'deed-hide-all'],
      'hide sw': ['hide', 'zone-sw'],
      'trash drift': ['trash', 'card-drift'],
      'trash drift from pile': ['trash-pile', 'pile-drift'],
      'fetch drift': ['fetch', 'deck-drift'],
      'draw': ['draw', 'deed-draw'],
      'draw 3': ['draw-3', 'deed-draw-3'],
      'swim den-se': ['swim', 'space-den-se'],
      'current 5': ['current', 'die-blue-5'],
      'current saved': ['current-saved', 'die-saved'],
      'with 4': ['with', 'with-4'],
      'turn-up red 2': ['turn-up', 'die-red-2'],
      'feed blue': ['feed', 'colour-blue'],
      'to hand': ['to-hand', 'deed-to-hand'],
      'confront gray': ['confront', 'strategy-gray'],
      'buy agile': ['buy', 'offer-agile'],
    };
    for (const [answer, [verb, thing]] of Object.entries(things)) expect(target(answer), answer).toMatchObject({ verb, thing });
  });

  it('offers a swap at both of its zones, and what is legal before what is not', () => {
    const answers = byThing([{ answer: 'swap n c', legal: false }, legal('swap nw n'), legal('play drift'), legal('discard drift')]);
    expect(answers.get('zone-n')!.map((a) => a.answer)).toEqual(['swap nw n', 'swap n c']);
    expect(answers.get('zone-nw')).toHaveLength(1);
    expect(answers.get('zone-c')![0]!.legal).toBe(false);
    expect(answers.get('card-drift')).toHaveLength(2);
  });

  it('keeps in the pool what is not placed, equal dice one by one', () => {
    const die = (colour: DieState['colour'], value: number): DieState => ({ colour, value });
    expect(left([die('red', 5), die('yellow', 5), die('red', 5)], [die('red', 5)])).toEqual([die('yellow', 5), die('red', 5)]);
  });
});
