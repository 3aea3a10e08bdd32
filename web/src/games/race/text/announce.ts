/** What is said of an event, and of a race that is over. */
import { about } from '../../../lib/text/about';
import { opponent, type Seat } from '../../../lib/seat';
import type { NameOf } from '../../../lib/text/form';
import type { RaceSeen, RaceView } from '../../../lib/wire/race.gen';

export function announce(event: RaceSeen, nameOf: NameOf, view?: RaceView): string | undefined {
  if (event.type === 'chose') return about('race-says-chose', nameOf, event.seat, { action: event.action.type });
  const thrower = view && throwerOf(view);
  return thrower ? about('race-says-threw', nameOf, thrower, { face: event.face }) : undefined;
}

/** Whose throw led to this view: a throw that is to be decided on is the mover's, a second one was stepped at once. */
function throwerOf({ winner, mover, thrown }: RaceView): Seat | null {
  return winner ?? (mover && thrown === null ? opponent(mover) : mover);
}

export const resultOf = ({ winner }: RaceView, nameOf: NameOf): string =>
  winner ? about('race-won', nameOf, winner) : '';
