import type { Sent } from './outbox';
import type { GameInfo, Msg, TableInfo, View } from './types';

/** A refusal by the service, with what it said. */
export class Refused extends Error {
  status: number;
  reason: Msg | null;
  constructor(status: number, reason: Msg | null, text: string) {
    super(text);
    this.status = status;
    this.reason = reason;
  }
}

/** The service could not be reached, or is not ready yet: ask again. */
export class Unreachable extends Error {
  reason: Msg;
  constructor(reason: Msg = { key: 'ui-error-unreachable' }) {
    super(reason.key);
    this.reason = reason;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const said = (data ?? {}) as { error?: unknown; detail?: unknown };
    const reason = isMsg(said.error) ? said.error : null;
    if (response.status === 502 || response.status === 503 || response.status === 504) throw new Unreachable(reason ?? undefined);
    const text = typeof said.error === 'string' ? said.error : typeof said.detail === 'string' ? said.detail : '';
    throw new Refused(response.status, reason, text);
  }
  return data as T;
}

function isMsg(value: unknown): value is Msg {
  return typeof value === 'object' && value !== null && typeof (value as Msg).key === 'string';
}

export interface SeatWish {
  kind: 'me' | 'person' | 'bot';
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  name: string;
  memory: boolean;
}

export interface Reply {
  status: 'accepted' | 'duplicate';
  seq: number;
}

/** What an answer in a lesson brings: the steps up to the next that waits. */
export interface Learned {
  /** How many steps there are in all. */
  of: number;
  seats: number;
  options: Record<string, unknown>;
  steps: LessonStep[];
}

export interface LessonStep {
  index: number;
  kind: 'read' | 'ask' | 'free';
  text: Msg;
  /** What to look at: places of the table. */
  look: string[];
  /** What happens before it is read, the last one how the table then is. */
  frames: { events: Msg[]; patch: unknown }[];
  /** An answer that goes on. */
  show?: string[];
}

const lesson = (game: string, name: string, rest = '') => `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}${rest}`;
const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  create: (wish: NewTable) => call<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  claim: (id: string, invite: string, name: string) => call<TableInfo>('POST', table(id, '/claim'), { invite, name }),
  link: (id: string) => call<{ invite: string }>('POST', table(id, '/link'), {}),
  fill: (id: string, seat: number, bot: string) => call<TableInfo>('POST', table(id, '/fill'), { seat, bot }),
  end: (id: string, wish: { id: string; agree: boolean; proposal: string }) => call<Reply>('POST', table(id, '/end'), wish),
  rematch: (id: string) => call<TableInfo>('POST', table(id, '/rematch'), {}),
  send: (id: string, sent: Sent) => call<Reply>('POST', table(id, 'count' in sent ? '/undo' : '/answers'), sent),
  ahead: (id: string, wish: { decision: string; answers: string[] }) => call<View>('POST', table(id, '/ahead'), wish),
  lesson: (game: string, name: string, moves: string[][]) => call<Learned>('POST', lesson(game, name), { moves }),
  lessonAhead: (game: string, name: string, moves: string[][], answers: string[]) => call<View>('POST', lesson(game, name, '/ahead'), { moves, answers }),
  me: () => call<{ name?: string }>('GET', '/api/me'),
  recordPath: (id: string) => table(id, '/record'),
  /** What a record is called where it is kept: of which game it is has to be seen there. */
  recordName: (game: string, id: string) => `shoal-${game}-${id}.json`,
  streamUrl: (id: string, since: number) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id, '/stream')}${since >= 0 ? `?since=${since}` : ''}`,
};
