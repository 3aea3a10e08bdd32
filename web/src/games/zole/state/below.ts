import type { Seat } from '../../../lib/seat';
import type { ZoleView } from '../../../lib/wire/zole.gen';

/** Who sits below: the player of the view, or the first hand where four play and the player deals and sits out. */
export const belowOf = ({ me, places }: Pick<ZoleView, 'me' | 'places'>): Seat =>
  places.includes(me) ? me : (places[0] ?? me);
