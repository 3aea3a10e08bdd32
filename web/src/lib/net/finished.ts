/** The matches that were played to their end in this browser. They are kept in it alone. */
import { SEATS } from '../seat';
import type { FinishedGameMsg } from '../wire';
import type { TableState } from './parlor';

const KEPT_UNDER = 'parlor-finished';

/** A browser keeps this many; a personal link keeps all. */
const MOST = 200;

const isSame = (a: FinishedGameMsg, room: string, match: number): boolean => a.room === room && a.match === match;

/** The newest first. */
export function finishedHere(): FinishedGameMsg[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '[]');
    return Array.isArray(kept) ? (kept as FinishedGameMsg[]) : [];
  } catch {
    return [];
  }
}

function keep(games: readonly FinishedGameMsg[]): void {
  try {
    localStorage.setItem(KEPT_UNDER, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser without storage forgets; the page works all the same.
  }
}

/** Keeps the result of a match at whose table this browser has a seat. It is read again with every later state. */
export function keepFinished(state: TableState): void {
  const { code: room, match, standing, game, rules, me: seat } = state;
  if (!state.over || !match || !standing || finishedHere().some((one) => isSame(one, room, match))) return;
  const players = SEATS.flatMap((at, idx) => {
    const player = state.players.find((one) => one.seat === at);
    return player
      ? [{ name: player.agent ?? player.name, agent: player.agent !== undefined, score: standing[idx] ?? 0 }]
      : [];
  });
  const name = state.name ?? room;
  keep([{ room, match, finished_ms: Date.now(), seat, name, game, rules, players }, ...finishedHere()]);
}

export const forgetFinished = (room: string, match: number): void =>
  keep(finishedHere().filter((one) => !isSame(one, room, match)));
