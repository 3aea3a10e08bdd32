import type { GameName } from '../game';

/** The seats that this browser holds: the token of each room, so that a closed tab can come back. */
const KEPT_UNDER = 'parlor-seats';

interface Kept {
  token?: string;
  /** What is played there, to say so on the first page. */
  game?: GameName;
  /** What the room is called. */
  name?: string;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const seatAt = (room: string): Kept => all()[room] ?? {};

/** The second seat of a room where two people share this screen. */
export const secondSeat = (room: string): string => `${room}~2`;

export const lastRoom = (): string | undefined =>
  Object.entries(all()).findLast(([room, kept]) => kept.token && !room.includes('~'))?.[0];

/** The seats of this browser, without those of a second person at it. */
export const heldSeats = (): { room: string; token: string }[] =>
  Object.entries(all()).flatMap(([room, { token }]) => (token && !room.includes('~') ? [{ room, token }] : []));

export function keepSeat(room: string, kept: Kept): void {
  const others = all();
  delete others[room];
  localStorage.setItem(KEPT_UNDER, JSON.stringify({ ...others, [room]: kept }));
}

export function forgetSeat(room: string): void {
  const kept = all();
  delete kept[room];
  localStorage.setItem(KEPT_UNDER, JSON.stringify(kept));
}
