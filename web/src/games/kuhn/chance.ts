/** Do the cards follow from the deal's key? */
import type { DealRecord } from '../../lib/game';
import { fromHex } from '../../lib/fair/hash';
import { chancesIn } from '../../lib/fair/record';
import { Stream } from '../../lib/fair/stream';

const PACK = ['J', 'Q', 'K'] as const;

/** The first card to seat A, the second to seat B. */
export function chanceFits(deal: DealRecord<'kuhn'>): boolean {
  const pack = new Stream(fromHex(deal.key), 'card').shuffle(PACK);
  return chancesIn(deal).every(({ chance }) => chance.cards.join() === pack.slice(0, 2).join());
}
