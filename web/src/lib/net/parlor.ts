/**
 * What the page asks of a server. The page is written against this interface alone: the real
 * server speaks it over HTTP and a WebSocket, a fake one in the browser drives development, tests
 * and screenshots.
 */
import type { Explanation, Message } from '../messages/explanation';
import type { Clock, Player } from '../player';
import type { Seat } from '../seat';
import type { GameName, Seen, Situation } from '../game';
import type { Place } from './places';
import type { SheetLine } from './protocol';
import type { Replay } from './replay';
import type { TableWish } from './wish';

export interface Room {
  code: string;
  name: string;
  game: GameName;
  rules: string;
  /** Who holds each seat. */
  seats: ('person' | 'bot' | 'open')[];
  /** Seconds for a move and in the bank; none without a clock. */
  clock: { move: number; bank: number } | null;
  locked: boolean;
  /** A match is on: it may be watched. */
  playing?: boolean;
}

/** A game that the player has left without ending it. */
export interface Waiting {
  code: string;
  game: GameName;
  /** “East 3”, “deal 8”. */
  where: string;
  myTurn: boolean;
}

export interface RoomWish {
  game: GameName;
  name: string;
  rules: string;
  /** One entry for every other seat: open for people, or an agent's spec. */
  seats: ({ type: 'open' } | { type: 'bot'; agent: string })[];
  clock: { move: number; bank: number } | null;
  password: string;
  hidden: boolean;
  /** Agents may be asked for advice; nobody plays for more than learning. */
  practice?: boolean;
  /** May others look on? They may when nothing is said. */
  spectators?: boolean;
  /** Two people share this screen: the name of the second. */
  shared?: string;
  /** I look on while agents play each other: no seat is mine. */
  watch?: boolean;
}

/** One parameter of an agent, as its registry tells it. */
export interface AgentParameter {
  name: string;
  kind: 'choice' | 'integer' | 'number' | 'flag' | string;
  summary: string;
  default: string | number | boolean;
  values?: string[];
  min?: number;
  max?: number;
}

export interface AgentInfo {
  name: string;
  summary: string;
  parameters?: AgentParameter[];
}

/** Everything a page needs to draw a table for one seat. */
export interface TableState {
  code: string;
  game: GameName;
  rules: string;
  practice: boolean;
  me: Seat;
  players: Player[];
  situation: Situation | undefined;
  clock: Clock | undefined;
  /** The hands of all, at practice tables and after the end. */
  open: Record<string, string[]> | undefined;
  /** The deals of this match that are over. */
  sheet: SheetLine[] | undefined;
  /** How many deals of the match were played before the one on the table. */
  deal?: number;
  /** Which match of its room has ended, from 1. */
  match?: number;
  /** Between two deals: who has pressed ready. */
  between: boolean;
  over: boolean;
  /** The final score of seats A, B, C and D, once the match is over. */
  standing?: readonly number[];
  chat: { name: string; text: string }[];
  /** Closed to seated players while a deal is on. */
  chatOpen: boolean;
  /** What the room is called. */
  name?: string;
  /** No seat is mine: I look on. */
  watching?: boolean;
  /** Agents have all seats: they play as fast as whoever watches says. */
  exhibition?: boolean;
  /** Who holds which place before seats are drawn. */
  places?: Place[];
  /** When the next deal begins at the latest, in milliseconds of `performance.now()`. */
  nextAt?: number;
  /** Two people play at this screen; the one who is asked is shown. */
  shared?: boolean;
  /** Somebody offers to lose the game at once. */
  resign?: { seat: Seat; worth: number; mine: boolean };
  /** Somebody wants this place back without its token; the others may consent. */
  reclaim?: number;
  /** Why no seat could be taken: a message. Another name or the password may help. */
  seatRefused?: string;
}

export interface TableListener {
  state(state: TableState): void;
  seen(seen: Seen): void;
  refused(reason: Message): void;
  link(status: LinkStatus): void;
}

/** Elsewhere: the same seat is now played on another device, or in another tab. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed' | 'elsewhere';

/** An open line to one table. */
export interface TableLink {
  /** Answers the prompt with one of its legal answers. */
  act(idx: number): void;
  /** Asks an agent what it would do here. Only at practice tables. */
  ask(agent: string): Promise<Explanation>;
  ready(): void;
  /** After a match: another one with the same people. */
  rematch(): void;
  say(text: string): void;
  /** What all hold, at practice tables. */
  hands?(): Promise<Record<string, string[]>>;
  /** Stops a bot that thinks. */
  stop(): void;
  /** Whatever else somebody at a table may wish. */
  tell?(wish: TableWish): void;
  close(): void;
}

export interface Parlor {
  rooms(): Promise<Room[]>;
  waiting(): Promise<Waiting | undefined>;
  agents(game: GameName): Promise<AgentInfo[]>;
  rules(game: GameName): Promise<string[]>;
  /** Sits down against bots at once; answers with the table's code. */
  playNow(game: GameName, nickname: string): Promise<string>;
  create(wish: RoomWish, nickname: string): Promise<string>;
  join(code: string, password: string, nickname: string): Promise<string>;
  /** A finished match of a room, the last one where none is named, with the steps of one deal. */
  replay(id: string, deal: number, match?: number): Promise<Replay>;
  /** How many matches of a room are over; nothing where that is not known any more. */
  matches?(id: string): Promise<number | undefined>;
  /** The same of a record that was played elsewhere: Tenhou, mjai, `.mat`, Zole or ours. */
  upload(text: string, deal: number): Promise<Replay>;
  /** Asks for the seat of a name whose token was lost; done when it is ours again. */
  reclaim?(code: string, name: string, password: string): Promise<void>;
  /** Sits down at a table, or comes back to the seat held there. */
  open(code: string, listener: TableListener, nickname: string, watch?: boolean): TableLink;
}

/** Something that a person can do something about; `key` is a message, `detail` the server's own words. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly detail = '',
  ) {
    super(key);
  }
}
