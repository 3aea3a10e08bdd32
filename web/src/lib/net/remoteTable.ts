import { toHex } from '../fair/hash';
import { Contribution } from '../fair/pledge';
import { VERSION, type ClientMsgOf, type GameName, type ServerMsgOf, type SourceMsg } from '../wire';
import { ADDRESSES } from './addresses';
import { aligned, type Advice } from './practice';
import { fold, type Known, type TableEvent } from './fold';
import type { Seen, ViewOf } from '../game';
import { findGame, gameOr, hasParts, loadParts, partsOf } from '../games';
import { Keeping } from './keeping';
import type { LinkStatus, TableLink, TableListener, Told } from './parlor';
import { forgetSeat, keepSeat, seatAt } from './seats';
import { SteadySocket, type Line } from './socket';
import { tableState } from './tableState';

type ServerMessage = ServerMsgOf<GameName>;

export interface RemoteOptions {
  connect?: (address: string) => Line;
  advise: (agent: string, signal?: AbortSignal, thinkMs?: number) => Promise<Advice>;
  /** What every seat knows, at a practice table. */
  openHands?: () => Promise<ViewOf<GameName>[]>;
  /** The open question, as something to be explored. */
  origin?: () => SourceMsg;
  nickname: string;
  /** Why there is no such room any more, if there is none. */
  whyGone?: () => Promise<string | undefined>;
  /** Look on, do not sit down. */
  watch?: boolean;
  /** Told the token of a new seat. */
  seated?: (token: string) => void;
  /** Under which name the token is kept; the room's when nothing is said. */
  seat?: string;
}

/** A name used once. Not `randomUUID`: that is missing on plain http. */
const onceName = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** Why someone gets no seat. */
const SEAT_REFUSALS = ['password', 'full', 'begun', 'name'];

const dial = (address: string): Line => new WebSocket(address) as unknown as Line;

/** One seat at a table of the server. Every line begins with a hello that names what was seen last. */
export class RemoteTable implements TableLink {
  readonly #seat: string;
  readonly #listener: TableListener;
  readonly #options: RemoteOptions;
  readonly #socket: SteadySocket;
  readonly #keeping: Keeping;
  #known: Known | undefined;
  #version: number | null = null;
  #offset = 0;
  #contribution = new Contribution();
  #ready = false;
  #seatRefused: string | undefined;
  /** Watches only, until a seat is taken after all. */
  #watch: boolean;
  #nickname: string;
  #password: string | null = null;
  /** What was heard while the game's own part of the page was fetched. */
  #early: ServerMessage[] | undefined;

  constructor(room: string, listener: TableListener, options: RemoteOptions) {
    this.#seat = options.seat ?? room;
    this.#nickname = options.nickname;
    this.#watch = options.watch ?? false;
    this.#listener = listener;
    this.#options = options;
    this.#keeping = new Keeping(room);
    this.#socket = new SteadySocket({
      address: () => ADDRESSES.socket(room),
      connect: options.connect ?? dial,
      greet: (): ClientMsgOf<GameName> => ({
        type: 'hello',
        version: VERSION,
        token: this.#watch ? null : (seatAt(this.#seat).token ?? null),
        last: this.#version,
      }),
      onMessage: (message) => this.#hear(message as ServerMessage),
      onStatus: (status) => this.#linked(status),
    });
  }

  #send(message: ClientMsgOf<GameName>): void {
    this.#socket.send(message);
  }

  /** The answer names the question and itself: a repeat is harmless, a late one is refused. */
  act(idx: number): void {
    const phase = this.#known?.phase;
    if (phase?.type !== 'playing' || !phase.prompt) return;
    const action = phase.prompt.legal[idx];
    if (action) this.#send({ type: 'act', expected_seq: phase.prompt.seq, action_id: onceName(), action });
  }

  async ask(agent: string, signal?: AbortSignal, thinkMs?: number): Promise<Told> {
    const advice = await this.#options.advise(agent, signal, thinkMs);
    const phase = this.#known?.phase;
    return aligned(advice, phase?.type === 'playing' ? (phase.prompt?.legal ?? []) : []);
  }

  ready(): void {
    this.#send({ type: 'ready', ready: true });
  }

  origin(): SourceMsg | undefined {
    return this.#options.origin?.();
  }

  async hands(): Promise<ViewOf<GameName>[]> {
    return (await this.#options.openHands?.()) ?? [];
  }

  rematch(): void {
    this.#send({ type: 'rematch', agreed: true });
  }

  say(text: string): void {
    this.#send({ type: 'chat', text });
  }

  tell(wish: ClientMsgOf<GameName>): void {
    this.#send(wish);
    if (wish.type === 'leave') forgetSeat(this.#seat);
    if (wish.type !== 'join') return;
    this.#nickname = wish.name;
    this.#password = wish.password ?? null;
  }

  stop(): void {
    this.#send({ type: 'stop' });
  }

  close(): void {
    this.#socket.close();
  }

  /** Nothing can be shown before the game is there: until then messages wait in their order. */
  #hear(message: ServerMessage): void {
    if (this.#early) this.#early.push(message);
    else if (message.type !== 'state' || hasParts(message.state.room.game)) this.#read(message);
    else {
      this.#early = [message];
      loadParts(message.state.room.game).then(
        () => this.#catchUp(),
        () => this.#listener.refused({ key: 'ui-error-load' }),
      );
    }
  }

  #catchUp(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const message of early) this.#read(message);
  }

  #read(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#offset = performance.now() - message.now_ms;
        // A seat that is mine from the next deal on has its token already.
        if (message.me === null && !this.#watch && !seatAt(this.#seat).token) this.#join();
        // A locked room shows a stranger nothing, and does not say so before it is asked.
        if (message.me === null && this.#watch && !this.#known) this.#send({ type: 'resync' });
        // The line is back. An answer may have gone down with the old one: the question is shown again.
        if (this.#known) this.#show(this.#known);
        break;
      case 'joined':
        this.#seatRefused = undefined;
        this.#watch = false;
        keepSeat(this.#seat, { ...seatAt(this.#seat), token: message.token });
        this.#options.seated?.(message.token);
        break;
      case 'state':
        this.#version = message.version;
        this.#keepGame(message.state);
        this.#keeping.state(message.state);
        this.#show(message.state);
        break;
      case 'event':
        // A hole: something was missed, so everything is asked for again.
        if (this.#version !== null && message.version > this.#version + 1) {
          this.#send({ type: 'resync' });
          break;
        }
        this.#version = message.version;
        this.#happen(message.event);
        break;
      case 'said':
        this.#happen({ type: 'chat', chat: message.chat });
        break;
      case 'error':
        this.#refuse(message.code);
        break;
      default:
        break;
    }
  }

  /** A line that is lost may mean that there is no such room any more: then nobody waits for it. */
  #linked(status: LinkStatus): void {
    this.#listener.link(status);
    if (status !== 'lost') return;
    this.#options.whyGone?.().then(
      (key) => {
        if (!key) return;
        this.#listener.refused({ key });
        this.#socket.close();
      },
      () => undefined,
    );
  }

  #join(): void {
    this.#send({ type: 'join', name: this.#nickname, password: this.#password });
  }

  /** What is played where this browser has a seat, to say so on the first page. */
  #keepGame({ me, room }: Known): void {
    if (me === null) return;
    const game = findGame(room.game)?.name;
    keepSeat(this.#seat, { ...seatAt(this.#seat), game, name: room.name });
  }

  #refuse(code: string): void {
    const other = code === 'name' ? this.#listener.otherName?.(this.#nickname) : undefined;
    if (other !== undefined) {
      this.#nickname = other;
      this.#join();
      return;
    }
    const key = `ui-refused-${code.replaceAll('_', '-')}`;
    // A seat that the server does not know, or that is someone else's again, is no seat: the next hello comes
    // without it, and what is seen from then on is another stream.
    if (code === 'token' || code === 'player_back' || (code === 'not_seated' && !this.#known)) {
      forgetSeat(this.#seat);
      this.#version = null;
    }
    // A player who finds no seat watches, and may try again under another name or with the password.
    if (this.#known?.me === null && SEAT_REFUSALS.includes(code)) this.#seatRefused = key;
    else this.#listener.refused({ key });
    // What was sent is void; the last state shows again what may be done.
    if (this.#known) this.#show(this.#known);
  }

  #happen(event: TableEvent): void {
    if (!this.#known) return;
    this.#known = fold(this.#known, event);
    this.#keeping.happened(event, this.#known);
    this.#show(this.#known);
    if (event.type === 'seen' || event.type === 'watched') {
      const game = gameOr(this.#known.room.game).name;
      const view = event.type === 'seen' ? event.view : partsOf(game).watched(event.table);
      for (const one of event.events) this.#listener.seen({ game, event: one, view } as Seen);
    }
    this.#contribute(event);
  }

  /** Adds this browser's part to the chance of the match: first the pledge, then what was pledged. */
  #contribute(event: TableEvent): void {
    const { promise, me } = this.#known ?? {};
    if (!promise || me === null || me === undefined) return;
    if (event.type === 'pledging') {
      this.#contribution = new Contribution();
      this.#keeping.contributed(promise.match_id, me, this.#contribution.shown());
      this.#send({ type: 'pledge', pledge: this.#contribution.pledge(promise.scheme, promise.match_id, me) });
    } else if (event.type === 'contributing') {
      this.#send({ type: 'contribute', contribution: this.#contribution.shown() });
    }
  }

  /** Against bots alone there is nobody to wait for. */
  #readyAgainstBots(known: Known): void {
    const mine = known.entrants.find(({ entrant }) => entrant === known.me);
    const alone = known.entrants.every((entrant) => entrant === mine || entrant.occupant.type === 'agent');
    if (known.phase.type !== 'gathering') this.#ready = false;
    if (known.phase.type !== 'gathering' || !mine || mine.ready || !alone || this.#ready) return;
    this.#ready = true;
    this.ready();
  }

  #show(known: Known): void {
    this.#known = known;
    this.#readyAgainstBots(known);
    const state = { ...tableState(known, this.#offset), fair: this.#keeping.fair(known) };
    const waits = known.me === null && !this.#watch && seatAt(this.#seat).token !== undefined;
    this.#listener.state({ ...state, waits, seatRefused: state.watching ? this.#seatRefused : undefined });
  }
}
