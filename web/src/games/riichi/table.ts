import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import type { RiichiOwn } from '../../lib/wire/riichi.gen';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { tiles } from './pieces';
import { CALLED_FOR } from './state/callOuts.svelte';
import { announce } from './text/announce';
import { course } from './text/course';
import { answers, lines } from './text/form';
import { dealName } from './text/names';
import { RefusedWins } from './text/noWin';

const NO_HAND: RiichiOwn = {
  concealed: [],
  drawn: null,
  waits: [],
  passed: false,
  furiten: null,
  shanten: null,
  accepts: [],
  without: [],
};

const table: TableParts<'riichi'> = {
  Board,
  Result,
  panel: { Panel, label: 'ui-tab-waits', first: 'watching' },
  pieces: tiles,
  keys: [
    ['1 2 3', 'riichi-call-chi'],
    ['P', 'riichi-call-pon'],
    ['K', 'riichi-call-kan'],
    ['R', 'riichi-key-win'],
    ['D', 'riichi-key-drawn'],
    ['W', 'riichi-waits'],
    ['Esc', 'ui-pass'],
  ],
  told: { W: 'waits' },
  formats: [
    ['tenhou', 'Tenhou XML'],
    ['tenhou6', 'Tenhou JSON'],
    ['mjai', 'mjai'],
  ],
  course,
  isOver: ({ stage }) => stage.type === 'over',
  where: (view, { practice }) => t('riichi-where', { deal: dealName(view), practice: practice ? 'yes' : 'no' }),
  lines: (view, _, nameOf) => lines(view, nameOf),
  answers,
  announce,
  notes: () => new RefusedWins(),
  sound: (legal) => {
    const may = (...types: string[]): boolean => legal.some(({ type }) => types.includes(type));
    return may('ron', 'tsumo') ? 'win' : may('pass') ? 'call' : 'turn';
  },
  // What was called, and on which tile, is seen before the result lies over it.
  lingers: (before, now) => (before && before.stage.type !== 'over' && now.stage.type === 'over' ? CALLED_FOR : 0),
  watched: (open) => ({ ...open, me: 'A', own: NO_HAND }),
  opensHands: true,
  handIn: ({ own }) => own.concealed,
  withHand: (view, known) => ({ ...view, own: known?.own ?? NO_HAND }),
};

export default table;
