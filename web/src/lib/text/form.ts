/** The game in words: for a screen reader, for the command line, for tests. */
import type { Sheet } from '../../games/zole/state/sheet';
import type { Situation } from '../game';
import type { Seat } from '../seat';
import { backgammonAnswers, backgammonLines } from '../../games/backgammon/text/form';
import { riichiAnswers, riichiLines } from '../../games/riichi/text/form';
import { zoleAnswers, zoleLines } from '../../games/zole/text/form';

export type NameOf = (seat: Seat) => string;

/** A part of the position under the word that asks for it: “hand”, “river east”, “dice”. */
export interface Line {
  /** What the command line understands, in every language and in the reader's. */
  words: string[];
  title: string;
  text: string;
}

/** A legal answer with its short key. */
export interface Answer {
  key: string;
  text: string;
  idx: number;
}

/** The position part by part; with the score of a Zole match where its sheet is there. */
export function linesOf(situation: Situation, me: Seat, nameOf: NameOf, sheet?: Sheet): Line[] {
  switch (situation.game) {
    case 'riichi':
      return riichiLines(situation.view, nameOf);
    case 'zole':
      return zoleLines(situation.view, nameOf, sheet);
    case 'backgammon':
      return backgammonLines(situation.view, me === 'B' ? 'B' : 'A', nameOf);
  }
}

export function answersOf(situation: Situation): Answer[] {
  switch (situation.game) {
    case 'riichi':
      return riichiAnswers(situation.legal);
    case 'zole':
      return zoleAnswers(situation.legal);
    case 'backgammon':
      return backgammonAnswers(situation.legal);
  }
}
