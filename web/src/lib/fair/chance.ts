/** Does everything that came up in a deal follow from the deal's key? */
import { fromHex } from './hash';
import { packOf, wallOf } from './pieces';
import type { ChanceAddress, FairRecord } from './record';
import { Stream } from './stream';

type Deal = FairRecord['deals'][number];
interface Chance {
  at: ChanceAddress;
  chance: unknown;
}

export function chanceFits(game: string, deal: Deal): boolean {
  const chances = deal.inputs.flatMap((input): Chance[] => (input.type === 'chance' ? [input] : []));
  const key = fromHex(deal.key);
  switch (game) {
    case 'riichi':
      // A wall with red fives and one without differ; the record's tiles say which was shuffled.
      return [true, false].some((redFives) => riichiFits(wallOf(key, redFives), chances));
    case 'zole':
      return chances.every(({ chance }) => zoleFits(packOf(key), chance));
    case 'backgammon':
      return backgammonFits(new Stream(key, 'dice'), chances);
    default:
      return false;
  }
}

const sorted = (pieces: readonly unknown[]): string => [...pieces].map(String).sort().join();

const LIVE_FROM = 52;
const REPLACEMENTS_FROM = 122;
const INDICATORS_FROM = 126;

function riichiFits(wall: readonly string[], chances: readonly Chance[]): boolean {
  return chances.every(({ at, chance }) => {
    if (at.type === 'deal') return handsFit(wall, (chance as { hands: string[][] }).hands);
    if (at.type === 'end') return true;
    return wall[placeOf(at)] === (chance as { tile: string }).tile;
  });
}

function placeOf({ type, nth = 0, wall = 0 }: ChanceAddress): number {
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

function zoleFits(pack: readonly string[], chance: unknown): boolean {
  const { hands, table } = chance as { hands: string[][]; table: string[] };
  return (
    hands.every((hand, at) => sorted(hand) === sorted(pack.slice(8 * at, 8 * at + 8))) &&
    sorted(table) === sorted(pack.slice(24))
  );
}

function backgammonFits(dice: Stream, chances: readonly Chance[]): boolean {
  return chances.every(({ at, chance }) => {
    const thrown = [dice.die(), dice.die()];
    if (at.type === 'roll') thrown.sort((a, b) => b - a);
    return thrown.join() === (chance as { dice: number[] }).dice.join();
  });
}
