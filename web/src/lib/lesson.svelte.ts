import { api, type LessonStep, type Learned } from './api';
import type { Sent } from './outbox';
import { mergePatch } from './patch';
import type { Socket } from './stream';
import { type TableParts, type TableSource, TableStore } from './table.svelte';
import type { Frame, Hello, Incoming, Msg, TableInfo, View } from './types';

/** A step that was reached: how the table is once it is read, what has happened so far, and the answers that led to it. */
interface Reached extends LessonStep {
  after: View;
  /** The number of the last thing that has happened. */
  seq: number;
  log: [number, Msg][];
  moves: string[][];
}

/**
 * A lesson being taken. The service plays it and keeps nothing: whatever was answered goes along with each question. To the
 * table it is a table like any other, whose stream we make here from what the service answers.
 */
export class LessonRun {
  readonly game: string;
  readonly name: string;
  readonly #parts: TableParts;
  of = $state(0);
  steps = $state.raw<Reached[]>([]);
  at = $state(0);
  /** Made anew whenever the learner goes back. */
  store = $state.raw<TableStore | null>(null);
  step = $derived.by(() => this.steps[this.at]);
  #feed: Feed | null = null;
  #info: TableInfo | null = null;

  constructor(game: string, name: string, parts: TableParts) {
    this.game = game;
    this.name = name;
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const learned = await api.lesson(this.game, this.name, []);
    this.of = learned.of;
    this.steps = this.#reach(learned, null, []);
    const me = this.steps[0]!.after.viewer ?? 0;
    this.#info = {
      table: '',
      game: this.game,
      options: learned.options,
      memory: false,
      state: 'playing',
      commitment: '',
      host: false,
      seats: Array.from({ length: learned.seats }, (_, seat) => ({ seat, kind: seat === me ? 'person' : 'bot', claimed: true, you: seat === me })),
    };
    this.#open(0);
  }

  close(): void {
    this.store?.close();
  }

  get mayBack(): boolean {
    return this.at > 0;
  }

  back(): void {
    if (this.mayBack) this.#open(this.at - 1);
  }

  /** What was read; or, where something is to be done, let it be done. */
  async next(): Promise<void> {
    if (this.at + 1 < this.steps.length) this.#go(this.at + 1);
    else if (this.step?.show) await this.store?.answer(this.step.show);
  }

  #reach(learned: Learned, from: Reached | null, moves: string[][]): Reached[] {
    let [view, seq, log]: [unknown, number, [number, Msg][]] = [from?.after ?? {}, from?.seq ?? 0, from?.log ?? []];
    return learned.steps.map((step, i) => {
      // How the table is at first is not something that happens.
      const first = !from && i === 0;
      for (const frame of step.frames) {
        view = mergePatch(view, frame.patch);
        if (!first) seq += 1;
        log = [...log, ...frame.events.map((event): [number, Msg] => [seq, event])];
      }
      return { ...step, after: view as View, seq, log, moves };
    });
  }

  #open(at: number): void {
    this.store?.close();
    this.at = at;
    const store = new TableStore('lesson', this.#parts, this.#source());
    store.take(this.#info!);
    store.open();
    this.store = store;
  }

  /** On to a step that was reached: the table is told what happens until then. */
  #go(at: number): void {
    const step = this.steps[at]!;
    const seq = step.seq - step.frames.length;
    this.at = at;
    step.frames.forEach((frame, i) => {
      const last = i + 1 === step.frames.length;
      this.#feed?.say({ type: 'frame', seq: seq + i + 1, ...frame, ...(last ? { decision: decision(step) ?? null } : {}) } satisfies Frame);
    });
  }

  #source(): TableSource {
    const kept = new Map<string, string>();
    return {
      info: () => Promise.resolve(this.#info!),
      connect: () => {
        this.#feed = new Feed();
        const step = this.step!;
        const open = decision(step);
        const hello: Hello = { type: 'hello', seq: step.seq, view: step.after, log: step.log, ...(open === undefined ? {} : { decision: open }) };
        queueMicrotask(() => this.#feed?.say(hello));
        return this.#feed;
      },
      send: (sent) => this.#answer(sent),
      ahead: ({ answers }) => api.lessonAhead(this.game, this.name, this.step!.moves, answers),
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      remember: () => {},
    };
  }

  async #answer(sent: Sent): Promise<{ seq: number }> {
    const step = this.step!;
    const moves = 'answers' in sent ? [...step.moves, sent.answers] : step.moves;
    const learned = await api.lesson(this.game, this.name, moves);
    this.steps = [...this.steps.slice(0, this.at + 1), ...this.#reach(learned, step, moves)];
    this.#go(this.at + 1);
    return { seq: this.step!.seq };
  }
}

/** What is asked at a step: nothing while it is only to be read. */
const decision = (step: Reached): string | undefined => (step.kind === 'read' ? undefined : `${step.index}.${step.moves.length}`);

/** The end of a stream that nothing has to travel to. */
class Feed implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(): void {
    this.say({ type: 'pong' });
  }

  close(): void {}

  say(what: Incoming): void {
    this.onmessage?.({ data: JSON.stringify(what) });
  }
}
