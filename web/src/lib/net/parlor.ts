/**
 * What the page asks of a server. The page is written against this interface alone: the real
 * server speaks it over HTTP and a WebSocket, a fake one in the browser drives development, tests
 * and screenshots.
 */
import type {
  AgentMsg,
  ChatMsg,
  ClientMsgOf,
  Explanation,
  Message,
  MomentMsg,
  RoomRequestMsg,
  RoomSummaryMsg,
  RulesMsg,
  SourceMsg,
} from '../wire';
import type { Clock, Player } from '../player';
import type { Seat } from '../seat';
import type { Explorations } from './explorations';
import type { GameName, Level, Seen, SheetLine, Situation, ViewOf } from '../game';
import type { Me } from './me';
import type { MyGames, RunningGame } from './myGames';
import type { Place } from './places';
import type { Advice } from './practice';
import type { Replay } from './replay';
import type { Reviews } from './reviews';

/** A room to be made; the first seat is mine unless I only look on. */
export interface RoomWish extends Omit<RoomRequestMsg, 'calls' | 'results'> {
  game: GameName;
  /** Two people share this screen: the name of the second. */
  shared?: string;
  /** I look on while agents play each other: no seat is mine. */
  watch?: boolean;
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
  /** How long the table waits for me when my connection is lost; none where my own clock decides. */
  lostMs?: number | undefined;
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
  chat: (Pick<ChatMsg, 'name' | 'text'> & { mine?: boolean })[];
  /** Closed to seated players while a deal is on. */
  chatOpen: boolean;
  /** What the room is called. */
  name?: string;
  /** No seat is mine: I look on. */
  watching?: boolean;
  /** Agents have all seats: they play as fast as the spectator says. */
  exhibition?: boolean;
  /** Who holds which place before seats are drawn. */
  places?: Place[];
  /** When the next deal begins at the latest, in milliseconds of `performance.now()`. */
  nextAt?: number;
  /** Two people play at this screen; the one who is asked is shown. */
  shared?: boolean;
  /** Someone offers to lose the game at once. */
  resign?: { seat: Seat; worth: number; mine: boolean };
  /** Someone wants a place back without its token, and I have not said yet whether they may. */
  reclaim?: { entrant: number; until: number };
  /** I have a seat from the next deal on, and watch until then. */
  waits?: boolean;
  /** What the server promised for this match, and what this browser added to its chance: to be copied and compared. */
  fair?: {
    promise: string;
    /** The promise's number in the chain of all promises of the server. */
    number?: number;
    contribution?: string;
    /** The contribution was not taken. */
    dropped: boolean;
  };
  /** Why no seat could be taken: a message. Another name or the password may help. */
  seatRefused?: string;
}

export interface TableListener {
  state(state: TableState): void;
  seen(seen: Seen): void;
  refused(reason: Message): void;
  link(status: LinkStatus): void;
  /** Another name to sit down under where this one is taken; none where the name was chosen. */
  otherName?(taken: string): string | undefined;
}

/** What an agent told, and how many seconds it thought. */
export interface Told extends Explanation {
  seconds?: number;
}

/** Elsewhere: the same seat is now played on another device, or in another tab. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed' | 'elsewhere';

/** An open line to one table. */
export interface TableLink {
  /** Answers the prompt with one of its legal answers. */
  act(idx: number): void;
  /** Asks an agent what it would do here; it thinks no longer than `thinkMs`. Only at practice tables. */
  ask(agent: string, signal?: AbortSignal, thinkMs?: number): Promise<Told>;
  ready(): void;
  /** After a match: another one with the same people. */
  rematch(): void;
  say(text: string): void;
  /** The question that is open now, as something to be explored. Only at practice tables. */
  origin?(): SourceMsg | undefined;
  /** What every seat knows, at practice tables. */
  hands?(): Promise<ViewOf<GameName>[]>;
  /** Stops a bot that thinks. */
  stop(): void;
  /** Whatever else someone at a table may wish. */
  tell?(wish: ClientMsgOf<GameName>): void;
  close(): void;
}

/** Who is asked about which moment, and until when. */
export interface QuestionAt {
  agent: string;
  at: MomentMsg;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
  /** The agent thinks no longer; default: as long as the server lets it. */
  thinkMs?: number | undefined;
}

export interface Parlor {
  /** The rooms of games that this page knows. */
  rooms(): Promise<RoomSummaryMsg[]>;
  /** My games; `from` goes on after so many finished ones of the personal link. */
  myGames(from?: number): Promise<MyGames>;
  /** Takes a finished match from my list. */
  removeFinished(room: string, match: number): Promise<void>;
  /** Gives a seat up for good. */
  leaveGame(game: RunningGame): Promise<void>;
  agents(game: GameName): Promise<AgentMsg[]>;
  /** The presets; the game's usual one first. */
  rules(game: GameName): Promise<RulesMsg[]>;
  /** Sits down at once against bots of a level; answers with the table's code. */
  playNow(game: GameName, nickname: string, level: Level): Promise<string>;
  create(wish: RoomWish, nickname: string): Promise<string>;
  join(code: string, password: string, nickname: string): Promise<string>;
  /** A finished match of a room, the last one where none is named, with the steps of one deal. */
  replay(id: string, deal: number, match?: number): Promise<Replay>;
  /** How many matches of a room are over; nothing where that is not known any more. */
  matches?(id: string): Promise<number | undefined>;
  /** The same of a record that was played elsewhere: Tenhou, mjai, `.mat`, Zole, openZole or ours. */
  upload(text: string, deal: number): Promise<Replay>;
  /** Which seat of a finished match was mine, as far as this browser and its personal link know. */
  ownSeat?(id: string, replay: Replay, match?: number): Promise<Seat | undefined>;
  /** What an agent would do at a moment of a finished match of a room, with only what the seat knew then. */
  adviseAt?(id: string, question: QuestionAt, match?: number): Promise<Advice>;
  /** The same in a record that was played elsewhere. */
  adviseIn?(record: string, question: QuestionAt): Promise<Advice>;
  /** Asks for the seat of a name whose token was lost; done when it is ours again. */
  reclaim?(code: string, name: string, password: string): Promise<void>;
  /** Searches laid open; fetched with the first page that shows one. */
  explorations?(): Promise<Explorations>;
  /** Finished matches judged decision by decision. */
  reviews?: Reviews;
  /** What the personal link of this browser can do. */
  me?: Me;
  /** Sits down at a table, or comes back to the seat held there. */
  open(code: string, listener: TableListener, nickname: string, watch?: boolean): TableLink;
}

/**
 * Something that a person can do something about: `key` is a message for all refusals of its kind, `told` says what
 * is wrong with this one, and where.
 */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly told?: Message,
  ) {
    super(key);
  }
}
