import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle, Words } from '../../lib/fluent';
import type { Msg, View } from '../../lib/types';
import { PRINTED } from './figures';
import { flights } from './flights';
import { around, type Hand, type KrakenView, type Outlook, sorted } from './model';
import { foreseen, grouped, printedOn, renderers, seaName } from './words';

const read = (file: string, language = 'en') => readFileSync(new URL(`../../../../src/shoal/${file}/${language}.ftl`, import.meta.url), 'utf8');

function words(language = 'en'): Words {
  const made = bundle(language, [read('messages', language), read('games/kraken/messages', language)]);
  const source = { locale: language, bundle: () => made };
  return new Words(source, 'kraken', renderers({ view: () => null, name: (seat) => ['Ann', 'Ben', 'Cleo'][seat]! }));
}

const hand = (seat: number, more: Partial<Hand> = {}): Hand => ({
  hand: seat, seat, side: 'only', size: 7, passes_to: (seat + 1) % 3, lair: {}, ships: [], ocean: { 1: {}, 2: {}, 3: {} }, tentacle: [], grown: 0, ...more,
});
const view = (hands: Hand[], viewer?: number) => ({ ...PRINTED, hands, viewer }) as unknown as KrakenView;
const outlook = (place: Partial<Outlook['place']>, feed: Partial<Outlook['feed']> = {}): Outlook => ({
  place: { height: 3, points: 5, in_reach: false, lost: false, ...place },
  feed: { grows: 0, wasted: 0, height: 0, ship: 0, catch: 0, out_of_reach: 0, ...feed },
});

test('pages without a table read what is printed from the list of components', () => {
  expect(PRINTED.cards['shark']).toEqual({ food: 2, height: 3, copies: 4, points: 5 });
  expect(PRINTED.cards['mermaid']).toEqual({ food: 0, height: 2, copies: 9 });
  expect(Object.values(PRINTED.cards).reduce((sum, card) => sum + card.copies, 0)).toBe(62);
  expect([PRINTED.ships, PRINTED.sets]).toEqual([[8, 7, 6, 5], { babies: [13, 7], mermaids: [2, 6, 12] }]);
});

test('seas begin with the viewer and follow the way of the hands', () => {
  const hands = [hand(0), hand(1), hand(2)];
  expect(around(view(hands, 1)).map((h) => h.seat)).toEqual([1, 2, 0]);
  expect(around(view(hands)).map((h) => h.seat)).toEqual([0, 1, 2]);
});

test('cards are sorted from the lair up, equal ones together', () => {
  expect(sorted({ boat: 1, crab: 2, tuna: 0, diver: 1 }, PRINTED)).toEqual([['crab', 2], ['diver', 1], ['boat', 1]]);
  expect(grouped(['tuna', 'boat', 'tuna'])).toEqual([['tuna', 2], ['boat', 1]]);
  expect(words().value('cards', ['tuna', 'boat', 'tuna'])).toBe('Tuna ×2 and Fishing Boat');
});

test('what a choice would come to is said as the service foresees it', () => {
  const say = (use: 'place' | 'feed', o: Outlook) => foreseen(use, o, words());
  expect(say('place', outlook({ height: 0, points: 1 }))).toBe('one point, safe');
  expect(say('place', outlook({}))).toBe('5 points, needs a tentacle of height 3');
  expect(say('place', outlook({ in_reach: true }))).toBe('5 points when the tentacle retracts');
  expect(say('place', outlook({ lost: true }))).toMatch(/^lost: /);
  expect(say('feed', outlook({}))).toBe('grows nothing');
  expect(say('feed', outlook({}, { grows: 1, wasted: 1, height: 4, ship: 8, catch: 3 }))).toBe('tentacle to height 4, 1 food wasted, reaches the ship worth 8, would catch 3 points');
  // A tentacle that stays at the ship wastes all.
  expect(say('feed', outlook({}, { wasted: 2, height: 4 }))).toBe('2 food wasted, nothing to catch');
});

test('a sea can be read without seeing it, in both languages', () => {
  const sea = hand(0, { tentacle: [4, 9], ocean: { 1: { tuna: 2 }, 2: {}, 3: { boat: 1 } }, lair: { baby: 1 }, ships: [8] });
  expect(seaName(sea, 'Ann', view([sea]), words())).toBe('Ann: tentacle at 2; Height 1: Tuna ×2; Height 3: Fishing Boat; Lair: Baby Kraken and Cruise Ship, 8 points');
  expect(seaName(hand(1), 'Ben', view([hand(1)]), words('ru'))).toBe('Ben: щупальца нет; Логово: пока ничего не поймано');
  expect(printedOn('crab', PRINTED, words())).toBe('One point in the lair. Fed to the kraken, it grows one tentacle card.');
});

test('a retracting tentacle brings down what it reaches, and what is lost flies out', () => {
  const before = view([hand(0, { tentacle: [4, 9], ocean: { 1: { tuna: 2 }, 2: {}, 3: { boat: 1 } } }), hand(1)]) as unknown as View;
  const fly = (...events: Msg[]) => flights({ seq: 1, events, before, after: before }).map(({ from, to, art }) => [from, to, art]);
  const seat: Msg['params'] = { hand: ['hand', 0] };
  const tuna = ['at-0-1', 'lair-0', 'art-kraken-tuna-small'];
  expect(fly({ key: 'kraken-event-retracted', params: { ...seat, height: ['n', 2] } })).toEqual([tuna, tuna]);
  expect(fly({ key: 'kraken-event-lost', params: seat })).toEqual([['at-0-3', 'out', 'art-kraken-boat-small']]);
  expect(new Set(fly({ key: 'kraken-event-passed' }).map(([from, to]) => `${from} ${to}`))).toEqual(new Set(['held-0 held-1', 'held-1 held-2']));
  expect(fly({ key: 'kraken-event-stayed', params: seat })).toEqual([]);
});
