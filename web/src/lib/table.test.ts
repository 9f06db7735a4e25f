import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableStore } from './table.svelte';
import type { View } from './types';

/** A browser's worth of globals, small enough to see through. */
class FakeSocket {
  static all: FakeSocket[] = [];
  url: string;
  onopen = null;
  onclose: (() => void) | null = null;
  onmessage: ((m: { data: string }) => void) | null = null;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send() {}
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let posts: { path: string; body: { id: string; answers: string[]; decision: string } }[];
let reply: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  posts = [];
  reply = async () => Response.json({ status: 'accepted', seq: 9 });
  const bag = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (k: string) => bag.get(k) ?? null, setItem: (k: string, v: string) => bag.set(k, v), removeItem: (k: string) => bag.delete(k) });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    posts.push({ path, body: JSON.parse(String(init.body)) });
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = { name: 'card', prompt: { key: 'x' }, answers: [{ answer: '5', legal: true }] };
const view = (more: Partial<View> = {}): View => ({ game: 'x', viewer: 0, seats: 2, phase: 'select', stage: 3, ready: [false, false], asked: [0, 1], questions: [question], ...more });
const event = (key: string) => ({ key });

function open() {
  const store = new TableStore('t1', { length: () => 100 });
  store.open();
  store.director = () => {};
  return store;
}
const wire = () => FakeSocket.all.at(-1)!;

describe('a table', () => {
  test('shows step by step while what is asked is known at once', () => {
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view({ phase: 'one' }), log: [], decision: 'd1' });
    wire().say({ type: 'frame', seq: 5, events: [event('a')], patch: { phase: 'two' } });
    wire().say({ type: 'frame', seq: 6, events: [event('b')], patch: { phase: 'three' }, decision: 'd2' });
    expect(store.head?.phase).toBe('three');
    expect(store.decision).toBe('d2');
    expect(store.shown?.phase).toBe('two');
    vi.advanceTimersByTime(100);
    expect(store.shown?.phase).toBe('three');
    vi.advanceTimersByTime(100);
    expect(store.busy).toBe(false);
    store.close();
  });

  test('is behind while old steps are told, and while they are told again', () => {
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view({ phase: 'one' }), log: [], decision: 'd1' });
    expect(store.behind).toBe(false);
    wire().say({ type: 'frame', seq: 5, events: [event('a')], patch: { phase: 'two' } });
    wire().say({ type: 'frame', seq: 6, events: [event('b')], patch: { phase: 'three' }, decision: 'd2' });
    expect(store.behind).toBe(true);
    // The last step is on show: what is shown is how things stand.
    vi.advanceTimersByTime(100);
    expect(store.busy).toBe(true);
    expect(store.behind).toBe(false);
    vi.advanceTimersByTime(100);
    store.replay(4);
    vi.advanceTimersByTime(100);
    expect(store.shown?.phase).toBe('three');
    expect(store.behind).toBe(true);
    store.skip();
    expect(store.behind).toBe(false);
    store.close();
  });

  test('sends one answer however often it is confirmed', async () => {
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    const all = [store.answer(['5']), store.answer(['5']), store.answer(['5'])];
    await Promise.all(all);
    expect(posts).toHaveLength(1);
    expect(posts[0]!.body).toMatchObject({ decision: 'd1', answers: ['5'] });
    expect(store.sent?.answers).toEqual(['5']);
    store.close();
  });

  test('repeats an answer under the same id until the service has it', async () => {
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    let tries = 0;
    reply = async () => {
      if (++tries < 3) throw new TypeError('no network');
      return Response.json({ status: 'duplicate', seq: 9 });
    };
    const done = store.answer(['5']);
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(posts.map((p) => p.body.id)).toEqual([posts[0]!.body.id, posts[0]!.body.id, posts[0]!.body.id]);
    expect(localStorage.getItem('shoal.outbox.t1')).toBeNull();
    store.close();
  });

  test('an answer that was lost with the page is sent by the next one', async () => {
    localStorage.setItem('shoal.outbox.t1', JSON.stringify({ id: 'i1', decision: 'd1', answers: ['5'] }));
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    await vi.advanceTimersByTimeAsync(10);
    expect(posts[0]!.body.id).toBe('i1');
    expect(localStorage.getItem('shoal.outbox.t1')).toBeNull();
    store.close();
  });

  test('takes answers back, and nothing else than what may be taken back', async () => {
    const store = open();
    const undo = [['5'], ['6', 'tick']];
    wire().say({ type: 'hello', seq: 4, view: view({ asked: [1], questions: [], undo }), log: [], decision: 'd1' });
    expect(store.undoable).toEqual(undo);
    await store.undo(3);
    expect(posts).toHaveLength(0);
    const both = [store.undo(2), store.undo(2)];
    expect(store.undoable).toEqual([]);
    await Promise.all(both);
    expect(posts).toHaveLength(1);
    expect(posts[0]!.path).toBe('/api/tables/t1/undo');
    expect(posts[0]!.body).toEqual({ id: posts[0]!.body.id, decision: 'd1', count: 2 });
    expect(store.sent).toBeNull();
    expect(localStorage.getItem('shoal.outbox.t1')).toBeNull();
    wire().say({ type: 'frame', seq: 5, events: [event('common-event-undo')], patch: { undo: null, asked: [0], questions: [question] }, decision: 'd2' });
    expect(store.undoable).toEqual([]);
    expect(store.questions).toHaveLength(1);
    store.close();
  });

  test('an undo that was lost with the page is sent by the next one, under the same id', async () => {
    localStorage.setItem('shoal.outbox.t1', JSON.stringify({ id: 'i1', decision: 'd1', count: 2 }));
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    await vi.advanceTimersByTimeAsync(10);
    expect(posts).toMatchObject([{ path: '/api/tables/t1/undo', body: { id: 'i1', decision: 'd1', count: 2 } }]);
    expect(localStorage.getItem('shoal.outbox.t1')).toBeNull();
    store.close();
  });

  test('says why an answer was refused, and forgets it', async () => {
    const store = open();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    reply = async () => Response.json({ error: { key: 'why' }, legal: [] }, { status: 400 });
    await store.answer(['5']);
    expect(store.refusal?.reason?.key).toBe('why');
    expect(localStorage.getItem('shoal.outbox.t1')).toBeNull();
    store.close();
  });

  test('starts again where the player last looked, and plays nothing twice', () => {
    localStorage.setItem('shoal.marks.t1', JSON.stringify({ move: 3, watched: 5 }));
    const store = open();
    expect(wire().url).toBe('ws://table/api/tables/t1/stream?since=3');
    wire().say({ type: 'hello', seq: 3, view: view({ phase: 'p3' }), log: [] });
    for (const seq of [4, 5, 6, 7]) wire().say({ type: 'frame', seq, events: [event(`e${seq}`)], patch: { phase: `p${seq}` } });
    expect(store.shown?.phase).toBe('p6');
    expect(store.missed).toBe(4);
    store.skip();
    expect(store.shown?.phase).toBe('p7');
    store.replay();
    expect(store.shown?.phase).toBe('p4');
    store.skip();
    expect(store.shown?.phase).toBe('p7');
    store.close();
  });

  test('a word on ending the game names the proposal that stands, and is repeated under one id', async () => {
    const store = open();
    const info = { type: 'table', table: 't1', game: 'x', state: 'playing', seats: [] };
    wire().say({ ...info, ending: { proposal: 'p1', agreed: [1] } });
    let tries = 0;
    reply = async () => {
      if (++tries < 2) throw new TypeError('no network');
      return Response.json({ status: 'accepted', seq: 9 });
    };
    const said = [store.end(false), store.end(false)];
    await vi.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(said)).toEqual([null, null]);
    expect(posts.map((p) => p.path)).toEqual(['/api/tables/t1/end', '/api/tables/t1/end']);
    expect(posts[0]!.body).toEqual({ id: posts[1]!.body.id, agree: false, proposal: 'p1' });
    wire().say(info);
    expect(store.info?.ending).toBeUndefined();
    reply = async () => Response.json({ error: { key: 'ui-error-end-refused', params: {} } }, { status: 409 });
    expect(await store.end(true)).toMatchObject({ key: 'ui-error-end-refused' });
    expect(posts.at(-1)!.body).toMatchObject({ agree: true, proposal: '' });
    store.close();
  });

  test('a new game is shown from its first step', () => {
    const store = open();
    wire().say({ type: 'hello', seq: 9, view: view({ stage: 1 }), log: [] });
    expect(FakeSocket.all).toHaveLength(2);
    expect(wire().url).toContain('since=0');
    store.close();
  });

  test('one who takes a seat sees with the eyes of that seat', () => {
    const store = open();
    const { viewer: _, ...open_ } = view();
    wire().say({ type: 'hello', seq: 4, view: open_, log: [] });
    expect(store.shown?.viewer).toBeUndefined();
    wire().say({ type: 'hello', seq: 4, view: view(), log: [], decision: 'd1' });
    expect(store.shown?.viewer).toBe(0);
    store.close();
  });
});
