import type { TableParts } from '../../lib/game';
import { t } from '../../lib/i18n/words.svelte';
import Panel from './board/Panel.svelte';
import Result from './board/Result.svelte';
import Board from './board/Table.svelte';
import { LIE_AT_LEAST } from './state/shownRoll.svelte';
import { announce } from './text/announce';
import { course } from './text/course';
import { answers, lines } from './text/form';
import { named } from './text/named';

const table: TableParts<'backgammon'> = {
  Board,
  Result,
  panel: { Panel, label: 'ui-tab-cube', first: 'never' },
  keys: [
    ['R', 'bg-roll-button'],
    ['1–6', 'bg-key-die'],
    ['↵', 'ui-confirm'],
    ['Z', 'bg-undo'],
    ['I', 'bg-pip-count'],
    ['D', 'bg-double'],
    ['T', 'bg-take'],
    ['N', 'bg-drop'],
    ['B', 'bg-beaver'],
  ],
  told: { I: 'pips' },
  formats: [['mat', '.mat']],
  resigns: [
    [1, 'bg-single'],
    [2, 'bg-gammon'],
    [3, 'bg-backgammon'],
  ],
  overTitle: 'ui-game-over',
  course,
  isOver: ({ phase }) => phase.type === 'over',
  where: ({ score: { to, crawford } }, { deal }) => {
    if (to === 0) return t('bg-where-money');
    if (to === 1 || crawford || deal === undefined)
      return t('bg-where-match', { n: to, crawford: crawford && to > 1 ? 'yes' : 'no' });
    return t('bg-where-game', { n: to, game: deal + 1 });
  },
  lines: (view, { me }, nameOf) => lines(view, me === 'B' ? 'B' : 'A', nameOf),
  answers,
  named,
  announce,
  sound: (legal) => (legal.some(({ type }) => type === 'take') ? 'call' : 'turn'),
  // The last play of the game is seen before the result lies over it.
  lingers: (before, now) => (before?.phase.type === 'to_move' && now.phase.type === 'over' ? LIE_AT_LEAST : 0),
  watched: (open) => open,
};

export default table;
