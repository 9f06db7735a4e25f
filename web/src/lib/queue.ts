/**
 * The animation queue. State runs ahead (the newest view is always known and input goes there);
 * the queue shows the steps in between one by one, and can be hurried or skipped at any time.
 */
export interface Clock {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export const realClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export interface QueueParts<S> {
  /** Show this step; `ms` is how long it will stay (0: at once, no motion). */
  show(step: S, ms: number): void;
  /** How long a step wants to be seen at normal speed. */
  length(step: S): number;
  /** Called when nothing is left to show. */
  idle?(): void;
  clock?: Clock;
}

/** Factors on a step's length. */
export const SPEEDS = { calm: 1.9, normal: 1, quick: 0.4, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** What waits is told within about this time at normal speed: whoever was away is told faster, not for minutes. */
const PATIENCE = 14_000;
/** The same for whoever has acted meanwhile and wants to see the new. */
const HURRY = 2_200;
/** Not faster than this, or nothing could be seen. */
const FASTEST = 0.08;

export class SceneQueue<S> {
  speed: Speed = 'normal';
  /** Somebody wants to see it all at this speed, however long it takes. */
  patient = false;
  /** `cap`: the pace that somebody's hurry has left it; `pace`: the one it is shown at. */
  #waiting: { step: S; cap: number; pace: number }[] = [];
  #timer: unknown = null;
  #held = false;
  #parts: QueueParts<S>;
  #clock: Clock;

  constructor(parts: QueueParts<S>) {
    this.#parts = parts;
    this.#clock = parts.clock ?? realClock;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get busy(): boolean {
    return this.#timer !== null || this.#waiting.length > 0;
  }

  push(...steps: S[]): void {
    this.#waiting.push(...steps.map((step) => ({ step, cap: 1, pace: 1 })));
    if (!this.patient) this.#within(PATIENCE);
    if (this.#timer === null) this.#next();
  }

  /** Hold: nothing starts until released (a hidden tab, for one). */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#timer === null && this.#waiting.length) this.#next();
  }

  /** End the step on show now and go on with the next one. */
  finish(): void {
    if (this.#timer !== null) {
      this.#clock.clear(this.#timer);
      this.#timer = null;
    }
    this.#next();
  }

  /** Tell what is left quickly, without leaving anything out; what comes later has its own time again. */
  hurry(): void {
    if (this.#timer === null) return;
    this.#within(HURRY);
    for (const one of this.#waiting) one.cap = one.pace;
    this.finish();
  }

  /** Everything that waits gets a faster pace, the same for all, when it would take longer than this. */
  #within(ms: number): void {
    const faster = Math.min(1, ms / this.#waiting.reduce((sum, { step, cap }) => sum + this.#parts.length(step) * cap, 0));
    for (const one of this.#waiting) one.pace = Math.max(FASTEST, one.cap * faster);
  }

  /** Show everything that is left at once. */
  skip(): void {
    if (this.#timer !== null) this.#clock.clear(this.#timer);
    this.#timer = null;
    const rest = this.#waiting;
    this.#waiting = [];
    for (const { step } of rest) this.#parts.show(step, 0);
    this.#parts.idle?.();
  }

  /** Forget everything that is left (a fresh view has come). */
  clear(): void {
    if (this.#timer !== null) this.#clock.clear(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #next(): void {
    if (this.#held) return;
    if (this.speed === 'off') {
      if (this.#waiting.length) this.skip();
      else this.#parts.idle?.();
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#parts.idle?.();
      return;
    }
    const { step, pace } = next;
    const ms = Math.round(this.#parts.length(step) * SPEEDS[this.speed] * pace);
    this.#parts.show(step, ms);
    this.#timer = this.#clock.set(() => {
      this.#timer = null;
      this.#next();
    }, ms);
  }
}
