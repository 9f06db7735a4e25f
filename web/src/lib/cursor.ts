/**
 * Where we are in the viewer's own sequence. Every message is judged before it is applied:
 * one that we have already is dropped, the next one is applied, and anything beyond means that
 * something was lost, so we ask again from where we are.
 */
export type Verdict = 'apply' | 'old' | 'gap';

export class Cursor {
  seq = -1;

  /** A hello says everything up to its number; one from the past is not a step back for us. */
  hello(seq: number): void {
    this.seq = seq;
  }

  frame(seq: number): Verdict {
    if (this.seq < 0) return 'gap';
    if (seq <= this.seq) return 'old';
    if (seq > this.seq + 1) return 'gap';
    this.seq = seq;
    return 'apply';
  }
}

/** Waiting time before try number `attempt` (0, 1, ...) in milliseconds: doubling, capped, with jitter. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(15_000, 400 * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random();
}
