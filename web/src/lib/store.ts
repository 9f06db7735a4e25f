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

export interface KnownTable {
  table: string;
  game: string;
  opened: number;
  state: string;
  seat?: number;
}

const TABLES = 'shoal.tables';

export const tables = {
  all: (): KnownTable[] => readJson<KnownTable[]>(TABLES, []),
  remember(entry: KnownTable): void {
    const rest = this.all().filter((t) => t.table !== entry.table);
    const before = this.all().find((t) => t.table === entry.table);
    storage.setItem(TABLES, JSON.stringify([{ ...entry, opened: before?.opened ?? entry.opened }, ...rest].slice(0, 40)));
  },
  forget(table: string): void {
    storage.setItem(TABLES, JSON.stringify(this.all().filter((t) => t.table !== table)));
  },
};
