/** Do the throws follow from the deal's key? */
import type { DealRecord } from '../../lib/game';
import { fromHex } from '../../lib/fair/hash';
import { chancesIn } from '../../lib/fair/record';
import { Stream } from '../../lib/fair/stream';
import { nameOfRules } from '../../lib/rulesName';

/** How many faces the die of each track has. */
const FACES: Record<string, number> = { sprint: 3, long: 6 };

export function chanceFits(deal: DealRecord<'race'>, rules: string): boolean {
  const die = new Stream(fromHex(deal.key), 'die');
  const faces = FACES[nameOfRules(rules)];
  return faces !== undefined && chancesIn(deal).every(({ chance }) => chance.face === 1 + die.below(faces));
}
