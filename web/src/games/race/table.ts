import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { announce } from './text/announce';
import { answers, lines } from './text/form';

/** The finish is looked at before the result lies over it. */
const LOOKED_AT = 1600;

const table: TableParts<'race'> = {
  Board,
  Result,
  panel: { Panel, label: 'ui-score', first: 'never' },
  keys: [
    ['S', 'race-answer-step'],
    ['T', 'race-answer-decline'],
  ],
  overTitle: 'race-over',
  isOver: ({ winner }) => winner !== null,
  where: (_, { deal = 0 }) => t('race-where', { n: deal + 1 }),
  lines,
  answers,
  announce,
  lingers: (before, now) => (before && !before.winner && now.winner ? LOOKED_AT : 0),
  totals: (sheet) => sheet.at(-1)?.standing ?? [],
  watched: (open) => open,
};

export default table;
