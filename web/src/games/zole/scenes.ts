import type { PanelBody, Explanation } from '../../lib/wire';
import type { ZoleAction, ZoleOutcome, ZoleView } from '../../lib/wire/zole.gen';
import type { Player } from '../../lib/player';
import type { TableState } from '../../lib/net/parlor';
import type { SheetLine } from '../../lib/game';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale, verbatim } from '../../fake/write';

const PLAYERS: Player[] = [
  { seat: 'A', name: 'Liepa', bot: false, you: true },
  { seat: 'B', name: 'Ilze', bot: true },
  { seat: 'C', name: 'Andris', bot: false, bank: 38 },
];

type Four = [number, number, number, number];
const NONE: Four = [0, 0, 0, 0];
const WRITTEN: Four = [0, 1, 0, 0];

/** One deal of the sheet: the score of A, B and C after it, how it ended, and the pules that stand. */
const line = (score: [number, number, number], outcome: ZoleOutcome, common = 0, personal = NONE): SheetLine => ({
  standing: [...score, 0],
  entry: { places: ['A', 'B', 'C'], outcome, pules: { common, personal } },
});
const solo = (place: number, contract: 'lielais' | 'zole' = 'lielais', level: 'won' | 'lost' = 'won'): ZoleOutcome => ({
  type: 'solo',
  contract,
  place,
  level,
  eyes: 61,
  tricks: 5,
});
const SHEET: SheetLine[] = [
  line([-2, 4, -2], solo(1)),
  line([-2, 4, -2], { type: 'all_passed' }, 1),
  line([2, 2, -4], solo(0)),
  line([2, 2, -4], { type: 'all_passed' }, 1),
  line([4, -2, -2], solo(1, 'lielais', 'lost'), 0, WRITTEN),
  line([-1, -7, 8], solo(2, 'zole'), 0, WRITTEN),
  line([3, -9, 6], solo(0), 0, WRITTEN),
];

const BASE: ZoleView = {
  rules: { all_pass: 'pule', maza_zole: true, throw_in: false },
  me: 'A',
  dealer: 'A',
  places: ['B', 'C', 'A'],
  pules: { common: 0, personal: [0, 1, 0, 0] },
  stage: { type: 'playing' },
  turn: 'A',
  contract: { name: 'lielais', soloist: 'A' },
  hand: [],
  aside: { type: 'unknown' },
  trick: null,
  last_trick: null,
  settled: null,
  players: [
    { seat: 'B', n_held: 8, played: [], won: [], voids: [] },
    { seat: 'C', n_held: 8, played: [], won: [], voids: [] },
    { seat: 'A', n_held: 8, played: [], won: [], voids: [] },
  ],
};

const table = (view: ZoleView, legal: ZoleAction[]): TableState => ({
  ...STILL,
  code: 'Galds 7',
  game: 'zole',
  rules: 'classic',
  me: 'A',
  players: PLAYERS,
  situation: { game: 'zole', view, legal },
  clock: legal.length > 0 ? { moveEnds: performance.now() + 22_000, moveSeconds: 30, bankSeconds: 0 } : undefined,
  sheet: SHEET,
  // The last row of the sheet is the deal that is on the table once it is over.
  deal: view.stage.type === 'over' ? SHEET.length - 1 : SHEET.length,
  between: view.stage.type === 'over',
});

const WORLDS: PanelBody = {
  type: 'worlds',
  n_worlds: 300,
  outcome: scale('zole-eyes', { type: 'count' }),
  classes: [0.02, 0.03, 0.04, 0.06, 0.09, 0.14, 0.22, 0.3, 0.34, 0.29, 0.2, 0.13, 0.07, 0.04, 0.015].map(
    (part, idx) => ({
      low: 36 + idx * 5,
      high: 41 + idx * 5,
      share: part / 2,
      tone: 36 + idx * 5 < 61 ? 'bad' : 36 + idx * 5 >= 91 ? 'good' : 'plain',
    }),
  ),
  marks: [
    { at: 61, label: message('zole-share-lost', { share: '11%' }) },
    { at: 91, label: message('zole-share-jani', { share: '12%' }) },
  ],
  samples: [],
};

function explained(verdict: Explanation['verdict'], candidates: Explanation['candidates']): Explanation {
  return {
    verdict,
    reason: null,
    method: [],
    chosen: candidates[0]?.legal_idx ?? null,
    values: scale('study-expected-points', { type: 'signed', decimals: 1 }),
    margins: null,
    columns: [],
    shares: [],
    candidates,
    panels: [{ title: message('zole-eyes-in-worlds', { n: 300 }), body: WORLDS, caption: null }],
    effort: [],
  };
}

function zolePlay(): Scene {
  const hand = ['QC', 'QH', 'JS', 'AD', 'TD', '9D', 'AS'];
  const values = [-1.2, -0.9, 0.6, 1.4, 1.1, -0.4, -3];
  const legal = hand.map((card): ZoleAction => ({ type: 'play', card }));
  const view: ZoleView = {
    ...BASE,
    hand,
    aside: { type: 'buried', table: ['9C', 'TH'], cards: ['TH', '9C'] },
    trick: {
      leader: 'B',
      plays: [
        { seat: 'B', card: 'KC' },
        { seat: 'C', card: 'AC' },
      ],
    },
    last_trick: {
      leader: 'B',
      plays: [
        { seat: 'B', card: 'JC' },
        { seat: 'C', card: 'KD' },
        { seat: 'A', card: 'JD' },
      ],
    },
    players: [
      { seat: 'B', n_held: 6, played: ['JC', 'KC'], won: ['JC', 'KD', 'JD'], voids: [] },
      { seat: 'C', n_held: 6, played: ['KD', 'AC'], won: [], voids: [] },
      { seat: 'A', n_held: 7, played: ['JD'], won: [], voids: [] },
    ],
  };
  const order = [3, 4, 2, 5, 1, 0, 6];
  return {
    state: table(view, legal),
    explanation: explained(
      message('zole-play', { card: ['AD'] }),
      order.map((idx) =>
        candidate(idx, message('zole-play', { card: [hand[idx] ?? ''] }), values[idx] ?? 0, {
          pieces: [hand[idx] ?? ''],
        }),
      ),
    ),
  };
}

function zoleBury(): Scene {
  const hand = ['QC', 'QH', 'JS', 'JD', 'AD', 'TD', '9D', 'AS', '9C', 'TH'];
  const legal = hand.flatMap((one, at) =>
    hand.slice(at + 1).map((two): ZoleAction => ({ type: 'bury', cards: [one, two] })),
  );
  const find = (one: string, two: string): number =>
    legal.findIndex((action) => action.type === 'bury' && action.cards.includes(one) && action.cards.includes(two));
  const row = (one: string, two: string, value: number): Explanation['candidates'][number] =>
    candidate(find(one, two), message('zole-bury', { cards: [one, two] }), value, { pieces: [one, two] });
  const view: ZoleView = { ...BASE, stage: { type: 'burying' }, hand, aside: { type: 'taken', table: ['9C', 'TH'] } };
  return {
    state: table(view, legal),
    explanation: explained(message('zole-bury', { cards: ['TH', '9C'] }), [
      row('TH', '9C', 3.1),
      row('TH', 'AS', 2.7),
      row('AS', '9C', 1.9),
    ]),
  };
}

function zoleBid(): Scene {
  const view: ZoleView = {
    ...BASE,
    stage: { type: 'bidding' },
    contract: null,
    hand: ['QC', 'QH', 'JS', 'JD', 'AD', 'TD', '9D', 'AS'],
  };
  const legal: ZoleAction[] = (['pass', 'take', 'zole', 'maza_zole'] as const).map((call) => ({ type: 'call', call }));
  return { state: table(view, legal) };
}

/** Two cards win every deal: the hand of the target's verdict card. */
function zoleVerdict(): Scene {
  const hand = ['QC', 'JC', 'KD', '9D', 'KH'];
  const legal = hand.map((card): ZoleAction => ({ type: 'play', card }));
  const view: ZoleView = {
    ...BASE,
    hand,
    aside: { type: 'buried', table: ['9C', 'TH'], cards: ['TH', 'AS'] },
    trick: {
      leader: 'B',
      plays: [
        { seat: 'B', card: 'TC' },
        { seat: 'C', card: 'AC' },
      ],
    },
    last_trick: {
      leader: 'A',
      plays: [
        { seat: 'A', card: '8D' },
        { seat: 'B', card: 'JH' },
        { seat: 'C', card: 'AD' },
      ],
    },
    players: [
      { seat: 'B', n_held: 4, played: ['JH', 'TC'], won: ['8D', 'JH', 'AD'], voids: [] },
      { seat: 'C', n_held: 4, played: ['AD', 'AC'], won: [], voids: [] },
      { seat: 'A', n_held: 5, played: ['8D'], won: [], voids: [] },
    ],
  };
  const row = (card: string, wins: number, note = '', rightIf = ''): Explanation['candidates'][number] =>
    candidate(hand.indexOf(card), message('zole-play', { card: [card] }), wins / 35, {
      pieces: [card],
      note: note ? verbatim(note) : null,
      right_if: rightIf ? verbatim(rightIf) : null,
    });
  const candidates = [
    row('KD', 35),
    row('JC', 35, 'Also wins every deal, but spends a jack'),
    row('9D', 25, '4 eyes fewer: wins 25 of 35 deals', 'if you needed only 57 eyes'),
    row('QC', 3),
    row('KH', 0),
  ];
  return {
    state: table(view, legal),
    explanation: {
      ...explained(message('zole-play', { card: ['KD'] }), candidates),
      reason: verbatim('The trick brings 25 eyes; with Q♣ and J♣ in hand you reach 61 in all 35 possible deals.'),
      values: scale('zole-win-contract', { type: 'percent' }),
      margins: { level: 0.01, clear: 0.04, large: 0.12 },
      seconds: 0.1,
    },
  };
}

function zoleOver(): Scene {
  const view: ZoleView = {
    ...BASE,
    stage: {
      type: 'over',
      outcome: { type: 'solo', contract: 'lielais', place: 2, level: 'won', eyes: 78, tricks: 5 },
    },
    turn: null,
    aside: { type: 'shown', cards: ['TH', '9C'] },
  };
  return { state: table(view, []) };
}

export default { play: zolePlay, bury: zoleBury, bid: zoleBid, verdict: zoleVerdict, over: zoleOver };
