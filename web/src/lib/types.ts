/** What the service says, in types. Nothing here knows a game. */

export type Params = Record<string, [type: string, value: unknown]>;

/** A sentence as a key of a catalogue with typed parameters; the client makes the words. */
export interface Msg {
  key: string;
  params?: Params;
}

export interface Answer {
  answer: string;
  legal: boolean;
  why?: Msg;
}

export interface Question {
  name: string;
  prompt: Msg;
  answers: Answer[];
}

/** The part of every view that generic code may read; a game's table reads more. */
export interface View {
  game: string;
  viewer?: number;
  seats: number;
  phase: string;
  stage: number;
  ready: boolean[];
  asked: number[];
  questions?: Question[];
  /** Our own answers that we may take back, oldest first, each with its parts. */
  undo?: string[][];
  result?: Result;
}

export interface Result {
  /** The game's own reason, or "agreed": the table agreed to end it; then there are points as they stand and no places. */
  end?: string;
  level?: string;
  winners: number[];
  ranks: number[];
  points: number[];
  levels: { name: string; values: number[] }[];
}

export interface Option {
  name: string;
  kind: 'int' | 'bool' | 'choice' | 'pick';
  default: unknown;
  minimum?: number;
  maximum?: number;
  choices?: string[];
  count?: number;
  empty?: boolean;
  needs?: string;
  /** Without this other option it may be no more than that. */
  beyond?: [most: number, needs: string];
  /** It ends an endless game; who sits at the table decides it. */
  cap?: boolean;
}

export interface GameInfo {
  name: string;
  players: [number, number];
  options: Option[];
  bots: string[];
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot';
  bot?: string;
  name?: string;
  claimed: boolean;
  you: boolean;
  invite?: string;
  online?: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  memory: boolean;
  state: 'waiting' | 'playing' | 'over';
  commitment: string;
  host: boolean;
  seats: SeatInfo[];
  my_seat?: number;
  /** Whether I have something to answer; a reply to a request says so, the stream does not. */
  asked?: boolean;
  rematch?: string;
  key?: string;
  ending?: Ending | undefined;
}

/** A proposal to end the game: who has agreed. Nobody has when somebody has said no and nobody has played on since. */
export interface Ending {
  proposal: string;
  agreed: number[];
}

export interface Hello {
  type: 'hello';
  seq: number;
  view: View;
  decision?: string;
  log: [number, Msg][];
  build?: string;
}

export interface Frame {
  type: 'frame';
  seq: number;
  events: Msg[];
  patch: unknown;
  decision?: string | null;
}

export type Incoming = Hello | Frame | ({ type: 'table' } & TableInfo) | { type: 'pong' };
