/** A WebSocket that comes back. It knows nothing of games; what it carries is JSON. */
import type { LinkStatus } from './parlor';

/** The part of the browser's WebSocket that is used, so that a test can bring its own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

export interface SteadyOptions {
  /** The address, asked anew for every try: it names the last version seen. */
  address: () => string;
  connect: (address: string) => Line;
  /** The first words of every line, before anything that waited. */
  greet?: () => unknown;
  onMessage: (message: unknown) => void;
  onStatus: (status: LinkStatus) => void;
  /** Milliseconds before each further try; the last one repeats. */
  delays?: readonly number[];
}

/** How the server closes a line when its seat was opened on another device: to come back would close that one. */
const ELSEWHERE = 4001;
/** How it closes a line whose room has reached a limit: there is nothing to come back to. */
const SPENT = 4004;

const DELAYS = [200, 500, 1000, 2000, 4000, 8000];

export class SteadySocket {
  #line: Line | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What could not be sent yet. The server answers a repeated action from its log. */
  #unsent: string[] = [];
  readonly #options: SteadyOptions;

  constructor(options: SteadyOptions) {
    this.#options = options;
    this.#dial();
  }

  send(message: unknown): void {
    const text = JSON.stringify(message);
    if (this.#line && this.#tries === 0) this.#line.send(text);
    else this.#unsent.push(text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#options.onStatus('closed');
  }

  #dial(): void {
    this.#tries += 1;
    this.#options.onStatus(this.#tries === 1 ? 'connecting' : 'lost');
    const line = this.#options.connect(this.#options.address());
    this.#line = line;
    line.onopen = () => {
      this.#tries = 0;
      this.#options.onStatus('open');
      if (this.#options.greet) line.send(JSON.stringify(this.#options.greet()));
      for (const text of this.#unsent.splice(0)) line.send(text);
    };
    line.onmessage = ({ data }) => this.#read(data);
    line.onclose = (event) => this.#lost(line, event?.code);
  }

  #read(data: unknown): void {
    if (typeof data !== 'string') return;
    let message: unknown;
    try {
      message = JSON.parse(data);
    } catch {
      return; // Not ours to mend: the next snapshot sets things right.
    }
    this.#options.onMessage(message);
  }

  #lost(line: Line, code: number | undefined): void {
    if (this.#closed || line !== this.#line) return;
    this.#line = undefined;
    if (code === ELSEWHERE || code === SPENT) {
      this.#closed = true;
      this.#options.onStatus(code === ELSEWHERE ? 'elsewhere' : 'closed');
      return;
    }
    this.#tries = Math.max(1, this.#tries);
    this.#options.onStatus('lost');
    const delays = this.#options.delays ?? DELAYS;
    const wait = delays[Math.min(this.#tries - 1, delays.length - 1)] ?? 1000;
    this.#timer = setTimeout(() => this.#dial(), wait);
  }
}
