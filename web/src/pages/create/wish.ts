import type { Game } from '../../lib/game';
import type { RoomWish } from '../../lib/net/parlor';

/** How people and agents sit: around the table, two at this screen, or agents alone. */
export type Mode = 'room' | 'shared' | 'watch';

export const modesOf = ({ open, seats }: Game): Mode[] =>
  open && seats === 2 ? ['room', 'shared', 'watch'] : ['room', 'watch'];

export const CLOCKS = {
  none: null,
  quick: { move: 5, bank: 10 },
  calm: { move: 10, bank: 60 },
  long: { move: 30, bank: 300 },
} as const satisfies Record<string, RoomWish['clock']>;
export type ClockName = keyof typeof CLOCKS | 'own';

export const withLength = (rules: string, length: string): string => (length ? `${rules} ${length}`.trim() : rules);
