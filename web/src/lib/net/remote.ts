/** The real server, over HTTP and one WebSocket for each table. */
import type { Explanation } from '../messages/explanation';
import { call } from './http';
import type { AgentInfo, Parlor, Replay, Room, RoomWish, TableLink, TableListener, Waiting } from './parlor';
import type { GameName } from './game';
import { RemoteTable } from './remoteTable';

export class RemoteParlor implements Parlor {
  rooms(): Promise<Room[]> {
    return call('/api/rooms');
  }

  async waiting(): Promise<Waiting | undefined> {
    return (await call<Waiting | null>('/api/me/waiting')) ?? undefined;
  }

  agents(game: GameName): Promise<AgentInfo[]> {
    return call(`/api/games/${game}/agents`);
  }

  rules(game: GameName): Promise<string[]> {
    return call(`/api/games/${game}/rules`);
  }

  async playNow(game: GameName, nickname: string): Promise<string> {
    return (await call<{ code: string }>('/api/play-now', { game, nickname })).code;
  }

  async create(wish: RoomWish, nickname: string): Promise<string> {
    return (await call<{ code: string }>('/api/rooms', { ...wish, nickname })).code;
  }

  async join(code: string, password: string, nickname: string): Promise<string> {
    return (await call<{ code: string }>(`/api/rooms/${encodeURIComponent(code)}/join`, { password, nickname })).code;
  }

  replay(id: string): Promise<Replay> {
    return call(`/api/replays/${encodeURIComponent(id)}`);
  }

  open(code: string, listener: TableListener): TableLink {
    return new RemoteTable(code, listener, (agent) =>
      call<Explanation>(`/api/tables/${encodeURIComponent(code)}/advice`, { agent }),
    );
  }
}
