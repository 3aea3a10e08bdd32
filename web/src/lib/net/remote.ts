/** The real server, over HTTP and one WebSocket for each table. */
import { fairRecordIn, type FairRecord } from '../fair/record';
import { ADDRESSES } from './addresses';
import { call, callAs, send } from './http';
import { ownLink } from './link';
import { connectSeat, RemoteMe } from './me';
import type { Game, GameName, Level, ViewOf } from '../game';
import { findGame, gameOr } from '../games';
import type {
  AdviceRequestMsg,
  AgentMsg,
  CallWindowMsg,
  CreatedMsg,
  EnteredMsg,
  JoinRequestMsg,
  OpenHandsMsg,
  OpenRequestMsg,
  ReplayOf,
  RoomInfoMsg,
  RoomRequestMsg,
  RoomSummaryMsg,
  RulesMsg,
  SeatInfoMsg,
  TokenMsg,
} from '../wire';
import { Refused, type Parlor, type RoomWish, type TableLink, type TableListener, type Waiting } from './parlor';
import type { Advice } from './practice';
import { RemoteTable } from './remoteTable';
import { replayOf, type Replay } from './replay';
import { forgetSeat, keepSeat, lastRoom, seatAt, secondSeat } from './seats';
import { SharedTable } from './sharedTable';

/**
 * The wait after a discard where all others are bots: there is nobody to hide a call from, so it is only as long as
 * an eye needs, and the player may take any time to call.
 */
const AMONG_BOTS: CallWindowMsg = { min_ms: 500, jitter_ms: 0, strict: false };

/** Agents alone wait for nobody: the pace that is chosen while they play is enough. */
const AGENTS_ALONE: CallWindowMsg = { min_ms: 0, jitter_ms: 0, strict: false };

/** What “Play now” asks for: a bot of the level at every other seat, nobody hurried. */
const quick = ({ name: game, quick: rules, seats, levels }: Game, name: string, level: Level): RoomWish => ({
  game,
  name,
  rules,
  seats: Array.from({ length: seats }, (_, at) => (at ? { type: 'agent', agent: levels[level] } : { type: 'open' })),
  hidden: true,
  practice: true,
});

/** Does the server say for certain that there is no such room any more? */
function isGone(error: unknown): error is Refused {
  return error instanceof Refused && ['ui-refused-no-room', 'ui-refused-voided'].includes(error.key);
}

export class RemoteParlor implements Parlor {
  readonly me = new RemoteMe();

  async rooms(): Promise<RoomSummaryMsg[]> {
    return (await call<RoomSummaryMsg[]>(ADDRESSES.rooms)).filter(({ game }) => findGame(game));
  }

  /** The table where this browser last held a seat, if its match is still on. */
  async waiting(): Promise<Waiting | undefined> {
    const code = lastRoom();
    const { game, name } = code ? seatAt(code) : {};
    if (!code || !game) return undefined;
    try {
      const { playing, record } = await call<RoomInfoMsg>(ADDRESSES.room(code));
      if (!playing && record) return undefined;
      return { code, game, where: name ?? code, myTurn: playing && (await isAsked(code)) };
    } catch (error) {
      // A server that is only out of reach, or busy, still has the seat: the caller keeps what was known.
      if (!isGone(error)) throw error;
      forgetSeat(code);
      return undefined;
    }
  }

  agents(game: GameName): Promise<AgentMsg[]> {
    return call<AgentMsg[]>(ADDRESSES.agents(game));
  }

  async rules(game: GameName): Promise<RulesMsg[]> {
    const found = await call<RulesMsg[]>(ADDRESSES.rules(game));
    return found.sort((a, b) => Number(b.default) - Number(a.default));
  }

  playNow(game: GameName, nickname: string, level: Level): Promise<string> {
    return this.create(quick(gameOr(game), nickname, level), nickname);
  }

  async create({ shared, watch, ...wish }: RoomWish, nickname: string): Promise<string> {
    const request: RoomRequestMsg = {
      ...wish,
      // The creator of a room sits in it before anyone else can.
      creator: watch ? null : { name: nickname },
      calls: watch ? AGENTS_ALONE : wish.seats.slice(1).every(({ type }) => type === 'agent') ? AMONG_BOTS : null,
    };
    const { id, token } = await call<CreatedMsg>(ADDRESSES.rooms, request);
    if (token) {
      keepSeat(id, { token, game: wish.game });
      await connectSeat(id, token);
    }
    if (shared) await this.#sit(id, wish.password, shared, wish.game, secondSeat(id));
    return id;
  }

  async join(code: string, password: string, nickname: string): Promise<string> {
    if (seatAt(code).token) return code;
    const room = (await this.rooms()).find(({ id }) => id === code);
    return this.#sit(code, password || null, nickname, room && gameOr(room.game).name);
  }

  /** When all others have consented, which they may for five minutes; then at once or from the next deal on. */
  async reclaim(code: string, name: string, password: string): Promise<void> {
    const request: JoinRequestMsg = { name, password: password || null };
    const { me, token } = await call<EnteredMsg>(ADDRESSES.reclaim(code), request);
    for (let tries = 0; me === null; tries += 1) {
      const seated = await seatOf(code, token).catch(() => undefined);
      if (seated) break;
      if (tries >= 150) throw new Refused('ui-refused-no-consent');
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    keepSeat(code, { token });
    await connectSeat(code, token);
  }

  /** Takes a place and keeps its token. */
  async #sit(
    room: string,
    password: string | null | undefined,
    name: string,
    game?: GameName,
    seat = room,
  ): Promise<string> {
    const request: JoinRequestMsg = { name, password };
    const { token } = await call<EnteredMsg>(ADDRESSES.join(room), request);
    keepSeat(seat, { token, game });
    // The second of two at one screen is someone else.
    if (seat === room) await connectSeat(room, token);
    return room;
  }

  /** The proof stands in the record; the steps are the server's to replay. */
  async replay(id: string, deal: number, match?: number): Promise<Replay> {
    const { token } = seatAt(id);
    if (token) await takeCookie(id, token);
    const [steps, record] = await Promise.all([
      ownMatch<ReplayOf<GameName>>(ADDRESSES.replay(id, deal, match)),
      ownMatch<FairRecord>(ADDRESSES.record(id, match)),
    ]);
    return replayOf(steps, record);
  }

  matches(id: string): Promise<number | undefined> {
    return call<RoomInfoMsg>(ADDRESSES.room(id)).then(
      ({ matches }) => matches,
      () => undefined, // The room is closed; its records are still there.
    );
  }

  async upload(text: string, deal: number): Promise<Replay> {
    return replayOf(await send<ReplayOf<GameName>>(ADDRESSES.upload(deal), text), fairRecordIn(text));
  }

  open(code: string, listener: TableListener, nickname: string, watch = false): TableLink {
    const advise = (agent: string, signal?: AbortSignal): Promise<Advice> => {
      const request: AdviceRequestMsg = { agent, token: seatAt(code).token };
      return call(ADDRESSES.advice(code), request, signal);
    };
    const openHands = (): Promise<ViewOf<GameName>[]> => {
      const request: OpenRequestMsg = { token: seatAt(code).token };
      return call<OpenHandsMsg<ViewOf<GameName>>>(ADDRESSES.open(code), request).then(({ views }) => views);
    };
    const whyGone = (): Promise<string | undefined> =>
      call(ADDRESSES.room(code)).then(
        () => undefined,
        (error: unknown) => (isGone(error) ? error.key : undefined),
      );
    const seated = (token: string): void => {
      void takeCookie(code, token);
      void connectSeat(code, token);
    };
    const second = secondSeat(code);
    if (watch || !seatAt(second).token)
      return new RemoteTable(code, listener, { advise, openHands, whyGone, nickname, watch, seated });
    return new SharedTable(
      (nth, heard) => new RemoteTable(code, heard, { advise, whyGone, nickname, seat: nth === 0 ? code : second }),
      listener,
    );
  }
}

/** Whose token it is. */
const seatOf = (code: string, token: string): Promise<SeatInfoMsg> => {
  const request: TokenMsg = { token };
  return call<SeatInfoMsg>(ADDRESSES.seat(code), request);
};

/** The matches of a locked room are for those who were in it: a cookie says so, also for downloads. */
const takeCookie = (code: string, token: string): Promise<unknown> => seatOf(code, token).catch(() => undefined);

/** A match of a locked room: by the cookie, or where another device was in it by the personal link. */
const ownMatch = <T>(path: string): Promise<T> =>
  call<T>(path).catch((error: unknown) => {
    const secret = ownLink();
    if (!secret || !(error instanceof Refused && error.key === 'ui-refused-token')) throw error;
    return callAs<T>(secret, path, 'GET');
  });

/** Does the table wait for an answer of this browser, from either of two who share its screen? */
async function isAsked(code: string): Promise<boolean> {
  const seats = [code, secondSeat(code)].map((seat) => seatAt(seat).token).filter((token) => token !== undefined);
  const answers = seats.map((token) => seatOf(code, token).catch(() => undefined));
  return (await Promise.all(answers)).some((seat) => seat?.asked);
}
