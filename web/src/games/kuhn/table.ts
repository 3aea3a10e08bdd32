import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { cards } from './pieces';
import { isOver } from './state/betting';
import { announce } from './text/announce';
import { answers, lines } from './text/form';

/** The cards are looked at before the result lies over them. */
const LOOKED_AT = 1800;

const table: TableParts<'kuhn'> = {
  Board,
  Result,
  panel: { Panel, label: 'ui-score', first: 'never' },
  pieces: cards,
  keys: [
    ['C', 'kuhn-key-check'],
    ['B', 'kuhn-answer-bet'],
    ['F', 'kuhn-answer-fold'],
  ],
  isOver: ({ betting }) => isOver(betting),
  where: (_, { deal = 0 }) => t('kuhn-where', { n: deal + 1 }),
  lines,
  answers,
  announce,
  sound: (legal) => (legal.some(({ type }) => type === 'call') ? 'call' : 'turn'),
  lingers: (before, now) => (before && !isOver(before.betting) && isOver(now.betting) ? LOOKED_AT : 0),
  totals: (sheet) => sheet.at(-1)?.standing ?? [],
  watched: ({ cards: [mine, other], betting }) => ({ me: 'A', mine, other, betting }),
  opensHands: true,
  handIn: ({ mine }) => (mine ? [mine] : []),
  withHand: (view, known) => ({ ...view, mine: known?.mine ?? view.mine }),
};

export default table;
