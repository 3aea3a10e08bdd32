import type { Pieces } from '../../lib/pieces';
import Card from './board/Card.svelte';
import { loadCards } from '../../drawings/cards';
import { cardOrder, cardShort } from './text/card';

export const cards: Pieces = {
  is: (code) => /^[AKQJT987][CSHD]$/.test(code),
  short: cardShort,
  order: cardOrder,
  Piece: Card,
  width: 54,
  load: loadCards,
};
