/** A server in the browser for pictures: rooms and still positions. It knows no rules. */
import type { GameName } from '../lib/game';
import {
  Refused,
  type AgentInfo,
  type Parlor,
  type Room,
  type RoomWish,
  type TableLink,
  type TableListener,
  type Waiting,
} from '../lib/net/parlor';
import type { Replay } from '../lib/net/replay';
import { ROOMS } from './rooms';
import { sceneOf } from './scene';
import { SceneTable } from './sceneTable';

export class FakeParlor implements Parlor {
  rooms(): Promise<Room[]> {
    return Promise.resolve(ROOMS);
  }

  waiting(): Promise<Waiting | undefined> {
    return Promise.resolve({ code: 'riichi-turn', game: 'riichi', where: 'East 3', myTurn: true });
  }

  agents(game: GameName): Promise<AgentInfo[]> {
    const names = {
      riichi: ['house', 'lt-fast', 'lt-greedy', 'random'],
      zole: ['house', 'rules', 'random'],
      backgammon: ['house', 'random'],
    }[game];
    return Promise.resolve(names.map((name) => ({ name, summary: '' })));
  }

  rules(game: GameName): Promise<string[]> {
    return Promise.resolve(
      { riichi: ['tenhou', 'ema'], zole: ['classic', 'rondo'], backgammon: ['standard', 'money'] }[game],
    );
  }

  playNow(game: GameName): Promise<string> {
    return Promise.resolve(game);
  }

  create(wish: RoomWish): Promise<string> {
    return Promise.resolve(wish.game);
  }

  join(code: string): Promise<string> {
    const room = ROOMS.find((one) => one.code === code);
    return room ? Promise.resolve(room.game) : Promise.reject(new Refused('ui-error-not-found'));
  }

  replay(): Promise<Replay> {
    return Promise.reject(new Refused('ui-error-not-found'));
  }

  upload(): Promise<Replay> {
    return Promise.reject(new Refused('ui-refused-bad-message'));
  }

  open(code: string, listener: TableListener): TableLink {
    return new SceneTable(sceneOf(code), listener);
  }
}
