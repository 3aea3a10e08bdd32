import type { BackgammonAction, BackgammonMove, BackgammonView } from '../../lib/wire/backgammon.gen';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale, share, verbatim } from '../../fake/write';

/** Men by point: `13:4 8:3`. */
function men(text: string): number[] {
  const out = Array.from({ length: 26 }, () => 0);
  for (const word of text.split(' ')) {
    const [point, n] = word.split(':').map(Number);
    if (point !== undefined) out[point] = n ?? 0;
  }
  return out;
}

const moves = (text: string): BackgammonMove[] =>
  text.split(' ').map((step) => {
    const [from, to] = step.split('/').map(Number);
    return { from: from ?? 0, to: to ?? 0 };
  });

const EQUITY = scale('bg-equity', { type: 'signed', decimals: 3 });
const MARGINS = { level: 0.005, clear: 0.04, large: 0.11 };
const SHARES = ['gammon-won', 'won', 'lost', 'gammon-lost'].map((end) => message(`bg-share-${end}`));

const PLAYS: [string, number, number[]][] = [
  ['13/7 6/5', 0.182, [0.14, 0.41, 0.34, 0.11]],
  ['24/18 6/5', 0.121, [0.12, 0.42, 0.36, 0.1]],
  ['13/7 8/7', 0.094, [0.15, 0.38, 0.36, 0.11]],
  ['24/18 24/23', 0.061, [0.11, 0.42, 0.38, 0.09]],
  ['13/7 7/6', -0.018, [0.12, 0.37, 0.39, 0.12]],
];

function move(): Scene {
  const legal: BackgammonAction[] = PLAYS.map(([text]) => ({ type: 'play', moves: moves(text) }));
  const view: BackgammonView = {
    rules: 'standard',
    men: { A: men('24:2 13:4 8:3 7:1 6:4 5:1'), B: men('24:2 13:4 8:3 6:4 5:2') },
    on_roll: 'A',
    phase: { type: 'to_move', dice: [6, 1] },
    cube: { value: 1, owner: null },
    score: { to: 7, points: [5, 4], crawford: false },
    turns: 11,
  };
  const best = PLAYS[0]?.[1] ?? 0;
  return {
    state: {
      ...STILL,
      code: 'KALN-42',
      game: 'backgammon',
      rules: 'standard',
      me: 'A',
      players: [
        { seat: 'A', name: 'Liepa', bot: false, you: true, bank: 108 },
        {
          seat: 'B',
          name: 'Expectiminimax 3',
          bot: true,
          agent: 'depth 3, Star1',
          think: { seconds: 0.31, nodes: 84210 },
        },
      ],
      situation: { game: 'backgammon', view, legal },
      clock: undefined,
      between: false,
    },
    explanation: {
      verdict: verbatim('13/7 6/5'),
      reason: null,
      method: [],
      chosen: 0,
      values: EQUITY,
      margins: MARGINS,
      columns: [scale('study-loss', { type: 'signed', decimals: 3 })],
      shares: SHARES,
      candidates: PLAYS.map(([text, value, shares], idx) =>
        candidate(idx, verbatim(text), value, {
          shares,
          cells: [idx === 0 ? { type: 'empty' } : share(value - best)],
        }),
      ),
      panels: [
        {
          title: message('bg-cube'),
          body: {
            type: 'table',
            columns: [{ label: verbatim(''), unit: { type: 'signed', decimals: 3 }, range: { type: 'from_zero' } }],
            rows: [
              { label: message('bg-no-double'), cells: [share(0.182)], tone: 'chosen' },
              { label: message('bg-double-take'), cells: [share(-0.034)], tone: 'plain' },
              { label: message('bg-double-drop'), cells: [share(1)], tone: 'plain' },
            ],
          },
          caption: null,
        },
      ],
      effort: [message('study-depth', { depth: 2 }), message('study-nodes-searched', { n: 17 })],
    },
  };
}

/** A large lead: the position of the target's verdict card. */
const HITS: [text: string, value: number, shares: number[], note: string, rightIf: string][] = [
  ['8/3* 6/3', 0.612, [0.37, 0.38, 0.2, 0.05], '', ''],
  [
    '6/1* 4/1',
    0.486,
    [0.34, 0.38, 0.23, 0.05],
    'Safe, but the 1 point blocks little',
    'if Black had two men on the bar',
  ],
  [
    '8/3* 4/1*',
    0.404,
    [0.32, 0.36, 0.25, 0.07],
    'Two hits, but three blots at home',
    'if Black’s home board were weaker',
  ],
  ['13/5', 0.283, [0.24, 0.39, 0.3, 0.07], '', ''],
  ['8/5 6/1*', 0.251, [0.26, 0.36, 0.29, 0.09], '', ''],
];

function verdict(): Scene {
  const scene = move();
  const { situation } = scene.state;
  if (situation?.game !== 'backgammon' || !scene.explanation) return scene;
  const legal = HITS.map(([text]): BackgammonAction => ({ type: 'play', moves: moves(text.replaceAll('*', '')) }));
  return {
    state: {
      ...scene.state,
      situation: {
        game: 'backgammon',
        legal,
        view: {
          ...situation.view,
          men: { A: men('20:2 13:3 8:3 6:4 5:2 4:1'), B: men('24:1 22:1 13:5 8:3 6:5') },
          phase: { type: 'to_move', dice: [5, 3] },
          score: { to: 7, points: [2, 3], crawford: false },
        },
      },
    },
    explanation: {
      ...scene.explanation,
      verdict: verbatim('8/3* 6/3'),
      reason: verbatim(
        'Point on the blot: you hit and make your 3 point at once, so Black must enter against 3, 5 and 6.',
      ),
      columns: [],
      candidates: HITS.map(([text, value, shares, note, rightIf], idx) =>
        candidate(idx, verbatim(text), value, {
          shares,
          note: note ? verbatim(note) : null,
          right_if: rightIf ? verbatim(rightIf) : null,
        }),
      ),
      seconds: 0.6,
    },
  };
}

type View = Partial<BackgammonView>;
type Players = Scene['state']['players'];

const PLAYERS: Players = [
  { seat: 'A', name: 'Liepa', bot: false, you: true },
  { seat: 'B', name: 'Bronius', bot: true, agent: 'house', think: { seconds: 0.31, nodes: 84210 } },
];

/** The middle of a game, for a moment that has nothing to explain. */
function moment(view: View, legal: BackgammonAction[] = []): Scene {
  const { state } = move();
  const still: BackgammonView = {
    rules: 'standard',
    men: { A: men('24:2 13:4 8:3 7:1 6:4 5:1'), B: men('24:2 13:4 8:3 6:4 5:2') },
    on_roll: 'A',
    phase: { type: 'to_roll' },
    cube: { value: 1, owner: null },
    score: { to: 7, points: [5, 4], crawford: false },
    turns: 11,
    ...view,
  };
  return { state: { ...state, players: PLAYERS, deal: 3, situation: { game: 'backgammon', view: still, legal } } };
}

const ANSWERS: BackgammonAction[] = [{ type: 'take' }, { type: 'drop' }];

/** The opponent doubles. */
const doubled = (): Scene => moment({ on_roll: 'B', phase: { type: 'cube_offered', beavers: 0 } }, ANSWERS);
/** I have doubled, and the opponent thinks. */
const offered = (): Scene => moment({ on_roll: 'A', phase: { type: 'cube_offered', beavers: 0 } });
/** I own the cube and may redouble. */
const taken = (): Scene => moment({ cube: { value: 2, owner: 'A' } }, [{ type: 'roll' }, { type: 'double' }]);

/** A man on the bar, and the opponent holds the points that were rolled. */
const dance = (): Scene =>
  moment(
    {
      men: { A: men('25:1 24:1 13:4 8:3 7:1 6:4 5:1'), B: men('13:3 8:3 6:5 5:2 3:2') },
      phase: { type: 'to_move', dice: [6, 5] },
    },
    [{ type: 'play', moves: [] }],
  );

export default { move, verdict, doubled, offered, taken, dance };
