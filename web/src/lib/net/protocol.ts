/**
 * What is said on a table's line, as far as the page listens. The server's own types are generated
 * into `lib/wire`; they have these and more fields.
 */
import type { ZoleEntry } from '../messages/zole';
import type { Seat } from '../seat';

export const VERSION = 2;

export type Presence = 'here' | 'lost' | 'away' | 'gone';

export type Occupant =
  | { type: 'free' }
  /** A program that somebody brought along is a person to the table. */
  | { type: 'person'; name: string; presence: Presence; bot?: boolean }
  | { type: 'agent'; agent: string };

export interface Entrant {
  entrant: number;
  seat: Seat | null;
  occupant: Occupant;
  host: boolean;
  ready: boolean;
  /** After a match: agreed to another one. */
  rematch?: boolean;
}

export interface Prompt {
  seq: number;
  legal: unknown[];
  until_ms: number | null;
  bank_ms: number;
}

export interface RunningClock {
  seat: Seat;
  until_ms: number | null;
  bank_ms: number;
}

export type Phase =
  | { type: 'gathering' }
  | { type: 'pledging'; until_ms: number }
  | { type: 'contributing'; until_ms: number; pledges: (string | null)[] }
  | { type: 'playing'; deal: number; view: unknown; table?: unknown; prompt: Prompt | null; clock: RunningClock | null }
  | { type: 'between'; deal: number; view: unknown; table?: unknown; next_ms: number | null }
  | { type: 'over'; deal: number; view: unknown; table?: unknown; reveal: unknown };

export interface Chat {
  name: string;
  text: string;
}

export interface Room {
  id: string;
  name: string;
  game: string;
  rules: string;
  seats: number;
  clock: { move_ms: number; bank_ms: number } | null;
  /** Agents may be asked here, and hands opened. */
  practice?: boolean;
}

/** What a move of an agent has cost; nodes at practice tables alone. */
export interface Cost {
  think_ms: number;
  nodes: number | null;
}

/** One deal that is over. */
export interface SheetLine {
  standing: readonly number[];
  entry: ZoleEntry | null;
}

export interface Known {
  room: Room;
  me: number | null;
  entrants: Entrant[];
  promise: { scheme: string; match_id: string; commitment: string } | null;
  phase: Phase;
  standing: number[];
  /** The deals of this match that are over. */
  sheet: SheetLine[];
  /** How many matches of this room are over. */
  n_matches: number;
  chat: Chat[];
  /** What the last move of each agent has cost, by entrant. */
  costs?: Record<number, Cost>;
  /** Somebody offers to lose the deal. */
  resign?: { seat: Seat; worth: number };
  /** Somebody wants the place of a player who has dropped out. */
  reclaim?: number;
}

export type TableEvent =
  | { type: 'entrants'; entrants: Entrant[] }
  | { type: 'promised'; promise: NonNullable<Known['promise']> }
  | { type: 'pledging'; until_ms: number }
  | { type: 'contributing'; until_ms: number; pledges: (string | null)[] }
  | { type: 'match_began'; seat_order: number[] }
  | { type: 'deal_began'; deal: number; view: unknown }
  | { type: 'seen'; events: unknown[]; view: unknown }
  | { type: 'watch_began'; deal: number; table: unknown }
  | { type: 'watched'; events: unknown[]; table: unknown }
  | { type: 'asked'; prompt: Prompt }
  | { type: 'closed'; seq: number; why: 'answered' | 'time_up' | 'away' }
  | { type: 'clock'; clock: RunningClock }
  | { type: 'deal_ended'; deal: number; standing: number[]; entry: SheetLine['entry']; next_ms: number | null }
  | { type: 'paused'; entrant: number; next_ms: number }
  | { type: 'match_ended'; standing: number[]; n_matches: number; reveal: unknown }
  | { type: 'chat'; chat: Chat }
  | { type: 'resign_offered'; seat: Seat; worth: number }
  | { type: 'resign_answered'; seat: Seat; accepted: boolean }
  | { type: 'reclaim_asked'; entrant: number; until_ms: number }
  | { type: 'thought'; entrant: number; cost: Cost };

export type ServerMessage =
  | { type: 'welcome'; version: number; now_ms: number; me: number | null }
  | { type: 'joined'; me: number; token: string }
  | { type: 'event'; version: number; event: TableEvent }
  | { type: 'state'; version: number; state: Known }
  | { type: 'accepted'; action_id: string; seq: number }
  | { type: 'error'; code: string; action_id: string | null }
  | { type: 'pong'; n: number; now_ms: number };
