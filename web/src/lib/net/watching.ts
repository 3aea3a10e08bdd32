import type { GameName } from './game';

/**
 * What a spectator sees, as the boards draw it: the open table from one seat, whose own hand is
 * not there. Backgammon has nothing to hide.
 */
export function openView(game: GameName, table: unknown): unknown {
  if (!table || typeof table !== 'object') return null;
  switch (game) {
    case 'backgammon':
      return table;
    case 'riichi':
      return { ...table, me: 'A', own: { concealed: [], drawn: null, waits: [], passed: false, furiten: null } };
    case 'zole':
      return { ...table, me: firstHand(table), hand: [], aside: { type: 'unknown' } };
  }
}

/** Somebody who plays: with four at the table one sits out. */
const firstHand = (table: object): unknown =>
  'places' in table && Array.isArray(table.places) ? (table.places[0] as unknown) : 'A';
