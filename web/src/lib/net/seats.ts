import type { GameName } from '../game';

/** The seats that this browser holds: the token of each room, so that a closed tab can come back. */
const KEPT_UNDER = 'parlor-seats';

interface Kept {
  token?: string;
  /** What is played there, to say so on the first page. */
  game?: GameName;
  /** What the room is called. */
  name?: string;
  /** Where in the match this browser saw it last: “East 3”, “deal 8”, and in which language that is. */
  where?: { text: string; language: string };
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const keepAll = (seats: Record<string, Kept>): void => localStorage.setItem(KEPT_UNDER, JSON.stringify(seats));

export const seatAt = (room: string): Kept => all()[room] ?? {};

/** The second seat of a room where two people share this screen. */
export const secondSeat = (room: string): string => `${room}~2`;

/** The seats of this browser, without those of a second person at it; the latest last. */
export const heldSeats = (): { room: string; token: string }[] =>
  Object.entries(all()).flatMap(([room, { token }]) => (token && !room.includes('~') ? [{ room, token }] : []));

export function keepSeat(room: string, kept: Kept): void {
  const others = all();
  delete others[room];
  keepAll({ ...others, [room]: kept });
}

/** Notes where in the match a seat is, and leaves the order of seats as it is. */
export function keepWhere(room: string, where: NonNullable<Kept['where']>): void {
  const kept = all();
  const seat = kept[room];
  if (!seat?.token || (seat.where?.text === where.text && seat.where.language === where.language)) return;
  keepAll({ ...kept, [room]: { ...seat, where } });
}

export function forgetSeat(room: string): void {
  const kept = all();
  delete kept[room];
  keepAll(kept);
}
