import type { BackgammonMove } from '../../../lib/wire/backgammon.gen';

/** The steps of a play with how often each is made: of a double two or more men often go the same way. */
export function repeated(moves: readonly BackgammonMove[]): { move: BackgammonMove; times: number }[] {
  const out: { move: BackgammonMove; times: number }[] = [];
  for (const move of moves) {
    const same = out.find((one) => one.move.from === move.from && one.move.to === move.to);
    if (same) same.times += 1;
    else out.push({ move, times: 1 });
  }
  return out;
}
