import type { SeatInfo, TableInfo } from './types';

/** The browser's storage, which may be missing, full or forbidden; then we remember nothing. */
export const storage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // nothing to be done
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // nothing to be done
    }
  },
};

export function readJson<T>(key: string, fallback: T, from: Pick<Storage, 'getItem'> = storage): T {
  try {
    return (JSON.parse(from.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** A table in the list of this browser. */
export interface KnownTable {
  table: string;
  game: string;
  opened: number;
  state: string;
  seat?: number;
  /** Who else sits there; bots by the name of their kind. */
  others?: Pick<SeatInfo, 'name' | 'bot'>[];
}

const TABLES = 'shoal.tables';

/** Running ones first, each kind as it was used: what was left last comes first. */
export const runningFirst = (list: KnownTable[]): KnownTable[] => [...list.filter(running), ...list.filter((t) => !running(t))];
export const running = (t: KnownTable): boolean => t.state !== 'over';

export const tables = {
  all: (): KnownTable[] => readJson<KnownTable[]>(TABLES, []),
  /** Put a table on top of the list; with `stay` one that is there stays in its place. */
  remember(info: TableInfo, stay = false): KnownTable {
    const list = this.all();
    const at = list.findIndex((t) => t.table === info.table);
    const before = list[at];
    const entry: KnownTable = {
      table: info.table,
      game: info.game,
      opened: before?.opened ?? Date.now(),
      state: info.state,
      ...(info.my_seat === undefined ? {} : { seat: info.my_seat }),
      others: info.seats.filter((s) => !s.you && (s.bot || s.name)).map((s) => (s.bot ? { bot: s.bot } : { name: s.name })),
    };
    const rest = list.filter((t) => t !== before);
    rest.splice(stay && before ? at : 0, 0, entry);
    storage.setItem(TABLES, JSON.stringify(rest.slice(0, 40)));
    return entry;
  },
  forget(table: string): void {
    storage.setItem(TABLES, JSON.stringify(this.all().filter((t) => t.table !== table)));
  },
};
