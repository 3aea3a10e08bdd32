import type { Message } from '../../../lib/wire';
import type { BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { BoardSeat } from '../state/position';

/** Why the cube cannot be turned now. */
export function whyNoDouble({ cube, score }: BackgammonView, me: BoardSeat): Message {
  if (score.crawford) return { key: 'bg-crawford-now' };
  return { key: cube.owner !== null && cube.owner !== me ? 'bg-why-cube-theirs' : 'bg-why-double-later' };
}
