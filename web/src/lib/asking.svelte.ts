import { untrack } from 'svelte';
import { Choice } from './choice.svelte';
import type { Words } from './fluent';
import type { TableStore } from './table.svelte';
import type { Msg, Question } from './types';

export interface AskingParts {
  /** What the view says was chosen for this part before, if it says so. */
  chosen(part: Question): string | null | undefined;
  /** What a part starts with when nothing was chosen. */
  preset?(part: Question): string | null;
  /** An answer of ours in words, for the button that takes it back; given by games whose answers can be taken back. */
  told?(answers: string[]): string;
}

/**
 * What a table asks its viewer and what is being chosen: picks stay in the browser until confirmed, and can be
 * changed as long as the others still choose. Make it while the table's component is made: it has effects.
 */
export class Asking {
  choice = new Choice();
  /** Why what was last clicked is not legal. */
  complaint = $state('');
  /** We are waiting to hear what comes next. */
  looking = $state(false);
  #now = $state(Date.now());
  protected readonly store: TableStore;
  protected readonly words: Words;
  protected readonly name: (seat: number) => string;
  private readonly parts: AskingParts;

  constructor(store: TableStore, words: Words, name: (seat: number) => string, parts: AskingParts) {
    this.store = store;
    this.words = words;
    this.name = name;
    this.parts = parts;
    $effect.pre(() => {
      const asked = store.decision === undefined ? [] : store.questions;
      const key = `${store.decision ?? ''}/${asked.map((part) => part.name).join()}`;
      const picks = this.before(asked);
      untrack(() => this.choice.ask(key, asked, picks, (part) => parts.preset?.(part) ?? null));
    });
    // A new question: what was complained about is past.
    $effect(() => {
      void store.decision;
      this.complaint = '';
    });
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  /** What was chosen before for these parts, as far as the view or our own sending tells. */
  before(parts: Question[]): (string | null)[] {
    const store = this.store;
    const sent = store.sent?.decision === store.decision ? store.sent : null;
    // As soon as the view holds what we sent, the view knows better: another tab may have changed it since.
    if (sent && store.headSeq < sent.seq) return sent.answers;
    return parts.map((part, i) => this.parts.chosen(part) ?? sent?.answers[i] ?? null);
  }

  /** We are asked, whatever is still being shown. */
  due = $derived.by(() => this.choice.parts.length > 0 && this.store.head?.phase !== 'over' && this.store.head?.viewer !== undefined);
  /** We can answer: hand, hints and question are of now, and not of a step that is still being told. */
  asked = $derived.by(() => this.due && !this.store.behind);
  ready = $derived.by(() => this.store.ready || this.store.ahead !== null);
  part = $derived.by(() => (this.asked ? this.choice.current : undefined));
  picked = $derived.by(() => this.choice.picks[this.choice.active] ?? null);
  committed = $derived.by(() => (this.ready ? this.before(this.choice.parts) : null));
  changed = $derived.by(() => !this.committed || this.choice.picks.some((pick, i) => pick !== this.committed![i]));
  canConfirm = $derived.by(() => this.asked && this.choice.complete && this.changed && !this.store.sending);

  /** Pick an answer, or say why that cannot be. */
  pick(answer: string | undefined, why?: Msg, legal = true): void {
    if (!this.asked || answer === undefined) return;
    if (!legal) {
      this.complaint = why ? this.words.text('ui-illegal', { why: this.words.msg(why) }) : '';
      return;
    }
    this.clear();
    const index = this.choice.where(answer);
    if (index >= 0) this.choice.pick(index, answer);
  }

  /** Forget complaints and refusals: something is picked. */
  clear(): void {
    this.complaint = '';
    this.store.refusal = null;
  }

  confirm(): void {
    if (!this.canConfirm) return;
    // Once it is sent the view says what stands, also when another device changes it.
    const picks = this.choice.picks;
    void this.store.answer(picks as string[]).then(() => {
      if (this.choice.picks === picks) this.choice.settle();
    });
  }

  /** Whether this game's answers can be taken back at all. */
  get undoes(): boolean {
    return this.parts.told !== undefined;
  }

  /** What can be taken back now: the last answer in words, and how many there are. */
  undo = $derived.by(() => {
    const last = this.store.undoable.at(-1);
    return last ? { last: this.parts.told?.(last) ?? last.join(' '), count: this.store.undoable.length } : null;
  });

  /** Take back the last answer, or all that can be. */
  takeBack(all = false): void {
    if (!this.undo) return;
    this.complaint = '';
    void this.store.undo(all ? this.undo.count : 1);
  }

  /** One step back. */
  back(): void {
    if (this.complaint) this.complaint = '';
    else if (this.store.behind) this.store.skip();
    else if (!this.ready) this.choice.back();
    else if (this.committed) this.choice.ask(`${this.store.decision}/again${Date.now()}`, this.choice.parts, this.committed);
  }

  // ------------------------------------------------------------------ words of waiting

  /** The others who are asked and not ready, as a list of names; empty when there are none. */
  waitingNames = $derived.by(() => {
    const head = this.store.head;
    if (!head) return '';
    return this.words.list(head.asked.filter((seat) => !head.ready[seat] && seat !== head.viewer).map(this.name));
  });

  /** Since when, once that is worth saying. */
  waitingSince = $derived.by(() => {
    const waited = Math.max(0, Math.floor((this.#now - this.store.waitingSince) / 1000));
    if (!this.waitingNames || this.store.busy || waited < 5) return '';
    return waited < 90 ? this.words.text('ui-waiting-since', { n: waited }) : this.words.text('ui-waiting-minutes', { n: Math.round(waited / 60) });
  });

  /** What went wrong with the last answer or click. */
  alarm = $derived.by(() => {
    const refusal = this.store.refusal;
    if (refusal) return refusal.reason ? this.words.msg(refusal.reason) : refusal.text || this.words.text('ui-error-refused');
    return this.complaint;
  });
}
