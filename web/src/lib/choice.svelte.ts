import type { Question } from './types';

/**
 * A choice in the making: the parts of a compound question and what is picked for each so far.
 * Nothing leaves the browser before it is confirmed.
 */
export class Choice {
  parts = $state.raw<Question[]>([]);
  picks = $state.raw<(string | null)[]>([]);
  active = $state(0);
  #key = '';
  /** Something was picked here; until then what is known from elsewhere (before a reload, another tab) is taken up. */
  #touched = false;
  /** What was known to be chosen when last asked. */
  #known: (string | null)[] = [];
  /** What stands where nothing was picked: the only answer, or the one that a part starts with. */
  #rest: (string | null)[] = [];

  /** Take up what is asked. The same question again keeps what was picked and not yet confirmed. */
  ask(key: string, parts: Question[], before: (string | null)[] = [], preset: (part: Question) => string | null = () => null): void {
    const confirmed = parts.every((_, i) => this.picks[i] === (this.#known[i] ?? null));
    this.#known = before;
    this.#rest = parts.map((part) => only(part) ?? preset(part));
    if (key === this.#key && parts.length === this.parts.length && this.#touched && !confirmed) {
      this.parts = parts;
      return;
    }
    const again = key === this.#key;
    this.#key = key;
    this.#touched = false;
    this.parts = parts;
    this.picks = parts.map((_, i) => before[i] ?? this.#rest[i] ?? null);
    if (!again || this.active >= parts.length) this.active = this.#missing(0);
  }

  get complete(): boolean {
    return this.parts.length > 0 && this.picks.every((pick) => pick !== null);
  }

  get current(): Question | undefined {
    return this.parts[this.active];
  }

  /** The part that this answer belongs to: the active one if it fits there. */
  where(answer: string): number {
    const fits = (i: number) => !!this.parts[i]?.answers.some((a) => a.answer === answer);
    if (fits(this.active)) return this.active;
    const free = this.parts.findIndex((_, i) => fits(i) && this.picks[i] === null);
    return free >= 0 ? free : this.parts.findIndex((_, i) => fits(i));
  }

  pick(index: number, answer: string): void {
    this.#touched = true;
    this.picks = this.picks.map((pick, i) => (i === index ? answer : pick));
    const next = this.#missing(index + 1);
    this.active = next;
  }

  /** What was picked has been sent. */
  settle(): void {
    this.#touched = false;
  }

  /** Undo the newest pick; false when there was nothing to undo. What a part starts with was not picked. */
  back(): boolean {
    const last = this.picks.findLastIndex((pick, i) => pick !== null && pick !== this.#rest[i]);
    if (last < 0) return false;
    this.#touched = true;
    this.picks = this.picks.map((pick, i) => (i === last ? (this.#rest[i] ?? null) : pick));
    this.active = last;
    return true;
  }

  #missing(from: number): number {
    for (let k = 0; k < this.parts.length; k++) {
      const i = (from + k) % this.parts.length;
      if (this.picks[i] === null) return i;
    }
    return Math.min(Math.max(0, from - 1), Math.max(0, this.parts.length - 1));
  }
}

function only(part: Question): string | null {
  const legal = part.answers.filter((a) => a.legal);
  return legal.length === 1 ? legal[0]!.answer : null;
}
