import type { TicTacToeAction, TicTacToeView } from '../../lib/wire/tic_tac_toe.gen';
import type { SheetLine } from '../../lib/game';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale, verbatim } from '../../fake/write';
import { CELLS } from './state/cells';

const PLAYERS: Scene['state']['players'] = [
  { seat: 'A', name: 'Liepa', bot: false },
  { seat: 'B', name: 'Alpha-beta', bot: true, agent: 'alphabeta', think: { seconds: 0.01, nodes: 1024 } },
];

const table = (view: TicTacToeView, legal: TicTacToeAction[], sheet: Scene['state']['sheet']): Scene['state'] => ({
  ...STILL,
  code: 'KALN-43',
  game: 'tic-tac-toe',
  rules: 'standard',
  me: 'A',
  players: PLAYERS,
  situation: { game: 'tic-tac-toe', view, legal },
  clock: undefined,
  deal: 1,
  sheet,
  between: view.mover === null,
});

const FIRST: SheetLine[] = [{ standing: [0, 0, 0, 0], entry: { winner: null } }];

function play(): Scene {
  const view: TicTacToeView = {
    cells: ['A', null, null, null, 'B', null, null, 'B', 'A'],
    mover: 'A',
    winner: null,
    line: [],
  };
  const legal = CELLS.filter((_, at) => !view.cells[at]).map((cell) => ({ cell }));
  const values = legal.map(({ cell }) => (cell === 'b3' ? 0 : -1));
  const order = [...legal.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const chosen = order[0] ?? 0;
  return {
    state: table(view, legal, FIRST),
    explanation: {
      verdict: verbatim('b3'),
      reason: null,
      method: [],
      chosen,
      values: scale('study-utility', { type: 'signed', decimals: 0 }),
      margins: null,
      columns: [],
      shares: [],
      candidates: order.map((idx) => candidate(idx, verbatim(legal[idx]?.cell ?? ''), values[idx] ?? 0)),
      panels: [],
      effort: [message('study-depth', { depth: 9 })],
    },
  };
}

function over(): Scene {
  const view: TicTacToeView = {
    cells: ['A', 'B', 'A', null, 'A', 'B', 'A', 'B', null],
    mover: null,
    winner: 'A',
    line: ['c3', 'b2', 'a1'],
  };
  return { state: table(view, [], [...FIRST, { standing: [1, -1, 0, 0], entry: { winner: 'A' } }]) };
}

export default { play, over };
