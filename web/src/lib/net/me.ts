/** What a personal link can do: my games, and my seats on this device. */
import type { LinkMsg, MyGamesMsg, MyNewSeatMsg, TakenSeatMsg, TakeSeatMsg } from '../wire';
import { ADDRESSES } from './addresses';
import { callAs } from './http';
import { forgetLink, keepLink, ownLink } from './link';
import { Refused } from './parlor';
import { heldSeats, keepSeat } from './seats';
import { findGame } from '../games';

export interface Me {
  /** A new link. The seats of this browser belong to it from now on. */
  make(): Promise<string>;
  /** A link that was made elsewhere, from now on this browser's. */
  use(secret: string): Promise<void>;
  games(from?: number): Promise<MyGamesMsg>;
  /** Another link for the same games. */
  renew(): Promise<string>;
  revoke(): Promise<void>;
  forget(room: string, match: number): Promise<void>;
  /** What it means to take a seat over, without doing so. */
  look(room: string): Promise<TakenSeatMsg>;
  /** Takes a seat over: it is this browser's, too, from now on. */
  take(room: string, game: string, name: string): Promise<void>;
}

/** Says that a seat belongs to the link of this browser, if it has one. */
export async function connectSeat(room: string, token: string): Promise<void> {
  if (!ownLink()) return;
  const seat: MyNewSeatMsg = { room, token };
  // A seat is a seat also without a link.
  await ask(ADDRESSES.mySeats, 'POST', seat).catch(() => undefined);
}

/** Asks under the link of this browser. One that is not known any more is forgotten. */
async function ask<T>(path: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<T> {
  const secret = ownLink();
  if (!secret) throw new Refused('ui-refused-link');
  try {
    return await callAs<T>(secret, path, method, body);
  } catch (error) {
    if (error instanceof Refused && error.key === 'ui-refused-link' && ownLink() === secret) forgetLink();
    throw error;
  }
}

export class RemoteMe implements Me {
  async make(): Promise<string> {
    const { secret } = await callAs<LinkMsg>(undefined, ADDRESSES.me, 'POST');
    keepLink(secret);
    await Promise.all(heldSeats().map(({ room, token }) => connectSeat(room, token)));
    return secret;
  }

  async use(secret: string): Promise<void> {
    await callAs<MyGamesMsg>(secret, ADDRESSES.me, 'GET');
    keepLink(secret);
  }

  games(from = 0): Promise<MyGamesMsg> {
    return ask(`${ADDRESSES.me}?from=${from}`, 'GET');
  }

  async renew(): Promise<string> {
    const { secret } = await ask<LinkMsg>(ADDRESSES.renewLink, 'POST');
    keepLink(secret);
    return secret;
  }

  async revoke(): Promise<void> {
    await ask(ADDRESSES.me, 'DELETE');
    forgetLink();
  }

  forget(room: string, match: number): Promise<void> {
    return ask(ADDRESSES.myGame(room, match), 'DELETE');
  }

  look(room: string): Promise<TakenSeatMsg> {
    const request: TakeSeatMsg = { confirm: false };
    return ask(ADDRESSES.mySeat(room), 'POST', request);
  }

  async take(room: string, game: string, name: string): Promise<void> {
    const request: TakeSeatMsg = { confirm: true };
    const { token } = await ask<TakenSeatMsg>(ADDRESSES.mySeat(room), 'POST', request);
    if (token) keepSeat(room, { token, game: findGame(game)?.name, name });
  }
}
