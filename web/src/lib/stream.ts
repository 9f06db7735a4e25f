import { backoff, Cursor } from './cursor';
import type { Frame, Hello, Incoming, TableInfo } from './types';

/** What a stream tells its owner. */
export interface StreamEars {
  hello(hello: Hello): void;
  frame(frame: Frame): void;
  table(info: TableInfo): void;
  state(state: LinkState): void;
}

export type LinkState = 'connecting' | 'open' | 'lost';

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface StreamParts {
  connect(since: number): Socket;
  set?(run: () => void, ms: number): unknown;
  clear?(handle: unknown): void;
  now?(): number;
  random?(): number;
}

const PING = 10_000;
const DEAD = 25_000;

/**
 * The viewer's sequence over a WebSocket that may break at any time. Comes back by itself with growing
 * pauses, asks from its own cursor, drops what it has, and starts over when something is missing.
 */
export class Stream {
  readonly cursor = new Cursor();
  #parts: Required<StreamParts>;
  #ears: StreamEars;
  #socket: Socket | null = null;
  #attempt = 0;
  #timer: unknown = null;
  #ping: unknown = null;
  #heard = 0;
  #closed = false;
  #from: number;

  constructor(parts: StreamParts, ears: StreamEars, since = -1) {
    this.#parts = {
      set: (run, ms) => setTimeout(run, ms),
      clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
      now: () => Date.now(),
      random: Math.random,
      ...parts,
    };
    this.#ears = ears;
    this.#from = since;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    if (this.#timer !== null) this.#parts.clear(this.#timer);
  }

  /** Try now instead of waiting (the network is back, the tab is looked at again). */
  wake(): void {
    if (this.#closed || this.#socket !== null) {
      if (this.#socket !== null && !this.#closed) this.#beat();
      return;
    }
    if (this.#timer !== null) this.#parts.clear(this.#timer);
    this.#timer = null;
    this.#open();
  }

  #open(): void {
    const since = this.cursor.seq >= 0 ? this.cursor.seq : this.#from;
    this.#ears.state('connecting');
    const socket = this.#parts.connect(since);
    this.#socket = socket;
    this.#heard = this.#parts.now();
    socket.onopen = () => {
      this.#heard = this.#parts.now();
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = this.#parts.now();
      let data: Incoming;
      try {
        data = JSON.parse(String(message.data)) as Incoming;
        if (typeof data !== 'object' || data === null) return;
      } catch {
        return;
      }
      this.#take(data);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      if (!this.#closed) this.#later();
    };
    this.#beat();
  }

  #take(data: Incoming): void {
    switch (data.type) {
      case 'hello':
        this.#attempt = 0;
        this.cursor.hello(data.seq);
        this.#ears.state('open');
        this.#ears.hello(data);
        break;
      case 'frame': {
        const verdict = this.cursor.frame(data.seq);
        if (verdict === 'apply') this.#ears.frame(data);
        else if (verdict === 'gap') this.#restart();
        break;
      }
      case 'table':
        this.#ears.table(data);
        break;
    }
  }

  /** Something is missing: forget where we were and ask for everything anew. */
  #restart(): void {
    this.#drop();
    this.cursor.seq = -1;
    this.#from = -1;
    this.#ears.state('connecting');
    this.#timer = this.#parts.set(() => {
      this.#timer = null;
      this.#open();
    }, 200);
  }

  #beat(): void {
    if (this.#ping !== null) this.#parts.clear(this.#ping);
    const socket = this.#socket;
    if (!socket) return;
    if (this.#parts.now() - this.#heard > DEAD) {
      this.#drop();
      this.#later();
      return;
    }
    try {
      socket.send('{"type":"ping"}');
    } catch {
      // still connecting, or closing: the close handler or the next beat deals with it
    }
    this.#ping = this.#parts.set(() => this.#beat(), PING);
  }

  #drop(): void {
    if (this.#ping !== null) this.#parts.clear(this.#ping);
    this.#ping = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      try {
        socket.close();
      } catch {
        // already gone
      }
    }
  }

  #later(): void {
    this.#ears.state('lost');
    const ms = backoff(this.#attempt++, this.#parts.random);
    this.#timer = this.#parts.set(() => {
      this.#timer = null;
      this.#open();
    }, ms);
  }
}
