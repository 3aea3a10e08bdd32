/** The real server, over HTTP and one WebSocket for each table. */
import type { Explanation } from '../messages/explanation';
import { ADDRESSES } from './addresses';
import { call } from './http';
import { isGame, SEATS_OF, type GameName } from './game';
import type { AgentInfo, Parlor, Replay, Room, RoomWish, TableLink, TableListener, Waiting } from './parlor';
import { RemoteTable } from './remoteTable';
import { nameOfRules } from './rulesName';
import { forgetSeat, keepSeat, lastRoom, seatAt } from './seats';

/** A line of the server's list of rooms. */
interface RoomSummary {
  id: string;
  name: string;
  game: string;
  rules: string;
  locked: boolean;
  seats: number;
  free: number;
  playing: boolean;
}

/** What “Play now” asks for: the strongest of the house at every other seat, nobody hurried. */
const quick = (game: GameName): RoomWish => ({
  game,
  name: '',
  rules: '',
  seats: Array.from({ length: SEATS_OF[game] - 1 }, () => ({ type: 'bot', agent: 'house' })),
  clock: null,
  password: '',
  hidden: true,
});

export class RemoteParlor implements Parlor {
  async rooms(): Promise<Room[]> {
    const rooms = await call<RoomSummary[]>(ADDRESSES.rooms);
    return rooms.filter((room) => !room.playing).flatMap((room) => (isGame(room.game) ? [{ ...room, code: room.id, game: room.game, rules: nameOfRules(room.rules), seats: places(room), clock: null }] : []));
  }

  /** The room where this browser last held a seat, if it is still there. */
  async waiting(): Promise<Waiting | undefined> {
    const code = lastRoom();
    if (!code) return undefined;
    try {
      const room = await call<RoomSummary>(ADDRESSES.room(code));
      return isGame(room.game) ? { code, game: room.game, where: room.name, myTurn: false } : undefined;
    } catch {
      forgetSeat(code);
      return undefined;
    }
  }

  agents(game: GameName): Promise<AgentInfo[]> {
    return call(ADDRESSES.agents(game));
  }

  rules(game: GameName): Promise<string[]> {
    return call(ADDRESSES.rules(game));
  }

  playNow(game: GameName, nickname: string): Promise<string> {
    return this.create({ ...quick(game), name: nickname }, nickname);
  }

  async create(wish: RoomWish, nickname: string): Promise<string> {
    const { id } = await call<{ id: string }>(ADDRESSES.rooms, {
      name: wish.name,
      game: wish.game,
      rules: wish.rules,
      seats: [{ type: 'open' }, ...wish.seats.map((seat) => (seat.type === 'open' ? seat : { type: 'agent', agent: seat.agent }))],
      password: wish.password || null,
      hidden: wish.hidden,
      clock: wish.clock && { move_ms: wish.clock.move * 1000, bank_ms: wish.clock.bank * 1000 },
      calls: null,
      spectators: null,
      idle_minutes: null,
    });
    keepSeat(id, { name: nickname, password: wish.password });
    return id;
  }

  /** The seat itself is taken at the table; here only the room is looked up. */
  async join(code: string, password: string, nickname: string): Promise<string> {
    const { id } = await call<RoomSummary>(ADDRESSES.room(code));
    if (!seatAt(id).token) keepSeat(id, { name: nickname, password });
    return id;
  }

  replay(id: string): Promise<Replay> {
    return call(ADDRESSES.replay(id));
  }

  open(code: string, listener: TableListener, nickname: string): TableLink {
    const advise = (agent: string): Promise<Explanation> => call(ADDRESSES.advice(code), { agent, token: seatAt(code).token });
    return new RemoteTable(code, listener, { advise, nickname });
  }
}

const places = (room: RoomSummary): Room['seats'] => Array.from({ length: room.seats }, (_, at) => (at < room.seats - room.free ? 'person' : 'open'));
