import type { GameName, Situation } from '../game';

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
      return { ...table, me: seatOfZole(table), hand: [], aside: { type: 'unknown' } };
  }
}

/** The same table with the hand of the seat that it is drawn from, where all hands may be seen. */
export function withHand(situation: Situation, hand: string[] | undefined): Situation {
  if (!hand) return situation;
  const { game, view } = situation;
  if (game === 'riichi') return { ...situation, view: { ...view, own: { ...view.own, concealed: hand } } };
  return game === 'zole' ? { ...situation, view: { ...view, hand } } : situation;
}

/** Seat A, from which a table is watched; with four at the table it sits out now and then, and first hand is shown. */
function seatOfZole(table: object): unknown {
  const places: unknown[] = 'places' in table && Array.isArray(table.places) ? table.places : ['A'];
  return places.includes('A') ? 'A' : places[0];
}
