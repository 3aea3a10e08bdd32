import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { cards } from './pieces';
import { IS_SWEPT, LIES_OPEN } from './state/heldTrick.svelte';
import { announce } from './text/announce';
import { course } from './text/course';
import { answers, lines } from './text/form';
import { named } from './text/named';

const table: TableParts<'zole'> = {
  Board,
  Result,
  panel: { Panel, label: 'zole-score-sheet', first: 'always' },
  pieces: cards,
  keys: [
    ['G', 'zole-call-pass'],
    ['T', 'zole-call-take'],
    ['Z', 'zole-call-zole'],
    ['M', 'zole-call-maza-zole'],
    ['N', 'zole-bury-button'],
    ['L', 'zole-last-trick'],
    ['Esc', 'ui-cancel'],
  ],
  told: { L: 'last' },
  formats: [['zole', 'Zole']],
  course,
  isOver: ({ stage }) => stage.type === 'over',
  where: (_, { deal = 0 }) => t('zole-where', { n: deal + 1 }),
  lines,
  answers,
  named,
  announce,
  sound: (legal) => (legal.some(({ type }) => type === 'call') ? 'call' : 'turn'),
  // The last trick of the deal is looked at before the result lies over it.
  lingers: (before, now) => (before?.stage.type === 'playing' && now.stage.type === 'over' ? LIES_OPEN + IS_SWEPT : 0),
  totals: (sheet) => sheet.at(-1)?.standing ?? [],
  // Seat A sits out now and then where four play; then the table is drawn from first hand.
  watched: (open) => ({
    ...open,
    me: open.places.includes('A') ? 'A' : (open.places[0] ?? 'A'),
    hand: [],
    aside: { type: 'unknown' },
  }),
  opensHands: true,
  handIn: ({ hand }) => hand,
  withHand: (view, known) => ({ ...view, hand: known?.hand ?? [] }),
};

export default table;
