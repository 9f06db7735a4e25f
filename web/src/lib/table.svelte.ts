import { untrack } from 'svelte';
import { api, Refused, Unreachable } from './api';
import { backoff } from './cursor';
import { newId, Outbox, type Sent, type Store } from './outbox';
import { mergePatch } from './patch';
import { SceneQueue } from './queue';
import { reducedMotion, settings } from './settings.svelte';
import { readJson, storage, tables } from './store';
import { Stream, type LinkState, type Socket } from './stream';
import type { Hello, Frame, Msg, Question, TableInfo, View } from './types';

/** One automatic step as it is shown: what happened, and the table before and after. */
export interface Scene {
  seq: number;
  events: Msg[];
  before: View;
  after: View;
  /** Seen before, or told again at the player's wish. */
  again?: boolean;
}

/** A game's table may move things on the screen: called before the step is shown, returns what to do after. */
export type Director = (scene: Scene, ms: number) => (() => void) | void;

export interface TableParts {
  /** How long a step wants to be seen, in milliseconds. */
  length(events: Msg[]): number;
}

/** Where a table is: in the service, or in a lesson. */
export interface TableSource {
  info(): Promise<TableInfo>;
  connect(since: number): Socket;
  send(sent: Sent): Promise<{ seq: number }>;
  ahead(wish: { decision: string; answers: string[] }): Promise<View>;
  /** What must outlive the page. */
  storage: Store;
  /** The table is worth coming back to. */
  remember(info: TableInfo): void;
}

/** A table of the service. */
const served = (id: string): TableSource => ({
  info: () => api.table(id),
  connect: (since) => new WebSocket(api.streamUrl(id, since)) as unknown as Socket,
  send: (sent) => api.send(id, sent),
  ahead: (wish) => api.ahead(id, wish),
  storage,
  remember: (info) => void tables.remember(info),
});

const KEPT_SCENES = 600;

/** Everything the page of one table knows. State (`head`) runs ahead of what is shown (`shown`). */
export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  head = $state.raw<View | null>(null);
  shown = $state.raw<View | null>(null);
  shownSeq = $state(-1);
  headSeq = $state(-1);
  decision = $state<string | undefined>();
  questions = $state.raw<Question[]>([]);
  log = $state.raw<[number, Msg][]>([]);
  scene = $state.raw<Scene | null>(null);
  busy = $state(false);
  replaying = $state(false);
  link = $state<LinkState>('connecting');
  gone = $state(false);
  /** An answer is on its way. */
  sending = $state(false);
  /** A word on ending the game is on its way. */
  ending = $state(false);
  /** What was last sent for the open decision, and the step that holds it. */
  sent = $state.raw<{ decision: string; answers: string[]; seq: number } | null>(null);
  refusal = $state.raw<{ reason: Msg | null; text: string } | null>(null);
  lastMove = $state(-1);
  waitingSince = $state(0);
  /** The points of the end have been counted up: until then no total gives away who is first. */
  counted = $state(false);

  readonly source: TableSource;
  #director: Director | null = null;
  queue: SceneQueue<Scene>;
  #scenes = $state.raw<Scene[]>([]);
  #stream: Stream | null = null;
  #outbox: Outbox;
  #watched: number;
  #marks: { move: number; watched: number };
  #closed = false;
  #fresh: boolean;
  #retelling = false;
  #stop: (() => void)[] = [];

  constructor(id: string, parts: TableParts, source: TableSource = served(id)) {
    this.id = id;
    this.source = source;
    this.#outbox = new Outbox(source.storage, id);
    this.#marks = readJson(`shoal.marks.${id}`, { move: -1, watched: -1 }, source.storage);
    this.#watched = this.#marks.watched;
    this.#fresh = this.#watched < 0;
    this.lastMove = this.#marks.move;
    this.queue = new SceneQueue<Scene>({
      show: (scene, ms) => this.#show(scene, ms),
      length: (scene) => parts.length(scene.events),
      idle: () => this.#idle(),
    });
  }

  /** Nothing is played before there is a table to play it on. */
  set director(director: Director | null) {
    this.#director = director;
    // Going on with the queue reads and writes a lot that whoever sets this does not depend on.
    untrack(() => this.#hold());
  }

  #hold(): void {
    this.queue.hold(document.hidden || this.#director === null);
  }

  get mySeat(): number | undefined {
    return this.head?.viewer ?? this.info?.my_seat;
  }

  get asked(): boolean {
    const seat = this.head?.viewer;
    return seat !== undefined && !!this.head?.asked.includes(seat) && this.questions.length > 0;
  }

  /** Old steps are still to be told, or are told again: what is shown is not how things stand now. */
  get behind(): boolean {
    return this.busy && (this.replaying || this.shownSeq < this.headSeq);
  }

  get ready(): boolean {
    const seat = this.head?.viewer;
    return seat !== undefined && !!this.head?.ready[seat];
  }

  /** A game of the service; one of a lesson cannot be replayed, checked or asked for again. */
  get kept(): boolean {
    return !!this.info?.commitment;
  }

  /** What we have answered as long as the view does not know of it yet. */
  get ahead(): string[] | null {
    return this.sent && this.sent.decision === this.decision && this.headSeq < this.sent.seq ? this.sent.answers : null;
  }

  /** How many steps "since your last move" would tell. */
  get missed(): number {
    return this.#scenes.filter((s) => s.seq > this.lastMove && s.events.length).length;
  }

  /** Take up the table's information and its stream. */
  open(): void {
    this.#connect();
    const wake = () => this.#stream?.wake();
    const look = () => {
      this.#hold();
      if (!document.hidden) wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', look);
    this.#stop.push(() => removeEventListener('online', wake));
    this.#stop.push(() => document.removeEventListener('visibilitychange', look));
    this.#hold();
  }

  /** Connect anew: who we are at this table has changed (a seat was taken), and with it what we may see. */
  reopen(): void {
    this.#stream?.close();
    this.headSeq = -1;
    this.#fresh = this.#watched < 0;
    this.head = null;
    this.shown = null;
    this.#connect();
  }

  #connect(since: number = this.#since()): void {
    this.#stream = new Stream(
      { connect: (since) => this.source.connect(since) },
      {
        hello: (hello) => this.#hello(hello),
        frame: (frame) => this.#frame(frame),
        table: (info) => this.take(info),
        state: (state) => {
          this.link = state;
          if (state === 'open') void this.#resend();
        },
      },
      since,
    );
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    this.queue.clear();
    for (const stop of this.#stop) stop();
  }

  take(info: TableInfo): void {
    this.info = this.info ? { ...this.info, ending: undefined, ...info } : info;
    this.source.remember(info);
  }

  async refresh(): Promise<void> {
    this.take(await this.source.info());
  }

  // ------------------------------------------------------------------ what comes in

  /** Start a little back, so that what was missed can be told. */
  #since(): number {
    const { move, watched } = this.#marks;
    if (watched < 0) return -1;
    return move >= 0 ? Math.min(move, watched) : watched;
  }

  #hello(hello: Hello): void {
    // The same place again, seen by the same eyes: whatever is on show may go on.
    const known = this.headSeq >= 0 && hello.seq === this.headSeq && hello.view.viewer === this.head?.viewer;
    if (this.#fresh && hello.view.stage <= 1 && hello.seq > 0) {
      // A game that has only just been set up: let it be seen from the start.
      this.#fresh = false;
      this.#stream?.close();
      this.#connect(0);
      return;
    }
    this.#fresh = false;
    const first = hello.log.length ? Math.min(...hello.log.map(([seq]) => seq)) : hello.seq + 1;
    this.log = [...this.log.filter(([seq]) => seq < first && seq <= hello.seq), ...hello.log];
    this.#head(hello.view, hello.seq, hello.decision);
    if (known) return;
    this.queue.clear();
    this.#scenes = [];
    this.replaying = this.#retelling;
    this.queue.patient = this.#retelling;
    this.#retelling = false;
    if (this.replaying) this.queue.speed = settings.speed === 'off' ? 'quick' : settings.speed;
    this.shown = hello.view;
    this.shownSeq = hello.seq;
    this.scene = null;
    this.busy = this.replaying;
  }

  #frame(frame: Frame): void {
    const before = this.head!;
    const after = mergePatch(before, frame.patch);
    if (frame.events.length) this.log = [...this.log, ...frame.events.map((e): [number, Msg] => [frame.seq, e])];
    this.#head(after, frame.seq, 'decision' in frame ? (frame.decision ?? undefined) : this.decision);
    const scene: Scene = { seq: frame.seq, events: frame.events, before, after };
    this.#scenes = [...this.#scenes.slice(-KEPT_SCENES), scene];
    if (this.replaying) {
      this.queue.push({ ...scene, again: true });
    } else if (frame.seq <= this.#watched || (!frame.events.length && !this.queue.busy)) {
      this.#show(scene, 0);
    } else {
      this.busy = true;
      this.queue.speed = settings.speed;
      this.queue.push(scene);
    }
  }

  #head(view: View, seq: number, decision: string | undefined): void {
    const wasAsked = this.head?.asked.join();
    this.head = view;
    this.headSeq = seq;
    if (decision !== this.decision) {
      this.questions = [];
      this.refusal = null;
      if (this.sent && this.sent.decision !== decision) this.sent = null;
    }
    this.decision = decision;
    // Once answered the view asks nothing any more, but until everybody has answered one may think again.
    if (view.questions?.length) this.questions = view.questions;
    else if (decision === undefined) this.questions = [];
    if (view.asked.join() !== wasAsked) this.waitingSince = Date.now();
  }

  // ------------------------------------------------------------------ what is shown

  #show(scene: Scene, ms: number): void {
    const after = ms > 0 && !document.hidden ? this.#director?.(scene, ms) : undefined;
    this.shown = scene.after;
    this.shownSeq = scene.seq;
    if (ms > 0 || scene.events.length) this.scene = scene.events.length ? scene : this.scene;
    if (scene.seq > this.#watched && !scene.again) {
      this.#watched = scene.seq;
      this.#mark();
    }
    if (after) after();
  }

  #idle(): void {
    this.busy = false;
    this.queue.patient = false;
    if (this.replaying) {
      this.replaying = false;
      this.shown = this.head;
      this.shownSeq = this.headSeq;
    }
  }

  /** Tell again what happened since the own last move. */
  replay(from: number = this.lastMove): void {
    const scenes = this.#scenes.filter((s) => s.seq > from);
    if (!scenes.length) return;
    this.queue.clear();
    this.replaying = true;
    this.busy = true;
    this.shown = scenes[0]!.before;
    this.shownSeq = scenes[0]!.seq - 1;
    this.queue.patient = true;
    this.queue.speed = settings.speed === 'off' ? 'quick' : settings.speed;
    this.queue.push(...scenes.map((s) => ({ ...s, again: true })));
  }

  /** Tell the whole game again, from the very first step. */
  replayAll(): void {
    this.#stream?.close();
    this.queue.clear();
    this.#retelling = true;
    this.headSeq = -1;
    this.#connect(0);
  }

  finish(): void {
    if (this.busy) this.queue.finish();
  }

  skip(): void {
    if (this.busy) this.queue.skip();
  }

  #mark(): void {
    this.source.storage.setItem(`shoal.marks.${this.id}`, JSON.stringify({ move: this.lastMove, watched: this.#watched }));
  }

  // ------------------------------------------------------------------ what goes out

  /** Send an answer; a second call while one is on its way does nothing. */
  async answer(answers: string[]): Promise<void> {
    const decision = this.decision;
    if (decision === undefined || this.sending) return;
    this.refusal = null;
    // Whoever answers while old steps are still shown must not fall further behind with every round.
    if (this.replaying) this.skip();
    else this.queue.hurry();
    await this.#deliver(this.#outbox.put(decision, { answers }), true);
  }

  /** What we may take back, oldest first; nothing while something is on its way. */
  get undoable(): string[][] {
    return this.sending ? [] : (this.head?.undo ?? []);
  }

  /** Take back our last answers. */
  async undo(count = 1): Promise<void> {
    const decision = this.decision;
    if (decision === undefined || count < 1 || count > this.undoable.length) return;
    this.refusal = null;
    this.skip();
    await this.#deliver(this.#outbox.put(decision, { count }), true);
  }

  /** The table as it would be with these first parts of an answer, and what is asked next. Nothing is sent for good. */
  async lookAhead(answers: string[]): Promise<View> {
    const decision = this.decision;
    if (decision === undefined) throw new Refused(409, null, '');
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.source.ahead({ decision, answers });
      } catch (error) {
        if (!(error instanceof Unreachable) || this.#closed) throw error;
        await new Promise((done) => setTimeout(done, backoff(attempt)));
      }
    }
  }

  async #resend(): Promise<void> {
    const pending = this.#outbox.pending;
    if (pending && !this.sending) await this.#deliver(pending, false);
  }

  async #deliver(sent: Sent, watched: boolean): Promise<void> {
    this.sending = true;
    const before = this.headSeq;
    try {
      for (let attempt = 0; !this.#closed; attempt++) {
        try {
          const { seq } = await this.source.send(sent);
          this.#outbox.done(sent.id);
          if ('answers' in sent && sent.decision === this.decision) this.sent = { ...sent, seq };
          // What the reply's number counts may already hold everything that the answer set off.
          this.lastMove = Math.max(this.lastMove, before);
          this.#mark();
          return;
        } catch (error) {
          if (error instanceof Unreachable) {
            await new Promise((done) => setTimeout(done, backoff(attempt)));
            continue;
          }
          this.#outbox.done(sent.id);
          if (error instanceof Refused) {
            // Whoever has just pressed the button is told; a stale answer from before a reload is no news for anybody.
            if (watched || sent.decision === this.decision) this.refusal = { reason: error.reason, text: error.message };
            return;
          }
          throw error;
        }
      }
    } finally {
      this.sending = false;
    }
  }

  /** Propose to end the game, or say yes or no to the proposal that stands; what the service had against it, if anything. */
  async end(agree: boolean): Promise<Msg | null> {
    if (this.ending) return null;
    this.ending = true;
    const wish = { id: newId(), agree, proposal: this.info?.ending?.proposal ?? '' };
    try {
      for (let attempt = 0; !this.#closed; attempt++) {
        try {
          await api.end(this.id, wish);
          return null;
        } catch (error) {
          if (error instanceof Refused) return error.reason ?? { key: 'ui-error-refused' };
          if (!(error instanceof Unreachable)) throw error;
          await new Promise((done) => setTimeout(done, backoff(attempt)));
        }
      }
      return null;
    } finally {
      this.ending = false;
    }
  }

  /** For settings that change while something is on show. */
  hurry(): void {
    this.queue.speed = settings.speed;
    if (settings.speed === 'off') this.queue.skip();
  }

  get still(): boolean {
    return reducedMotion();
  }
}
