/** Does everything that came up in a deal follow from the deal's key? */
import { chancesIn, sorted } from '../../lib/fair/record';
import type { DealRecord } from '../../lib/game';
import type { RiichiAddress, RiichiChance } from '../../lib/wire/riichi.gen';
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

export function chanceFits(deal: DealRecord<'riichi'>): boolean {
  const key = fromHex(deal.key);
  // A wall with red fives and one without differ; the record's tiles say which was shuffled.
  return [true, false].some((redFives) => fits(wallOf(key, redFives), chancesIn(deal)));
}

const LIVE_FROM = 52;
const REPLACEMENTS_FROM = 122;
const INDICATORS_FROM = 126;

interface Chance {
  at: RiichiAddress;
  chance: RiichiChance;
}

function fits(wall: readonly string[], chances: readonly Chance[]): boolean {
  return chances.every(({ at, chance }) => {
    if (chance.type === 'hands') return handsFit(wall, chance.hands);
    return chance.type === 'end' || wall[placeOf(at)] === chance.tile;
  });
}

function placeOf(at: RiichiAddress): number {
  switch (at.type) {
    case 'draw':
      return LIVE_FROM + at.wall;
    case 'replacement':
      return REPLACEMENTS_FROM + at.nth;
    case 'indicator':
      return INDICATORS_FROM + 2 * at.nth;
    case 'ura':
      return INDICATORS_FROM + 2 * at.nth + 1;
    default:
      return -1; // Not a single tile.
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
