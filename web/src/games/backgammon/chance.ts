/** Do the dice follow from the deal's key? */
import type { DealRecord } from '../../lib/game';
import { fromHex } from '../../lib/fair/hash';
import { chancesIn } from '../../lib/fair/record';
import { Stream } from '../../lib/fair/stream';

export function chanceFits(deal: DealRecord<'backgammon'>): boolean {
  const dice = new Stream(fromHex(deal.key), 'dice');
  return chancesIn(deal).every(({ at, chance }) => {
    const thrown = [dice.die(), dice.die()];
    if (at.type === 'roll') thrown.sort((a, b) => b - a);
    return thrown.join() === chance.dice.join();
  });
}
