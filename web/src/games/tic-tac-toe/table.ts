import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { announce } from './text/announce';
import { answers, lines } from './text/form';

/** The line through three is looked at before the result lies over it. */
const LOOKED_AT = 1600;

const table: TableParts<'tic-tac-toe'> = {
  Board,
  Result,
  panel: { Panel, label: 'ui-score', first: 'never' },
  keys: [['1–9', 'tic-tac-toe-key-pad']],
  overTitle: 'tic-tac-toe-over',
  isOver: ({ mover }) => mover === null,
  where: (_, { deal = 0 }) => t('tic-tac-toe-where', { n: deal + 1 }),
  lines,
  answers,
  announce,
  lingers: (before, now) => (before?.mover && !now.mover ? LOOKED_AT : 0),
  totals: (sheet) => sheet.at(-1)?.standing ?? [],
  watched: (open) => open,
};

export default table;
