/** The small games question by question, as a seat meets them: every kind of view, answer and event comes up. */
import { CELLS } from '../src/games/tic-tac-toe/state/cells';
import type { ActionOf, GameName, SeenOf, ViewOf } from '../src/lib/game';
import type { KuhnBetting } from '../src/lib/wire/kuhn.gen';

export interface Step<G extends GameName> {
  view: ViewOf<G>;
  legal: ActionOf<G>[];
  seen: SeenOf<G>[];
}

/** Marks in reading order: `x`, `o`, and a dot where nobody has marked. */
export const marked = (text: string): ViewOf<'tic-tac-toe'>['cells'] =>
  [...text].map((mark) => (mark === 'x' ? 'A' : mark === 'o' ? 'B' : null)) as ViewOf<'tic-tac-toe'>['cells'];

const ticTacToe = (text: string, ended: Partial<ViewOf<'tic-tac-toe'>> = { mover: 'A' }): Step<'tic-tac-toe'> => {
  const cells = marked(text);
  return {
    view: { cells, mover: null, winner: null, line: [], ...ended },
    legal: ended.mover ? CELLS.filter((_, at) => !cells[at]).map((cell) => ({ cell })) : [],
    seen: [{ type: 'marked', seat: 'B', cell: 'b2' }],
  };
};

export const raceView = (more: Partial<ViewOf<'race'>> = {}): ViewOf<'race'> => ({
  length: 8,
  faces: 3,
  to_go: [5, 1],
  may_decline: [true, false],
  mover: 'A',
  thrown: 2,
  again: false,
  winner: null,
  ...more,
});

export const kuhnView = (betting: KuhnBetting, other: ViewOf<'kuhn'>['other'] = null): ViewOf<'kuhn'> => ({
  me: 'A',
  mine: 'Q',
  other,
  betting,
});

const said = (action: ActionOf<'kuhn'>['type']): SeenOf<'kuhn'> => ({
  type: 'said',
  seat: 'B',
  action: { type: action },
});

export const SMALL: { [G in 'tic-tac-toe' | 'race' | 'kuhn']: Step<G>[] } = {
  'tic-tac-toe': [
    ticTacToe('.........'),
    ticTacToe('x...o...x'),
    ticTacToe('xoxoxo..x', { winner: 'A', line: ['a3', 'b2', 'c1'] }),
    ticTacToe('xoxxoooxx', {}),
  ],
  race: [
    { view: raceView(), legal: [{ type: 'step' }, { type: 'decline' }], seen: [{ type: 'threw', face: 2 }] },
    {
      view: raceView({ may_decline: [false, false] }),
      legal: [{ type: 'step' }],
      seen: [{ type: 'chose', seat: 'B', action: { type: 'decline' } }],
    },
    {
      view: raceView({ to_go: [0, 1], mover: null, thrown: null, winner: 'A' }),
      legal: [],
      seen: [{ type: 'chose', seat: 'A', action: { type: 'step' } }],
    },
  ],
  kuhn: [
    {
      view: kuhnView({ type: 'opening', by: 'A' }),
      legal: [{ type: 'check' }, { type: 'bet' }],
      seen: [{ type: 'i_got', card: 'Q' }],
    },
    {
      view: kuhnView({ type: 'checked', by: 'B' }),
      legal: [{ type: 'check' }, { type: 'bet' }],
      seen: [said('check')],
    },
    { view: kuhnView({ type: 'bet', by: 'B' }), legal: [{ type: 'call' }, { type: 'fold' }], seen: [said('bet')] },
    { view: kuhnView({ type: 'folded', by: 'B' }), legal: [], seen: [said('fold')] },
    {
      view: kuhnView({ type: 'showdown', stake: 2 }, 'J'),
      legal: [],
      seen: [said('call'), { type: 'other_showed', card: 'J' }],
    },
  ],
};
