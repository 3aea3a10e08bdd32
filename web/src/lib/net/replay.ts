/** A finished match step by step, as the server tells it: everything lies open, because it is over. */
import type { FairRecord } from '../fair/record';
import type { GameName, SeenOf, Situation } from '../game';
import { loadParts } from '../games';
import type { Player } from '../player';
import { SEATS, seatIdx, type Seat } from '../seat';
import type { ReplayOf } from '../wire';

export interface Replay {
  game: GameName;
  rules: string;
  players: Player[];
  /** The steps of a deal are empty until it is asked for. */
  deals: ReplayOf<GameName>['deals'];
  /** The final score of seats A, B, C and D. */
  standing: readonly number[];
  /** What the proof of the shuffle needs; none where the match was played elsewhere. */
  record?: FairRecord;
}

export type ReplayStep = Replay['deals'][number]['steps'][number];

/** The game's own part of the page comes along: without it nothing of a replay can be shown. */
export async function replayOf(
  { game, rules, players, deals, standing }: ReplayOf<GameName>,
  record?: FairRecord,
): Promise<Replay> {
  await loadParts(game);
  return {
    game: game as GameName,
    rules,
    players: players.map((name, at) => ({ seat: SEATS[at] ?? 'A', name, bot: false })),
    deals,
    standing,
    record,
  };
}

/** What one seat knew at a step. Nothing can be answered any more. */
export const situationAt = (game: GameName, step: ReplayStep, seat: Seat): Situation =>
  ({ game, view: step.views[seatIdx(seat)], legal: [] }) as Situation;

export const seenAt = (step: ReplayStep, seat: Seat): SeenOf<GameName>[] => step.seen[seatIdx(seat)] ?? [];
