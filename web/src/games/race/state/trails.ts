import type { RaceView } from '../../../lib/wire/race.gen';

/** Where each runner stood before its last step, in steps to go; nothing before the first. */
export type Trails = readonly [number | undefined, number | undefined];

export const NO_TRAILS: Trails = [undefined, undefined];

/** The trails after a view that follows another one. A new race has none. */
export function trailsAfter(trails: Trails, before: RaceView['to_go'], now: RaceView['to_go']): Trails {
  const trail = (seat: 0 | 1): number | undefined => (now[seat] === before[seat] ? trails[seat] : before[seat]);
  return now.some((n, seat) => n > (before[seat] ?? 0)) ? NO_TRAILS : [trail(0), trail(1)];
}
