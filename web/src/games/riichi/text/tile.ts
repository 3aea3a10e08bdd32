import { t } from '../../../lib/i18n/words.svelte';

/** The kind of a tile: a red five is a five. */
export const kindOf = (code: string): string => (code[0] === '0' ? `5${code[1]}` : code);

/** Man, pin, sou, honours; within a suit by number. The order in which a hand stands. */
export function tileOrder(code: string): number {
  const kind = kindOf(code);
  return 'mpsz'.indexOf(kind[1] ?? 'z') * 20 + Number(kind[0]) * 2 + (code[0] === '0' ? 1 : 0);
}

/** The one name of a tile, on the screen and for its readers: “red 5 pin”. */
export function tileName(code: string): string {
  if (code === 'back') return t('riichi-tile-back');
  return t('riichi-tile-name', {
    suit: code[1] ?? '',
    n: Number(kindOf(code)[0]),
    red: code[0] === '0' ? 'yes' : 'no',
  });
}

/** The index of a wind in the reader's language, where it is not the one that is drawn. */
export function windLetter(kind: string): string | undefined {
  if (kind[1] !== 'z' || Number(kind[0]) > 4) return undefined;
  const letter = t('riichi-wind-letter', { n: Number(kind[0]) });
  return letter === 'ESWN'[Number(kind[0]) - 1] ? undefined : letter;
}
