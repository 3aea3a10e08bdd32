import type { Explanation, Message } from '../messages/explanation';
import type { TableLink, TableListener, TableState } from './parlor';
import type { Seen } from './game';
import { SteadySocket, type Line } from './socket';

/** What the server says on a table's line. `version` counts what this seat has been told. */
type FromServer =
  | { type: 'state'; version: number; seq: number; state: TableState }
  | { type: 'seen'; version: number; seen: Seen }
  | { type: 'refused'; reason: Message };

const socketAddress = (path: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

export class RemoteTable implements TableLink {
  readonly #socket: SteadySocket;
  readonly #listener: TableListener;
  readonly #advise: (agent: string) => Promise<Explanation>;
  #version = 0;
  #seq = 0;

  constructor(code: string, listener: TableListener, advise: (agent: string) => Promise<Explanation>) {
    this.#listener = listener;
    this.#advise = advise;
    this.#socket = new SteadySocket({
      address: () => socketAddress(`/api/tables/${encodeURIComponent(code)}/play?after=${this.#version}`),
      connect: (address) => new WebSocket(address) as unknown as Line,
      onMessage: (message) => this.#read(message as FromServer),
      onStatus: (status) => listener.link(status),
    });
  }

  /** Every action names the state it answers and itself, so that a repeat is harmless. */
  act(idx: number): void {
    this.#socket.send({ type: 'act', expected_seq: this.#seq, action_id: crypto.randomUUID(), choice: idx });
  }

  ask(agent: string): Promise<Explanation> {
    return this.#advise(agent);
  }

  ready(): void {
    this.#socket.send({ type: 'ready' });
  }

  stop(): void {
    this.#socket.send({ type: 'stop' });
  }

  close(): void {
    this.#socket.close();
  }

  #read(message: FromServer): void {
    if (message.type === 'refused') {
      this.#listener.refused(message.reason);
      return;
    }
    this.#version = message.version;
    if (message.type === 'seen') {
      this.#listener.seen(message.seen);
    } else {
      this.#seq = message.seq;
      this.#listener.state(message.state);
    }
  }
}
