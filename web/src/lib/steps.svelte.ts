import { untrack } from 'svelte';
import { Refused } from './api';
import { Asking } from './asking.svelte';
import type { Words } from './fluent';
import type { TableStore } from './table.svelte';
import type { Answer, Msg, Question, View } from './types';

/** One part of an answer in the making: what was asked, and what was picked. */
export interface Step {
  question: Question;
  answer: string;
  /** The table as it would be with the parts before this one. */
  before: View | null;
}

export interface StepsParts {
  /** The answer that confirming gives to a question for which nothing need be picked. */
  implied?(question: Question): string | null;
  /** An answer of ours in words, for the button that takes it back; given by games whose answers can be taken back. */
  told?(answers: string[]): string;
}

/**
 * Asking where each part depends on the one before. The service says what comes next and what it would mean, by looking
 * ahead; nothing is sent for good before it is confirmed, and any part can be taken out again.
 */
export class Steps extends Asking {
  /** The parts picked so far, and the table as it would be with them. */
  steps = $state.raw<Step[]>([]);
  seen = $state.raw<View | null>(null);
  #turn = 0;
  /** Picked while we were still waiting: it is taken up as soon as we know what comes next. */
  #queued: string | null = null;
  #implied: (question: Question) => string | null;

  constructor(store: TableStore, words: Words, name: (seat: number) => string, parts: StepsParts) {
    super(store, words, name, { chosen: () => null, ...(parts.told ? { told: parts.told } : {}) });
    this.#implied = parts.implied ?? (() => null);
    $effect.pre(() => {
      void store.decision;
      void store.asked;
      untrack(() => this.#take([], null));
    });
  }

  #first = $derived.by((): Question | undefined => (this.asked ? this.store.questions[0] : undefined));
  #next = $derived.by((): Question | undefined => (this.looking ? undefined : this.steps.length ? this.seen?.questions?.[0] : this.#first));
  override part = $derived.by((): Question | undefined => this.#next);
  /** The whole answer as it would be sent now, if it is whole. */
  whole = $derived.by((): string[] | null => {
    if (this.looking || !this.asked) return null;
    const given = this.steps.map((step) => step.answer);
    if (!this.#next) return given.length ? given : null;
    const last = this.#implied(this.#next);
    return last === null ? null : [...given, last];
  });
  override canConfirm = $derived.by((): boolean => this.whole !== null && !this.store.sending);
  /** What was picked last, as long as it can be picked anew by picking something else. */
  last = $derived.by((): Step | undefined => this.steps.at(-1));

  /** What can be picked now: for the next part, in place of the last one, or to begin anew. */
  answers = $derived.by((): Answer[] => {
    const now = this.#next ?? this.last?.question;
    return [...(now?.answers ?? []), ...(this.steps.length && this.#first && now !== this.#first ? this.#first.answers : [])];
  });

  override pick(answer: string | undefined, why?: Msg, legal = true): void {
    if (!this.asked || answer === undefined) return;
    if (!legal) return super.pick(answer, why, false);
    this.clear();
    const has = (question: Question | undefined) => !!question?.answers.some((a) => a.legal && a.answer === answer);
    if (this.looking) this.#queued = answer;
    else if (has(this.#next)) this.#try([...this.steps, { question: this.#next!, answer, before: this.seen }]);
    else if (!this.#next && has(this.last?.question)) this.#try([...this.steps.slice(0, -1), { ...this.last!, answer }]);
    else if (has(this.#first)) this.#try([{ question: this.#first!, answer, before: null }]);
  }

  /** Take parts out again, one or several in a row, and all that cannot stay without them. */
  drop(index: number, count = 1): void {
    this.clear();
    this.#turn += 1;
    this.#keep(this.steps.slice(0, index), this.steps[index]?.before ?? null, this.steps.slice(index + count).map((step) => step.answer));
  }

  override confirm(): void {
    const whole = this.whole;
    if (whole && this.canConfirm) void this.store.answer(whole);
  }

  override back(): void {
    if (this.complaint) this.complaint = '';
    else if (this.store.behind) this.store.skip();
    else if (this.steps.length) this.drop(this.steps.length - 1);
  }

  #take(steps: Step[], seen: View | null): void {
    this.#turn += 1;
    this.#queued = null;
    this.looking = false;
    this.steps = steps;
    this.seen = seen;
  }

  /** These parts, and of the rest what is still an answer to what comes next: so nothing is asked that would be refused. */
  #keep(steps: Step[], seen: View | null, rest: string[]): void {
    const question = steps.length ? seen?.questions?.[0] : this.#first;
    const [answer, ...more] = rest;
    if (answer !== undefined && question?.answers.some((a) => a.legal && a.answer === answer)) return this.#try([...steps, { question, answer, before: seen }], more);
    const queued = this.#queued;
    this.#take(steps, seen);
    if (queued !== null) this.pick(queued);
  }

  #try(steps: Step[], rest: string[] = []): void {
    const before = { steps: this.steps, seen: this.seen };
    const turn = ++this.#turn;
    this.steps = steps;
    this.looking = true;
    this.store.lookAhead(steps.map((step) => step.answer)).then(
      (seen) => {
        if (turn === this.#turn) this.#keep(steps, seen, rest);
      },
      (error: unknown) => {
        if (turn !== this.#turn) return;
        this.#take(before.steps, before.seen);
        if (!(error instanceof Refused)) throw error;
        this.complaint = error.reason ? this.words.msg(error.reason) : this.words.text('ui-error-refused');
      },
    );
  }
}
