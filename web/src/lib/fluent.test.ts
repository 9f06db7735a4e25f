import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { KrillView } from '../games/krill/model';
import { renderers } from '../games/krill/words';
import { bundle, type Renderer, Words } from './fluent';
import type { Params, View } from './types';

const read = (path: string) => readFileSync(new URL(`../../../src/shoal/${path}`, import.meta.url), 'utf8');
const common = read('messages/en.ftl');
const krill = read('games/krill/messages/en.ftl');

const fixed = (locale: string, catalogues: string[], renderers: Record<string, Renderer>) =>
  new Words({ locale, bundle: () => bundle(locale, catalogues) }, '', renderers);

function words(sides: ('only' | 'right' | 'left')[]) {
  const view = { hands: sides.map((side, hand) => ({ hand, side, seat: side === 'only' ? hand : hand >> 1 })) } as KrillView;
  return fixed('en', [common, krill], renderers({ view: () => view as unknown as View, name: (seat) => ['Ann', 'Ben', 'Cleo'][seat]! }));
}

test('typed parameters become words', () => {
  const w = words(['only', 'only', 'only']);
  expect(w.msg({ key: 'krill-event-food', params: { food: ['food', 'krill-4'] } })).toBe('New food: 4-value Krill.');
  expect(w.msg({ key: 'krill-event-collect', params: { hand: ['hand', 1], card: ['card', '5'], value: ['value', 5], n: ['n', 1] } })).toBe(
    'Ben takes the 5s with Gray Whale 5: one card.',
  );
  expect(w.msg({ key: 'krill-event-cancel-number', params: { card: ['card', '5'], hands: ['hands', [0, 1, 2]], value: ['value', 5] } })).toContain('Ann, Ben, and Cleo');
  expect(w.msg({ key: 'krill-event-seal-seen', params: { hand: ['hand', 0], victim: ['hand', 1], n: ['n', 2], foods: ['foods', ['plankton-3', 'plastic-10']] } })).toContain(
    '3-value Plankton and Plastic of minus 10',
  );
});

test('an option is called what its game calls it, in the language of the page', () => {
  const said = (language: string) => {
    const texts = [read(`messages/${language}.ftl`), read(`games/krill/messages/${language}.ftl`)];
    const params = { name: ['option', 'players'], value: ['n', 7], needs: ['option', 'darker_waters'], min: ['n', 2], max: ['n', 6] } satisfies Params;
    return new Words({ locale: language, bundle: () => bundle(language, texts) }, 'krill').say('common-option-beyond', params);
  };
  expect(said('en')).toBe('Players: 7 needs Darker Waters, which is off; without it 2 to 6 are allowed.');
  expect(said('ru')).toMatch(/^Игроки: 7 — только с настройкой «Тёмные воды»/);
});

test('of two hands it is said which', () => {
  const w = words(['right', 'left', 'right', 'left']);
  expect(w.msg({ key: 'krill-event-played', params: { hand: ['hand', 3], card: ['card', 'squid'] } })).toBe('Ben’s left hand plays Giant Squid.');
  expect(w.msg({ key: 'krill-ask-card', params: { hand: ['hand', 0], side: ['side', 'right'] } })).toMatch(/^Right hand/);
});

test('names stay names: no markup, no placeables', () => {
  const w = fixed('en', [common, krill], renderers({ view: () => ({ hands: [{ side: 'only', seat: 0 }] }) as unknown as View, name: () => '<b>{ $x }</b>' }));
  expect(w.msg({ key: 'krill-event-squid-none', params: { hand: ['hand', 0] } })).toContain('<b>{ $x }</b>');
});

test('an unknown key is still something to read', () => {
  expect(words(['only']).msg({ key: 'krill-event-brand-new' })).toBe('krill event brand new');
  expect(words(['only']).text('krill-option-deck.nothing')).toBe('');
});

test('every message of the catalogues can be printed', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const w = words(['only']);
  expect(complain).not.toHaveBeenCalled();
  const ids = [...(common + krill).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
  expect(ids.length).toBeGreaterThan(300);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(w.has(id), id).toBe(true);
    expect(w.text(id, { n: 2, value: 2, name: 'x', hand: 'x', card: 'x', hands: 'x', side: 'only' }), id).not.toBe('');
  }
  complain.mockRestore();
});

test('no text of the client asks for an id that is not there', () => {
  const w = words(['only']);
  const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
  for (const [path, source] of Object.entries(sources))
    for (const [, id] of source.matchAll(/'((?:ui|krill|common)-[a-z0-9-]+)'/g))
      if (!/^krill-(event-|\d)/.test(id!) && !id!.endsWith('-')) expect(w.has(id!), `${path}: ${id}`).toBe(true);
});
