import type { RiichiView } from '../../../lib/wire/riichi.gen';
import { kindOf } from '../text/tile';

/** How many tiles of a kind I cannot see: not in my hand, a river, a set or among the indicators. */
export function unseen(view: RiichiView, kind: string): number {
  const rivers = view.places.flatMap((place) => place.river.filter(({ called }) => !called).map(({ tile }) => tile));
  const melds = view.places.flatMap((place) => place.melds.flatMap((meld) => meld.tiles));
  const seen = [...view.own.concealed, ...rivers, ...melds, ...view.dora_indicators, ...view.ura_indicators];
  return Math.max(0, 4 - seen.filter((tile) => kindOf(tile) === kind).length);
}
