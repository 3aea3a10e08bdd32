/** What lies open of the eyes and tricks, added up for the two sides. */
import type { ZoleView } from '../../../lib/wire/zole.gen';
import type { Seat } from '../../../lib/seat';
import { eyesOf } from '../text/card';

export const CARDS_OF_A_TRICK = 3;

export interface Tally {
  soloEyes: number;
  soloTricks: number;
  othersEyes: number;
  othersTricks: number;
  /** Eyes of the two cards aside count for the soloist but only they know them. */
  hidden: boolean;
}

export const eyesIn = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + eyesOf(card), 0);

/** The player who holds the cards of the last trick among the tricks won took it. */
export function takerOf(view: ZoleView): Seat | undefined {
  const cards = view.last_trick?.plays.map((play) => play.card) ?? [];
  return view.players.find((player) => cards.length > 0 && cards.every((card) => player.won.includes(card)))?.seat;
}

/** Little zole is lost by a trick: eyes mean nothing there. */
export const goesByTricks = (view: ZoleView): boolean => view.contract?.name === 'maza_zole';

export function tallyOf(view: ZoleView): Tally {
  const solo = view.contract?.soloist;
  const tally: Tally = { soloEyes: 0, soloTricks: 0, othersEyes: 0, othersTricks: 0, hidden: false };
  for (const player of view.players) {
    const eyes = eyesIn(player.won);
    const tricks = player.won.length / CARDS_OF_A_TRICK;
    if (player.seat === solo) {
      tally.soloEyes += eyes;
      tally.soloTricks += tricks;
    } else {
      tally.othersEyes += eyes;
      tally.othersTricks += tricks;
    }
  }
  if (view.contract?.name === 'lielais') {
    if (view.aside.type === 'buried' || view.aside.type === 'shown') tally.soloEyes += eyesIn(view.aside.cards);
    else tally.hidden = true;
  }
  return tally;
}
