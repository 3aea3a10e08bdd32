import type { BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { BoardSeat } from './position';

/** A player's points in the match. The view keeps them as they were before the game; one that is over counts. */
export function scoreOf({ score, phase }: BackgammonView, seat: BoardSeat): number {
  const before = score.points[seat === 'A' ? 0 : 1] ?? 0;
  return before + (phase.type === 'over' && phase.winner === seat ? phase.points : 0);
}
