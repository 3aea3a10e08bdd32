import { Stream } from './stream';

/** All tiles in written order; with red fives one of each suit stands before the plain ones. */
function tiles(redFives: boolean): string[] {
  const kinds = ['m', 'p', 's'].flatMap((suit) => Array.from({ length: 9 }, (_, n) => `${n + 1}${suit}`));
  const honours = Array.from({ length: 7 }, (_, n) => `${n + 1}z`);
  return [...kinds, ...honours].flatMap((kind) =>
    redFives && kind[0] === '5' && kind[1] !== 'z' ? [`0${kind[1]}`, kind, kind, kind] : [kind, kind, kind, kind],
  );
}

const PACK = '9H KH TH AH 9S KS TS AS 9C KC TC AC 7D 8D 9D KD TD AD JD JH JS JC QD QH QS QC'.split(' ');

/** The wall in drawing order. */
export const wallOf = (key: Uint8Array, redFives: boolean): string[] =>
  new Stream(key, 'wall').shuffle(tiles(redFives));

/** Eight cards to first, second and third hand, two to the table. */
export const packOf = (key: Uint8Array): string[] => new Stream(key, 'pack').shuffle(PACK);
