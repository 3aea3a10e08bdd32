import type { BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { BoardSeat } from './position';

export const opponentOf = (seat: BoardSeat): BoardSeat => (seat === 'A' ? 'B' : 'A');

/** Who must act now. A double is answered by the other player, a beaver by the player who doubled. */
export function awaited({ on_roll, phase }: BackgammonView): BoardSeat | undefined {
  if (phase.type === 'over' || phase.type === 'opening') return undefined;
  const roller: BoardSeat = on_roll === 'B' ? 'B' : 'A';
  if (phase.type !== 'cube_offered') return roller;
  return phase.beavers % 2 === 1 ? roller : opponentOf(roller);
}

/** The cube as it lies on the table. */
export interface ShownCube {
  value: number;
  /** At whose edge it lies; while it is offered, before whom. */
  side: 'mine' | 'theirs' | 'nobody';
  /** It waits for an answer: it shows what the game would be worth. */
  offered: boolean;
}

export function shownCube(view: BackgammonView, me: BoardSeat): ShownCube {
  const { value, owner } = view.cube;
  if (view.phase.type === 'cube_offered')
    return { value: 2 * value, side: awaited(view) === me ? 'mine' : 'theirs', offered: true };
  return { value, side: owner === null ? 'nobody' : owner === me ? 'mine' : 'theirs', offered: false };
}
