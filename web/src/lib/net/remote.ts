/** The real server, over HTTP and one WebSocket for each table. */
import { keptOf } from '../fair/kept';
import { fairRecordIn, type FairRecord } from '../fair/record';
import { ADDRESSES } from './addresses';
import type { Explorations } from './explorations';
import { call, callAs, send } from './http';
import { ownLink } from './link';
import { connectSeat, RemoteMe } from './me';
import {
  findMyGames,
  isGone,
  leaveGame,
  noting,
  removeFinished,
  seatOf,
  type MyGames,
  type RunningGame,
} from './myGames';
import type { Game, GameName, Level, ViewOf } from '../game';
import { findGame, gameOr } from '../games';
import type {
  AdviceRequestMsg,
  AgentMsg,
  AnalysisRequestMsg,
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
  SourceMsg,
} from '../wire';
import { Refused, type Parlor, type QuestionAt, type RoomWish, type TableLink, type TableListener } from './parlor';
import type { Advice } from './practice';
import { RemoteTable } from './remoteTable';
import { replayOf, type Replay } from './replay';
import { remoteReviews } from './reviews';
import { SEATS, type Seat } from '../seat';
import { keepSeat, seatAt, secondSeat } from './seats';
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
  seats: Array.from({ length: seats }, (_, at) =>
    at ? { type: 'agent', agent: levels[level] ?? levels.master } : { type: 'open' },
  ),
  hidden: true,
  practice: true,
});

/** So many of my finished games are looked through for one of them. */
const MY_GAMES_READ = 500;

export class RemoteParlor implements Parlor {
  readonly me = new RemoteMe();
  readonly reviews = remoteReviews;

  async rooms(): Promise<RoomSummaryMsg[]> {
    return (await call<RoomSummaryMsg[]>(ADDRESSES.rooms)).filter(({ game }) => findGame(game));
  }

  myGames(from = 0): Promise<MyGames> {
    return findMyGames(this.me, from);
  }

  removeFinished(room: string, match: number): Promise<void> {
    return removeFinished(this.me, room, match);
  }

  leaveGame(game: RunningGame): Promise<void> {
    return leaveGame(this.me, game);
  }

  async explorations(): Promise<Explorations> {
    return (await import('./explorations')).explorations;
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

  /** By what this browser added to the chance of the match, by its token of the room, or among my games. */
  async ownSeat(id: string, { record }: Replay, match?: number): Promise<Seat | undefined> {
    const fair = record?.fair;
    const mine = fair ? Object.keys(keptOf(fair.match_id)?.contributions ?? {}).map(Number) : [];
    // Two who shared this screen are called by their names.
    if (mine.length > 1) return undefined;
    const { token } = id ? seatAt(id) : {};
    const entrant = mine[0] ?? (token && (await seatOf(id, token).catch(() => undefined))?.me);
    if (fair && typeof entrant === 'number') return SEATS[fair.seat_order.indexOf(entrant)];
    return id ? this.#seatAmongMyGames(id, match) : undefined;
  }

  async #seatAmongMyGames(room: string, match?: number): Promise<Seat | undefined> {
    if (!ownLink()) return undefined;
    for (let from = 0, more = true; more && from < MY_GAMES_READ; ) {
      const found = await this.me.games(from).catch(() => undefined);
      const mine = found?.finished.find((game) => game.room === room && (!match || game.match === match));
      if (mine) return mine.seat;
      more = found?.more ?? false;
      from += found?.finished.length || MY_GAMES_READ;
    }
    return undefined;
  }

  async adviseAt(id: string, { agent, at, signal, thinkMs }: QuestionAt, match?: number): Promise<Advice> {
    const request: AdviceRequestMsg = { agent, token: seatAt(id).token, at, match, think_ms: thinkMs };
    return call(ADDRESSES.advice(id), request, signal);
  }

  async adviseIn(record: string, { agent, at, signal, thinkMs }: QuestionAt): Promise<Advice> {
    const request: AnalysisRequestMsg = { agent, record, at, think_ms: thinkMs };
    return call(ADDRESSES.analysis, request, signal);
  }

  open(code: string, listener: TableListener, nickname: string, watch = false): TableLink {
    const advise = (agent: string, signal?: AbortSignal, thinkMs?: number): Promise<Advice> => {
      const request: AdviceRequestMsg = { agent, token: seatAt(code).token, think_ms: thinkMs };
      return call(ADDRESSES.advice(code), request, signal);
    };
    const openHands = (): Promise<ViewOf<GameName>[]> => {
      const request: OpenRequestMsg = { token: seatAt(code).token };
      return call<OpenHandsMsg<ViewOf<GameName>>>(ADDRESSES.open(code), request).then(({ views }) => views);
    };
    const origin = (): SourceMsg => ({ kind: 'table', room: code, token: seatAt(code).token ?? '' });
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
      return new RemoteTable(code, noting(listener), { advise, openHands, origin, whyGone, nickname, watch, seated });
    return new SharedTable(
      (nth, heard) => new RemoteTable(code, heard, { advise, whyGone, nickname, seat: nth === 0 ? code : second }),
      listener,
    );
  }
}

/** The matches of a locked room are for those who were in it: a cookie says so, also for downloads. */
const takeCookie = (code: string, token: string): Promise<unknown> => seatOf(code, token).catch(() => undefined);

/** A match of a locked room: by the cookie, or where another device was in it by the personal link. */
const ownMatch = <T>(path: string): Promise<T> =>
  call<T>(path).catch((error: unknown) => {
    const secret = ownLink();
    if (!secret || !(error instanceof Refused && error.key === 'ui-refused-token')) throw error;
    return callAs<T>(secret, path, 'GET');
  });
