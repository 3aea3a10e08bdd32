import { loadCards } from '../../drawings/cards';
import type { Pieces } from '../../lib/pieces';
import Card from './board/Card.svelte';
import { cardName } from './text/form';

/** From the lowest up. */
const PACK = 'JQK';

export const cards: Pieces = {
  is: (code) => code.length === 1 && PACK.includes(code),
  short: cardName,
  order: (code) => PACK.indexOf(code),
  Piece: Card,
  width: 54,
  load: loadCards,
};
