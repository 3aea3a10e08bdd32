import type { Game } from '../../lib/game';
import type { ClockRulesMsg } from '../../lib/wire';

/** How people and agents sit: around the table, two at this screen, or agents alone. */
export type Mode = 'room' | 'shared' | 'watch';

export const modesOf = ({ open, seats }: Game): Mode[] =>
  open && seats === 2 ? ['room', 'shared', 'watch'] : ['room', 'watch'];

export const CLOCKS = {
  none: null,
  quick: { move_ms: 5000, bank_ms: 10_000 },
  calm: { move_ms: 10_000, bank_ms: 60_000 },
  long: { move_ms: 30_000, bank_ms: 300_000 },
} as const satisfies Record<string, ClockRulesMsg | null>;
export type ClockName = keyof typeof CLOCKS | 'own';

/** After so many minutes without a move a room may be closed; at most a day, as the server has it. */
export const IDLE_MINUTES = [10, 30, 60, 240, 1440] as const;
export const IDLE_USUAL = 60;

export const withLength = (rules: string, length: string): string => (length ? `${rules} ${length}`.trim() : rules);
