import { Refused, type Parlor } from '../../lib/net/parlor';
import { placeIn } from './place';
import { Viewer, type Source } from './viewer.svelte';

const noAgent = (): Promise<never> => Promise.reject(new Refused('ui-refused-agent'));

/** A finished match of a room. */
export const matchSource = (parlor: Parlor, id: string, match?: number): Source => ({
  deal: (deal) => parlor.replay(id, deal, match),
  ask: (question) => parlor.adviseAt?.(id, question, match) ?? noAgent(),
  origin: (at) => ({ kind: 'match', room: id, nth: match, at }),
});

/** A record that was brought along. */
export const recordSource = (parlor: Parlor, text: string): Source => ({
  deal: (deal) => parlor.upload(text, deal),
  ask: (question) => parlor.adviseIn?.(text, question) ?? noAgent(),
  origin: (at) => ({ kind: 'record', text, at }),
});

/** Opens a match at the place that the address names, from the seat it names or the reader's own. */
export async function opened(parlor: Parlor, source: Source, id: string, match?: number): Promise<Viewer> {
  const { deal, at, seat } = placeIn(location.hash);
  const replay = await source.deal(deal).catch((error: unknown) => {
    // An address from elsewhere may name a deal that is not there.
    if (deal === 0) throw error;
    return source.deal(0);
  });
  const own = await parlor.ownSeat?.(id, replay, match);
  const found = new Viewer(source, replay, own);
  await found.go(deal, at);
  if (seat && replay.players.some((player) => player.seat === seat)) found.seat = seat;
  return found;
}
