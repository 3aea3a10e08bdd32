/** The games of this person: those of the seats that this browser holds, and those of its personal link. */
import { words } from '../i18n/words.svelte';
import type { GameName } from '../game';
import { findGame, partsOf } from '../games';
import type { EntrantMsg, FinishedGameMsg, RoomInfoMsg, RunningGameMsg, SeatInfoMsg, TokenMsg } from '../wire';
import { ADDRESSES } from './addresses';
import { finishedHere, forgetFinished, keepFinished } from './finished';
import { call } from './http';
import { ownLink } from './link';
import type { Me } from './me';
import { Refused, type TableListener, type TableState } from './parlor';
import { forgetSeat, heldSeats, keepWhere, seatAt, secondSeat } from './seats';

/** Someone at the table besides me; an agent with its spec. */
export interface Opponent {
  name: string;
  agent: boolean;
}

/** An open room in which I have a seat. */
export interface RunningGame {
  room: string;
  name: string;
  game: GameName;
  rules: string;
  /** Where in the match this browser saw it last. */
  where?: string;
  others: Opponent[];
  playing: boolean;
  myTurn: boolean;
  /** This browser holds the seat; otherwise it is to be taken over from another device. */
  here: boolean;
}

export interface MyGames {
  /** Those that wait for me first. */
  running: RunningGame[];
  /** The newest first. */
  finished: FinishedGameMsg[];
  /** How many of the link's finished ones came with this answer. */
  sent: number;
  /** The link has more of them. */
  more: boolean;
  /** Why not all of them are here: a message. */
  failed?: string;
}

/** Every seat costs a request or two, and a server counts those. */
const MOST_SEATS = 40;

/** What a match that is going on, or a room that waits for its players, says of itself. */
const isRunning = ({ playing, record }: RoomInfoMsg): boolean => playing || !record;

/** Does the server say for certain that there is no such room any more? */
export const isGone = (error: unknown): error is Refused =>
  error instanceof Refused && ['ui-refused-no-room', 'ui-refused-voided'].includes(error.key);

/** Whose token it is. */
export const seatOf = (code: string, token: string): Promise<SeatInfoMsg> => {
  const request: TokenMsg = { token };
  return call<SeatInfoMsg>(ADDRESSES.seat(code), request);
};

/** The seats at which the table waits for an answer, of one or of two who share this screen. */
async function mySeats(code: string): Promise<SeatInfoMsg[]> {
  const tokens = [code, secondSeat(code)].map((seat) => seatAt(seat).token).filter((token) => token !== undefined);
  const answers = await Promise.all(tokens.map((token) => seatOf(code, token).catch(() => undefined)));
  return answers.filter((seat) => seat !== undefined);
}

/** Who else has a place. */
function othersOf(entrants: readonly EntrantMsg[], me: number | undefined): Opponent[] {
  return entrants.flatMap(({ entrant, occupant }) => {
    if (entrant === me || occupant.type === 'free') return [];
    return occupant.type === 'agent' ? { name: occupant.agent, agent: true } : { name: occupant.name, agent: false };
  });
}

function whereOf(room: string): string | undefined {
  const { where } = seatAt(room);
  return where?.language === words.language ? where.text : undefined;
}

/** The game of a seat that this browser holds, unless its match is over. */
async function heldGame(room: string): Promise<RunningGame | undefined> {
  try {
    const info = await call<RoomInfoMsg>(ADDRESSES.room(room));
    const game = findGame(info.game)?.name;
    if (!game || !isRunning(info)) return undefined;
    const { name, rules, playing, entrants } = info;
    const seats = await mySeats(room);
    const myTurn = playing && seats.some(({ asked }) => asked);
    return {
      room,
      name,
      game,
      rules,
      where: playing ? whereOf(room) : undefined,
      others: othersOf(entrants, seats[0]?.me),
      playing,
      myTurn,
      here: true,
    };
  } catch (error) {
    // A server that is only out of reach, or busy, still has the seat.
    if (!isGone(error)) throw error;
    forgetSeat(room);
    return undefined;
  }
}

/** A game of the link whose seat is played on another device. */
async function linkedGame({ room, name, game, rules, seat, playing }: RunningGameMsg): Promise<RunningGame[]> {
  const known = findGame(game)?.name;
  if (!known) return [];
  const { entrants } = await call<RoomInfoMsg>(ADDRESSES.room(room)).catch(() => ({ entrants: [] }));
  const others = othersOf(entrants, seat.me);
  return [{ room, name, game: known, rules, others, playing, myTurn: seat.asked, here: false }];
}

const order = ({ myTurn, playing }: RunningGame): number => (myTurn ? 0 : playing ? 1 : 2);

/** Everything that can be found; `from` leaves out so many of the link's finished ones, and all that is running. */
export async function findMyGames(me: Me, from = 0): Promise<MyGames> {
  let failed: string | undefined;
  const note = (error: unknown): undefined => {
    failed ??= error instanceof Refused ? error.key : 'ui-error-server';
  };
  const seats = from === 0 ? heldSeats().slice(-MOST_SEATS).reverse() : [];
  const [linked, ...held] = await Promise.all([
    ownLink() ? me.games(from).catch(note) : undefined,
    ...seats.map(({ room }) => heldGame(room).catch(note)),
  ]);
  const here = held.filter((game) => game !== undefined);
  const elsewhere = (linked?.running ?? []).filter(({ room }) => !seatAt(room).token);
  const running = [...here, ...(await Promise.all(elsewhere.map(linkedGame))).flat()];
  return {
    running: running.sort((a, b) => order(a) - order(b)),
    finished: together(finishedHere(), linked?.finished ?? []),
    sent: from + (linked?.finished.length ?? 0),
    more: linked?.more ?? false,
    failed,
  };
}

/** Both lists as one, without games that this page does not know. */
export function together(some: readonly FinishedGameMsg[], others: readonly FinishedGameMsg[]): FinishedGameMsg[] {
  const all = new Map([...some, ...others].map((game) => [`${game.room} ${game.match}`, game]));
  return [...all.values()].filter(({ game }) => findGame(game)).sort((a, b) => b.finished_ms - a.finished_ms);
}

/** Takes a finished match from the list. Its record stays. */
export async function removeFinished(me: Me, room: string, match: number): Promise<void> {
  if (ownLink()) await me.forget(room, match);
  forgetFinished(room, match);
}

/** Gives a seat up for good, also one that another device holds. */
export async function leaveGame(me: Me, { room, game, name }: RunningGame): Promise<void> {
  if (!seatAt(room).token) await me.take(room, game, name);
  for (const seat of [room, secondSeat(room)]) {
    const { token } = seatAt(seat);
    const request: TokenMsg = { token: token ?? '' };
    if (token)
      await call(ADDRESSES.leave(room), request).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    forgetSeat(seat);
  }
}

/**
 * The same listener, and what it hears of my own seat is noted for the list of my games. Two at one screen have no
 * result in common: their table is not noted.
 */
export const noting = (listener: TableListener): TableListener => ({
  state: (state) => {
    noteState(state);
    listener.state(state);
  },
  seen: (seen) => listener.seen(seen),
  refused: (reason) => listener.refused(reason),
  link: (status) => listener.link(status),
  otherName: (taken) => listener.otherName?.(taken),
});

function noteState(state: TableState): void {
  if (state.watching) return;
  keepFinished(state);
  const { situation, over, code } = state;
  if (!situation || over) return;
  const text = partsOf(state.game).where(situation.view, { ...state, practice: false });
  keepWhere(code, { text, language: words.language });
}

/** Is there anything to look for? Someone who is here for the first time has nothing to wait for. */
export const mayHaveGames = (): boolean =>
  ownLink() !== undefined || heldSeats().length > 0 || finishedHere().length > 0;
