import type { KuhnAction, KuhnView } from '../../lib/wire/kuhn.gen';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale } from '../../fake/write';

const PLAYERS: Scene['state']['players'] = [
  { seat: 'A', name: 'Liepa', bot: false },
  { seat: 'B', name: 'CFR', bot: true, agent: 'cfr', think: { seconds: 0, nodes: null } },
];

const table = (view: KuhnView, legal: KuhnAction[]): Scene['state'] => ({
  ...STILL,
  code: 'KALN-45',
  game: 'kuhn',
  rules: 'standard',
  me: 'A',
  players: PLAYERS,
  situation: { game: 'kuhn', view, legal },
  clock: undefined,
  deal: 2,
  sheet: [
    { standing: [1, -1, 0, 0], entry: { winner: 'A', stake: 1, cards: null } },
    { standing: [-1, 1, 0, 0], entry: { winner: 'B', stake: 2, cards: ['Q', 'K'] } },
    ...(legal.length > 0
      ? []
      : [
          {
            standing: [1, -1, 0, 0] as [number, number, number, number],
            entry: { winner: 'A' as const, stake: 2, cards: ['Q', 'J'] as ['Q', 'J'] },
          },
        ]),
  ],
  between: legal.length === 0,
});

const VIEW: KuhnView = { me: 'A', mine: 'Q', other: null, betting: { type: 'bet', by: 'B' } };

function answer(): Scene {
  return {
    state: table(VIEW, [{ type: 'call' }, { type: 'fold' }]),
    explanation: {
      verdict: message('kuhn-answer-call'),
      reason: null,
      method: [],
      chosen: 0,
      values: scale('study-expected-points', { type: 'signed', decimals: 2 }),
      margins: null,
      columns: [],
      shares: [],
      candidates: [
        candidate(0, message('kuhn-answer-call'), -1, { probability: 2 / 3 }),
        candidate(1, message('kuhn-answer-fold'), -1, { probability: 1 / 3 }),
      ],
      panels: [],
      effort: [],
    },
  };
}

const open = (): Scene => ({
  state: table({ ...VIEW, betting: { type: 'opening', by: 'A' } }, [{ type: 'check' }, { type: 'bet' }]),
});

const over = (): Scene => ({ state: table({ ...VIEW, other: 'J', betting: { type: 'showdown', stake: 2 } }, []) });

export default { open, answer, over };
