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

export class SceneQueue<S> {
  speed: Speed = 'normal';
  /** Somebody wants to see it all at this speed, however long it takes. */
  patient = false;
  #waiting: S[] = [];
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
    this.#waiting.push(...steps);
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

  /** Show everything that is left at once. */
  skip(): void {
    if (this.#timer !== null) this.#clock.clear(this.#timer);
    this.#timer = null;
    const rest = this.#waiting;
    this.#waiting = [];
    for (const step of rest) this.#parts.show(step, 0);
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
    const step = this.#waiting.shift();
    if (step === undefined) {
      this.#parts.idle?.();
      return;
    }
    // A long backlog (somebody was away) is told faster, so that it never takes minutes.
    const hurry = this.patient ? 1 : this.#waiting.length > 60 ? 0.35 : this.#waiting.length > 30 ? 0.65 : 1;
    const ms = Math.round(this.#parts.length(step) * SPEEDS[this.speed] * hurry);
    this.#parts.show(step, ms);
    this.#timer = this.#clock.set(() => {
      this.#timer = null;
      this.#next();
    }, ms);
  }
}
