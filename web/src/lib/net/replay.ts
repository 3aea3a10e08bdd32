/** A finished match step by step, as the server tells it: everything lies open, because it is over. */
import type { FairRecord } from '../fair/record';
import type { Player } from '../player';
import { SEATS, type Seat } from '../seat';
import { isGame, type GameName, type Seen, type Situation } from '../game';
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

export function replayOf({ game, rules, players, deals }: ReplayMessage, record?: FairRecord): Replay {
  return {
    game: isGame(game) ? game : 'riichi',
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

export const seenAt = (game: GameName, step: ReplayStep, seat: Seat): Seen[] =>
  (step.seen[SEATS.indexOf(seat)] ?? []).map((event) => ({ game, event }) as Seen);

/** The pieces that every seat held at a step; none in a game without hands. */
export function handsAt(game: GameName, step: ReplayStep): Record<string, string[]> {
  const held = step.views.map((view): string[] => {
    if (game === 'riichi') return (view as { own: { concealed: string[] } }).own.concealed;
    return game === 'zole' ? (view as { hand: string[] }).hand : [];
  });
  return Object.fromEntries(held.map((pieces, at) => [SEATS[at], pieces]).filter(([, pieces]) => pieces?.length));
}
