/**
 * Answers on their way, and answers to be taken back. Each gets a name of our own making and is kept in the browser's storage
 * until the service has acknowledged or refused it, so that neither a lost reply nor a reload loses it,
 * and a repeated request is recognised and counts once.
 */
export type Sent = { id: string; decision: string } & (Given | Undone);
export interface Given {
  answers: string[];
}
export interface Undone {
  /** So many of the last answers are taken back. */
  count: number;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Outbox {
  #store: Store;
  #key: string;

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#key = `shoal.outbox.${table}`;
  }

  get pending(): Sent | null {
    try {
      const value = JSON.parse(this.#store.getItem(this.#key) ?? 'null') as Sent | null;
      return value && typeof value.id === 'string' && (('answers' in value && Array.isArray(value.answers)) || ('count' in value && Number.isInteger(value.count))) ? value : null;
    } catch {
      return null;
    }
  }

  put<T extends Given | Undone>(decision: string, what: T, id: string = newId()): { id: string; decision: string } & T {
    const sent = { id, decision, ...what };
    try {
      this.#store.setItem(this.#key, JSON.stringify(sent));
    } catch {
      // storage full or forbidden: the answer still goes out, only a reload could lose it
    }
    return sent;
  }

  /** Forget the answer, if it is still this one (a newer one may have replaced it). */
  done(id: string): void {
    if (this.pending?.id === id) this.#store.removeItem(this.#key);
  }
}

export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // no secure context (plain HTTP in a home network): same form from random bytes
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
