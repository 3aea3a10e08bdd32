/** What is said of an event, and of a game that is over. */
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import type { TicTacToeSeen, TicTacToeView } from '../../../lib/wire/tic_tac_toe.gen';

export const announce = ({ seat, cell }: TicTacToeSeen, nameOf: NameOf): string =>
  about('tic-tac-toe-says-marked', nameOf, seat, { cell });

export const resultOf = ({ winner }: TicTacToeView, nameOf: NameOf): string =>
  winner ? about('tic-tac-toe-won', nameOf, winner) : t('tic-tac-toe-drawn');
