import { t } from '../../../lib/i18n/words.svelte';
import { turnOf } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import type { TicTacToeView } from '../../../lib/wire/tic_tac_toe.gen';
import { resultOf } from './announce';

/** What is asked of me, whose turn it is, or how it ended. */
export function promptOf(view: TicTacToeView, asked: boolean, nameOf: NameOf): string {
  if (asked) return t('tic-tac-toe-asked');
  return view.mover ? turnOf(nameOf, view.mover) : resultOf(view, nameOf);
}
