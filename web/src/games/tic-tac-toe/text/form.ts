import type { TableState } from '../../../lib/net/parlor';
import type { TicTacToeAction, TicTacToeView } from '../../../lib/wire/tic_tac_toe.gen';
import { t } from '../../../lib/i18n/words.svelte';
import type { Seat } from '../../../lib/seat';
import type { Answer, Line, NameOf } from '../../../lib/text/form';
import { scoreLine } from '../../../lib/text/scoreLine';

/** “cross”, “nought” or “empty”. */
export const markName = (mark: Seat | null): string => t('tic-tac-toe-mark', { mark: mark ?? 'none' });

export function lines(view: TicTacToeView, state: Pick<TableState, 'players' | 'sheet'>, nameOf: NameOf): Line[] {
  const row = (n: number): string =>
    t('tic-tac-toe-row', {
      n,
      marks: view.cells
        .slice(9 - 3 * n, 12 - 3 * n)
        .map(markName)
        .join(', '),
    });
  return [
    {
      words: ['board', t('tic-tac-toe-board')],
      title: t('tic-tac-toe-board'),
      text: [3, 2, 1].map(row).join('; '),
    },
    {
      words: ['turn', t('tic-tac-toe-turn')],
      title: t('tic-tac-toe-turn'),
      text: view.mover ? `${nameOf(view.mover)}, ${markName(view.mover)}` : t('ui-none'),
    },
    ...scoreLine(state, nameOf),
  ];
}

export const answers = (legal: readonly TicTacToeAction[]): Answer[] =>
  legal.map(({ cell }, idx) => ({ idx, key: cell, text: t('tic-tac-toe-answer', { cell }) }));
