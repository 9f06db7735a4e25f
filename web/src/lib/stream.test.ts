import { beforeEach, describe, expect, test } from 'vitest';
import { Stream, type Socket } from './stream';
import type { View } from './types';

class Wire implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  since: number;
  constructor(since: number) {
    this.since = since;
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = { game: 'x', seats: 1, phase: '', stage: 0, ready: [], asked: [] } as View;
const hello = (seq: number) => ({ type: 'hello', seq, view, log: [] });
const frame = (seq: number) => ({ type: 'frame', seq, events: [], patch: {} });

let wires: Wire[];
let heard: string[];
let timers: { run: () => void; ms: number }[];
let now: number;

function open(since = -1) {
  return new Stream(
    {
      connect: (from) => (wires.push(new Wire(from)), wires.at(-1)!),
      set: (run, ms) => timers.push({ run, ms }),
      clear: (handle) => void (timers[(handle as number) - 1] = { run: () => {}, ms: 0 }),
      now: () => now,
      random: () => 1,
    },
    {
      hello: (h) => heard.push(`hello ${h.seq}`),
      frame: (f) => heard.push(`frame ${f.seq}`),
      table: () => heard.push('table'),
      state: (s) => heard.push(s),
    },
    since,
  );
}

beforeEach(() => {
  wires = [];
  heard = [];
  timers = [];
  now = 0;
});

describe('the stream', () => {
  test('starts where asked, passes what is in order, drops what it has', () => {
    open(4);
    expect(wires[0]!.since).toBe(4);
    wires[0]!.say(hello(4));
    wires[0]!.say(frame(5));
    wires[0]!.say(frame(5));
    wires[0]!.say(frame(6));
    expect(heard).toEqual(['connecting', 'open', 'hello 4', 'frame 5', 'frame 6']);
  });

  test('comes back from its own cursor after a break, later and later', () => {
    open();
    wires[0]!.say(hello(1));
    wires[0]!.say(frame(2));
    wires[0]!.onclose!();
    expect(heard.at(-1)).toBe('lost');
    expect(timers.at(-1)!.ms).toBe(400);
    timers.at(-1)!.run();
    expect(wires[1]!.since).toBe(2);
    wires[1]!.onclose!();
    expect(timers.at(-1)!.ms).toBe(800);
  });

  test('asks for everything anew when something is missing', () => {
    open();
    wires[0]!.say(hello(1));
    wires[0]!.say(frame(3));
    expect(heard).not.toContain('frame 3');
    expect(wires[0]!.closed).toBe(true);
    timers.at(-1)!.run();
    expect(wires[1]!.since).toBe(-1);
    wires[1]!.say(hello(3));
    expect(heard.at(-1)).toBe('hello 3');
  });

  test('gives up a silent connection', () => {
    open();
    wires[0]!.say(hello(1));
    now = 30_000;
    timers[0]!.run();
    expect(wires[0]!.closed).toBe(true);
    expect(heard.at(-1)).toBe('lost');
  });

  test('hears nothing from a connection it has left, and nothing at all once closed', () => {
    const stream = open();
    const old = wires[0]!;
    const say = old.onmessage!;
    old.onclose!();
    say({ data: JSON.stringify(hello(9)) });
    expect(heard).not.toContain('hello 9');
    stream.close();
    stream.wake();
    expect(wires).toHaveLength(1);
  });

  test('nonsense is no reason to fall over', () => {
    open();
    for (const data of ['', 'null', '3', '[]', '{"type":"what"}']) wires[0]!.onmessage!({ data });
    expect(heard).toEqual(['connecting']);
  });
});
