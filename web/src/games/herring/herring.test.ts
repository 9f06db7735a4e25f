import { describe, expect, test } from 'vitest';
import { box, parse } from './box';
import { creatures } from './art/creatures';
import { actionOf, avoids, byTarget, each, inOrder, target } from './model';
import { bundle, Words } from '../../lib/fluent';
import { extinction, places, renderers } from './words';

describe('what is in the box', () => {
  test('is read from the list that the rules read', () => {
    expect(box.animals.map((kind) => kind.name)).toEqual(['herring', 'mackerel', 'squid', 'cod', 'dolphin', 'seal', 'basking-shark', 'minke-whale', 'orca', 'greenland-shark']);
    expect(box.disasters).toHaveLength(8);
    expect(box.animals[1]).toEqual({ name: 'mackerel', level: 1, apex: false, eats: ['plankton', 'herring'] });
  });
  test('an apex predator eats whatever it does not avoid, and prints what it avoids', () => {
    const orca = box.animals.find((kind) => kind.name === 'orca')!;
    expect(orca.apex).toBe(true);
    expect(orca.eats).toContain('greenland-shark');
    expect(orca.eats).not.toContain('plankton');
    expect(avoids(orca, box.animals)).toEqual(['plankton', 'squid', 'orca']);
  });
  test('other components are other cards', () => {
    const other = parse('[setup]\ngoal = 3\n\n[[animal]]\nname = "krill"\nlevel = 1\neats = ["plankton"]\n\n[[animal]]\nname = "whale"\nlevel = 3\navoids = ["plankton", "whale"]\n\n[[destruction]]\nname = "noise"\n');
    expect(other.animals.map((kind) => kind.eats)).toEqual([['plankton'], ['krill']]);
    expect(other.disasters).toEqual(['noise']);
  });
  test('everything has a drawing', () => {
    for (const name of ['plankton', 'danger', ...box.animals.map((kind) => kind.name), ...box.disasters]) expect(creatures).toHaveProperty(name);
  });
});

describe('answers', () => {
  test('point at cards, species and players', () => {
    expect(target('small herring')).toEqual({ card: 'herring' });
    expect(target('eat basking-shark')).toEqual({ species: 'basking-shark' });
    expect(target('mine 2')).toEqual({ hand: 1 });
    expect(target('storm 1')).toEqual({ hand: 0 });
    expect(target('draw')).toEqual({});
  });
  test('belong to one of the four actions, or to none', () => {
    expect(['play oil', 'small cod', 'any cod', 'current', 'end'].map(actionOf)).toEqual(['destruction', 'small', 'any', 'current', null]);
  });
  test('of one card come together, legal ones first and otherwise in order', () => {
    const why = { key: 'x' };
    const answers = [{ answer: 'small squid', legal: false, why }, { answer: 'end', legal: true }, { answer: 'any squid', legal: true }, { answer: 'any cod', legal: true }];
    const found = byTarget({ name: 'turn', prompt: why, answers }, 'card');
    expect([...found].map(([card, list]) => [card, list.map((a) => a.answer)])).toEqual([['squid', ['any squid', 'small squid']], ['cod', ['any cod']]]);
    expect(byTarget(undefined, 'card').size).toBe(0);
  });
});

test('names stand within a sentence as the catalogue has them there', () => {
  const ftl = 'herring-card-cod = Cod\nherring-card-minke-whale = Minke Whale\n    .nom = minke WHALE\ngone = Gone: { $cards-nom }. { $n }';
  const words = new Words({ locale: 'en', bundle: () => made }, 'herring', renderers({ view: () => null, name: String }));
  const made = bundle('en', [ftl]);
  expect(words.say('gone', extinction(['cod', 'minke-whale']))).toBe('Gone: Cod and minke WHALE. 2');
});

test('counts are shown in the order of the cards, or one by one', () => {
  expect(inOrder({ oil: 1, cod: 2, herring: 1 }, ['herring', 'cod', 'oil'])).toEqual([['herring', 1], ['cod', 2], ['oil', 1]]);
  expect(each({ herring: 2, cod: 1 })).toEqual(['herring', 'herring', 'cod']);
});

test('an event names the places it is about', () => {
  expect(places({ key: 'herring-event-laid', params: { hand: ['hand', 2], card: ['card', 'cod'] } })).toEqual(['hand-2', 'species-cod']);
  expect(places({ key: 'herring-event-extinct', params: { card: ['card', 'cod'] } })).toEqual(['species-cod', 'track']);
  expect(places({ key: 'herring-event-mine', params: { hand: ['hand', 0], victim: ['hand', 1], n: ['n', 2] } })).toEqual(['hand-0', 'hand-1']);
});
