/** Does the deal follow from its key? */
import type { DealRecord } from '../../lib/game';
import { fromHex } from '../../lib/fair/hash';
import { chancesIn, sorted } from '../../lib/fair/record';
import { Stream } from '../../lib/fair/stream';

const PACK = '9H KH TH AH 9S KS TS AS 9C KC TC AC 7D 8D 9D KD TD AD JD JH JS JC QD QH QS QC'.split(' ');

/** Eight cards to first, second and third hand, two to the table. */
export const packOf = (key: Uint8Array): string[] => new Stream(key, 'pack').shuffle(PACK);

export function chanceFits(deal: DealRecord<'zole'>): boolean {
  const pack = packOf(fromHex(deal.key));
  return chancesIn(deal).every(
    ({ chance: { hands, table } }) =>
      hands.every((hand, at) => sorted(hand) === sorted(pack.slice(8 * at, 8 * at + 8))) &&
      sorted(table) === sorted(pack.slice(24)),
  );
}
