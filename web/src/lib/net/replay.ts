/** A finished match step by step, as the server tells it: everything lies open, because it is over. */
import type { FairRecord } from '../fair/record';
import type { Player } from '../player';
import { SEATS, type Seat } from '../seat';
import type { GameName, Seen, Situation } from '../game';
import { loadParts } from '../games';
import { nameOfRules } from './rulesName';

export interface Replay {
  game: GameName;
  rules: string;
  players: Player[];
  deals: ReplayDeal[];
  /** What the proof of the shuffle needs; none where the match was played elsewhere. */
  record?: FairRecord;
}

export interface ReplayDeal {
  /** The score of every seat after it. */
  standing: number[];
  n_steps: number;
  /** Empty until this deal is asked for. */
  steps: ReplayStep[];
}

/** What every seat saw happen, and knew then. */
export interface ReplayStep {
  seen: unknown[][];
  views: unknown[];
}

/** What the server says. */
export interface ReplayMessage {
  game: string;
  rules: string;
  players: string[];
  deals: ReplayDeal[];
}

/** The game's own part of the page comes along: without it nothing of a replay can be shown. */
export async function replayOf({ game, rules, players, deals }: ReplayMessage, record?: FairRecord): Promise<Replay> {
  await loadParts(game);
  return {
    game: game as GameName,
    rules: nameOfRules(rules),
    players: players.map((name, at) => ({ seat: SEATS[at] ?? 'A', name, bot: false })),
    deals,
    record,
  };
}

/** What one seat knew at a step. Nothing can be answered any more. */
export function situationAt(game: GameName, step: ReplayStep, seat: Seat): Situation {
  return { game, view: step.views[SEATS.indexOf(seat)], legal: [] } as unknown as Situation;
}

export const seenAt = (step: ReplayStep, seat: Seat): Seen['event'][] =>
  (step.seen[SEATS.indexOf(seat)] ?? []) as Seen['event'][];
