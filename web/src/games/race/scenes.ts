import type { RaceAction, RaceView } from '../../lib/wire/race.gen';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale } from '../../fake/write';

const PLAYERS: Scene['state']['players'] = [
  { seat: 'A', name: 'Liepa', bot: false },
  { seat: 'B', name: 'Expectiminimax', bot: true, agent: 'expectiminimax', think: { seconds: 0.02, nodes: 3120 } },
];

const table = (view: RaceView, legal: RaceAction[]): Scene['state'] => ({
  ...STILL,
  code: 'KALN-44',
  game: 'race',
  rules: 'sprint',
  me: 'A',
  players: PLAYERS,
  situation: { game: 'race', view, legal },
  clock: undefined,
  deal: 2,
  sheet: [
    { standing: [1, -1, 0, 0], entry: { winner: 'A' } },
    { standing: [0, 0, 0, 0], entry: { winner: 'B' } },
    ...(view.winner
      ? [{ standing: [1, -1, 0, 0] as [number, number, number, number], entry: { winner: 'A' as const } }]
      : []),
  ],
  between: view.winner !== null,
});

const VIEW: RaceView = {
  length: 8,
  faces: 3,
  to_go: [5, 4],
  may_decline: [true, false],
  mover: 'A',
  thrown: 1,
  again: false,
  winner: null,
};

function choose(): Scene {
  return {
    state: table(VIEW, [{ type: 'step' }, { type: 'decline' }]),
    explanation: {
      verdict: message('race-answer-decline'),
      reason: null,
      method: [],
      chosen: 1,
      values: scale('study-utility', { type: 'signed', decimals: 2 }),
      margins: null,
      columns: [],
      shares: [],
      candidates: [
        candidate(1, message('race-answer-decline'), 0.08),
        candidate(0, message('race-answer-step'), -0.21),
      ],
      panels: [],
      effort: [message('study-depth', { depth: 12 })],
    },
  };
}

const over = (): Scene => ({
  state: table({ ...VIEW, to_go: [0, 2], mover: null, thrown: null, winner: 'A' }, []),
});

export default { choose, over };
