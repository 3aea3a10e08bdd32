import type { GameName } from '../../lib/game';
import type { RoomWish } from '../../lib/net/parlor';

/** How people and agents sit: around the table, two at this screen, or agents alone. */
export type Mode = 'room' | 'shared' | 'watch';

export const modesOf = (game: GameName): Mode[] =>
  game === 'backgammon' ? ['room', 'shared', 'watch'] : ['room', 'watch'];

export const CLOCKS = {
  none: null,
  quick: { move: 5, bank: 10 },
  calm: { move: 10, bank: 60 },
  long: { move: 30, bank: 300 },
} as const satisfies Record<string, RoomWish['clock']>;
export type ClockName = keyof typeof CLOCKS | 'own';

/** How long a match may be; written behind the name of the rules. */
export const LENGTHS: Record<GameName, string[]> = {
  riichi: ['length=east', 'length=east_south'],
  zole: [],
  backgammon: ['to=1', 'to=3', 'to=5', 'to=7', 'to=9', 'to=11'],
};

export const withLength = (rules: string, length: string): string => (length ? `${rules} ${length}`.trim() : rules);
