/** Does everything that came up in a deal follow from the deal's key? */
import { chancesIn, sorted, type Chance, type DealRecord } from '../../lib/fair/record';
import { fromHex } from '../../lib/fair/hash';
import { Stream } from '../../lib/fair/stream';

/** All tiles in written order; with red fives one of each suit stands before the plain ones. */
function tiles(redFives: boolean): string[] {
  const kinds = ['m', 'p', 's'].flatMap((suit) => Array.from({ length: 9 }, (_, n) => `${n + 1}${suit}`));
  const honours = Array.from({ length: 7 }, (_, n) => `${n + 1}z`);
  return [...kinds, ...honours].flatMap((kind) =>
    redFives && kind[0] === '5' && kind[1] !== 'z' ? [`0${kind[1]}`, kind, kind, kind] : [kind, kind, kind, kind],
  );
}

/** The wall in drawing order. */
export const wallOf = (key: Uint8Array, redFives: boolean): string[] =>
  new Stream(key, 'wall').shuffle(tiles(redFives));

export function chanceFits(deal: DealRecord): boolean {
  const key = fromHex(deal.key);
  // A wall with red fives and one without differ; the record's tiles say which was shuffled.
  return [true, false].some((redFives) => fits(wallOf(key, redFives), chancesIn(deal)));
}

const LIVE_FROM = 52;
const REPLACEMENTS_FROM = 122;
const INDICATORS_FROM = 126;

function fits(wall: readonly string[], chances: readonly Chance[]): boolean {
  return chances.every(({ at, chance }) => {
    if (at.type === 'deal') return handsFit(wall, (chance as { hands: string[][] }).hands);
    if (at.type === 'end') return true;
    return wall[placeOf(at)] === (chance as { tile: string }).tile;
  });
}

function placeOf({ type, nth = 0, wall = 0 }: Chance['at']): number {
  switch (type) {
    case 'draw':
      return LIVE_FROM + wall;
    case 'replacement':
      return REPLACEMENTS_FROM + nth;
    case 'indicator':
      return INDICATORS_FROM + 2 * nth;
    default:
      return INDICATORS_FROM + 2 * nth + 1;
  }
}

/** Three blocks of four and one single tile from the dealer on; any of the four may be the dealer. */
function handsFit(wall: readonly string[], hands: readonly string[][]): boolean {
  const dealt = [0, 1, 2, 3].map((place) => {
    const blocks = [0, 1, 2].flatMap((block) => [0, 1, 2, 3].map((n) => wall[16 * block + 4 * place + n]));
    return sorted([...blocks, wall[48 + place]]);
  });
  return [0, 1, 2, 3].some((dealer) => hands.every((hand, seat) => sorted(hand) === dealt[(seat - dealer + 4) % 4]));
}
