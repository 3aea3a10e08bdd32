import type { RoomSummaryMsg } from '../../lib/wire';

/** What a stranger can do with a room of the list: only its players see the table of a locked one. */
export function offerOf({ playing, free, locked }: RoomSummaryMsg): 'join' | 'watch' | 'none' {
  if (!playing && free > 0) return 'join';
  return locked ? 'none' : 'watch';
}
