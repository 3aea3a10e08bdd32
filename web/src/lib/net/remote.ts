/** The real server, over HTTP and one WebSocket for each table. */
import { fairRecordIn, type FairRecord } from '../fair/record';
import { ADDRESSES } from './addresses';
import { call, send } from './http';
import type { Game, GameName } from '../game';
import { findGame, gameOr } from '../games';
import {
  Refused,
  type AgentInfo,
  type Parlor,
  type Room,
  type RoomWish,
  type TableLink,
  type TableListener,
  type Waiting,
} from './parlor';
import type { Advice } from './practice';
import { RemoteTable } from './remoteTable';
import { replayOf, type Replay, type ReplayMessage } from './replay';
import { nameOfRules } from './rulesName';
import { forgetSeat, keepSeat, lastRoom, seatAt, secondSeat } from './seats';
import { SharedTable } from './sharedTable';

/** A line of the server's list of rooms. */
interface RoomSummary {
  id: string;
  name: string;
  game: string;
  rules: string;
  locked: boolean;
  seats: number;
  free: number;
  agents: number;
  clock: { move_ms: number; bank_ms: number } | null;
  playing: boolean;
}

/** What the server says of one room besides. */
interface RoomInfo extends RoomSummary {
  /** Is the record of a finished match there? */
  record: boolean;
  /** How many matches are over. */
  matches: number;
}

/**
 * The wait after a discard where all others are bots: there is nobody to hide a call from, so it is only as long as
 * an eye needs, and the player may take any time to call.
 */
const AMONG_BOTS = { min_ms: 500, jitter_ms: 0, strict: false };

/** Agents alone wait for nobody: the pace that is chosen while they play is enough. */
const AGENTS_ALONE = { min_ms: 0, jitter_ms: 0, strict: false };

/** What “Play now” asks for: the strongest of the house at every other seat, nobody hurried. */
const quick = ({ name: game, quick: rules, seats, levels }: Game): RoomWish => ({
  game,
  name: '',
  rules,
  seats: Array.from({ length: seats - 1 }, () => ({ type: 'bot', agent: levels.master })),
  clock: null,
  password: '',
  hidden: true,
  practice: true,
});

export class RemoteParlor implements Parlor {
  async rooms(): Promise<Room[]> {
    const rooms = await call<RoomSummary[]>(ADDRESSES.rooms);
    return rooms.flatMap((room) => {
      const game = findGame(room.game)?.name;
      if (!game) return [];
      const clock = room.clock && { move: room.clock.move_ms / 1000, bank: room.clock.bank_ms / 1000 };
      return [{ ...room, code: room.id, game, rules: nameOfRules(room.rules), seats: places(room), clock }];
    });
  }

  /** The table where this browser last held a seat, if its match is still on. */
  async waiting(): Promise<Waiting | undefined> {
    const code = lastRoom();
    const { game, name } = code ? seatAt(code) : {};
    if (!code || !game) return undefined;
    try {
      const { playing, record } = await call<RoomInfo>(ADDRESSES.room(code));
      if (!playing && record) return undefined;
      return { code, game, where: name ?? code, myTurn: playing && (await isAsked(code)) };
    } catch (error) {
      // A server that is only out of reach, or busy, still has the seat: whoever asks keeps what was known.
      if (!(error instanceof Refused && error.key === 'ui-refused-no-room')) throw error;
      forgetSeat(code);
      return undefined;
    }
  }

  /** The house plays everywhere, and so does chance. */
  agents(game: GameName): Promise<AgentInfo[]> {
    return call<AgentInfo[]>(ADDRESSES.agents(game)).catch(() =>
      ['house', 'random'].map((name) => ({ name, summary: '' })),
    );
  }

  /** The presets; the game's usual one first. */
  async rules(game: GameName): Promise<string[]> {
    const found = await call<{ name: string; default: boolean }[]>(ADDRESSES.rules(game));
    return found.toSorted((a, b) => Number(b.default) - Number(a.default)).map(({ name }) => name);
  }

  playNow(game: GameName, nickname: string): Promise<string> {
    return this.create({ ...quick(gameOr(game)), name: nickname }, nickname);
  }

  async create(wish: RoomWish, nickname: string): Promise<string> {
    const { id } = await call<{ id: string }>(ADDRESSES.rooms, {
      name: wish.name,
      game: wish.game,
      rules: wish.rules,
      seats: seatsOf(wish),
      password: wish.password || null,
      hidden: wish.hidden,
      clock: wish.clock && { move_ms: wish.clock.move * 1000, bank_ms: wish.clock.bank * 1000 },
      calls: wish.watch ? AGENTS_ALONE : wish.seats.every(({ type }) => type === 'bot') ? AMONG_BOTS : null,
      spectators: wish.spectators === false ? { type: 'none' } : null,
      practice: wish.practice ?? false,
      idle_minutes: null,
    });
    if (wish.watch) return id;
    await this.#sit(id, wish.password, nickname, wish.game);
    if (wish.shared) await this.#sit(id, wish.password, wish.shared, wish.game, secondSeat(id));
    return id;
  }

  async join(code: string, password: string, nickname: string): Promise<string> {
    if (seatAt(code).token) return code;
    const room = (await this.rooms()).find((one) => one.code === code);
    return this.#sit(code, password, nickname, room?.game);
  }

  /** With the password at once, otherwise when the others have consented: that is asked for a minute. */
  async reclaim(code: string, name: string, password: string): Promise<void> {
    const { me, token } = await call<{ me: number | null; token: string }>(ADDRESSES.reclaim(code), {
      name,
      password: password || null,
    });
    for (let tries = 0; me === null; tries += 1) {
      if (tries > 30) throw new Refused('ui-refused-token');
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const seated = await call(ADDRESSES.seat(code), { token }).catch(() => undefined);
      if (seated) break;
    }
    keepSeat(code, { token });
  }

  /** Takes a place and keeps its token. */
  async #sit(room: string, password: string, name: string, game?: GameName, seat = room): Promise<string> {
    const { token } = await call<{ token: string }>(ADDRESSES.join(room), { name, password: password || null });
    keepSeat(seat, { token, game });
    return room;
  }

  /** The proof stands in the record; the steps are the server's to replay. */
  async replay(id: string, deal: number, match?: number): Promise<Replay> {
    const { token } = seatAt(id);
    if (token) await takeCookie(id, token);
    const [steps, record] = await Promise.all([
      call<ReplayMessage>(ADDRESSES.replay(id, deal, match)),
      call<FairRecord>(ADDRESSES.record(id, match)),
    ]);
    return replayOf(steps, record);
  }

  matches(id: string): Promise<number | undefined> {
    return call<RoomInfo>(ADDRESSES.room(id)).then(
      ({ matches }) => matches,
      () => undefined, // The room is closed; its records are still there.
    );
  }

  async upload(text: string, deal: number): Promise<Replay> {
    return replayOf(await send<ReplayMessage>(ADDRESSES.upload(deal), text), fairRecordIn(text));
  }

  open(code: string, listener: TableListener, nickname: string, watch = false): TableLink {
    const advise = (agent: string): Promise<Advice> =>
      call(ADDRESSES.advice(code), { agent, token: seatAt(code).token });
    const openHands = (): Promise<unknown[]> =>
      call<{ views: unknown[] }>(ADDRESSES.open(code), { token: seatAt(code).token }).then(({ views }) => views);
    const exists = (): Promise<boolean> =>
      call(ADDRESSES.room(code)).then(
        () => true,
        (error: unknown) => !(error instanceof Refused && error.key === 'ui-refused-no-room'),
      );
    const seated = (token: string): void => void takeCookie(code, token);
    const second = secondSeat(code);
    if (watch || !seatAt(second).token)
      return new RemoteTable(code, listener, { advise, openHands, exists, nickname, watch, seated });
    return new SharedTable(
      (nth, heard) => new RemoteTable(code, heard, { advise, exists, nickname, seat: nth === 0 ? code : second }),
      listener,
    );
  }
}

/** The matches of a locked room are for those who were in it: a cookie says so, also for downloads. */
const takeCookie = (code: string, token: string): Promise<unknown> =>
  call(ADDRESSES.seat(code), { token }).catch(() => undefined);

/** Does the table wait for an answer of this browser, from either of two who share its screen? */
async function isAsked(code: string): Promise<boolean> {
  const seats = [code, secondSeat(code)].map((seat) => seatAt(seat).token).filter((token) => token !== undefined);
  const answers = seats.map((token) => call<{ asked: boolean }>(ADDRESSES.seat(code), { token }));
  const told = await Promise.all(answers.map((answer) => answer.catch(() => ({ asked: false }))));
  return told.some(({ asked }) => asked);
}

/** The first seat is mine, unless I only look on. */
function seatsOf({ seats, watch }: RoomWish): object[] {
  const others = seats.map((seat) => (seat.type === 'open' ? seat : { type: 'agent', agent: seat.agent }));
  return watch ? others : [{ type: 'open' }, ...others];
}

/** People first, then bots, then who is still missing. */
const places = ({ seats, free, agents }: RoomSummary): Room['seats'] =>
  Array.from({ length: seats }, (_, at) =>
    at < seats - free - agents ? 'person' : at < seats - free ? 'bot' : 'open',
  );
