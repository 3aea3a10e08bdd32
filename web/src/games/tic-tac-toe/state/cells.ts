import type { TicTacToeAction, TicTacToeView } from '../../../lib/wire/tic_tac_toe.gen';

/** The places in reading order, as the view lists them. */
export const CELLS = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'] as const;
export type Cell = (typeof CELLS)[number];

/** The answer that marks each place; nothing where it may not be marked. */
export const answersAt = (legal: readonly TicTacToeAction[]): (number | undefined)[] =>
  CELLS.map((cell) => {
    const idx = legal.findIndex((action) => action.cell === cell);
    return idx < 0 ? undefined : idx;
  });

/** The place that was marked between two positions; nothing where another game has begun. */
export function newest(before: TicTacToeView['cells'], now: TicTacToeView['cells']): number | undefined {
  const changed = now.flatMap((mark, at) => (mark === before[at] ? [] : [at]));
  return changed.every((at) => now[at]) ? changed.at(-1) : undefined;
}

/** The place that an arrow key leads to; at the edge it stays. */
export function beside(at: number, key: string): number | undefined {
  const [column, row] = [at % 3, Math.floor(at / 3)];
  const to = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
  }[key];
  if (!to) return undefined;
  const [x = 0, y = 0] = to.map((one) => Math.max(0, Math.min(2, one)));
  return 3 * y + x;
}

/** The place of a digit, as the keys of a number pad lie. */
export const padPlace = (key: string): number | undefined =>
  /^[1-9]$/.test(key) ? '789456123'.indexOf(key) : undefined;
