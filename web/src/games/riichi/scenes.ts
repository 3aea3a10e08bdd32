import type { Explanation } from '../../lib/wire';
import type {
  RiichiAction,
  RiichiDiscard,
  RiichiMeld,
  RiichiPlace,
  RiichiStage,
  RiichiView,
  RiichiWind,
} from '../../lib/wire/riichi.gen';
import type { Player } from '../../lib/player';
import type { Seat } from '../../lib/seat';
import type { TableState } from '../../lib/net/parlor';
import { STILL, type Scene } from '../../fake/scene';
import { candidate, message, scale, share, verbatim } from '../../fake/write';

const PLAYERS: Player[] = [
  { seat: 'A', name: 'Tanel', bot: false, bank: 24 },
  { seat: 'B', name: 'Aija', bot: true, agent: 'lt-fast' },
  { seat: 'C', name: 'Mika', bot: false, bank: 31 },
  { seat: 'D', name: 'Liepa', bot: false, you: true },
];

/** `9p- 5z* 3m!`: a dash for drawn, a star for called away, an exclamation mark for riichi. */
function river(text: string): RiichiDiscard[] {
  return text.split(' ').map((word) => ({
    tile: word.slice(0, 2),
    drawn: word.includes('-'),
    called: word.includes('*'),
    riichi: word.includes('!'),
  }));
}

function place(
  seat: Seat,
  wind: RiichiWind,
  points: number,
  tiles: string,
  n: number,
  melds: RiichiMeld[] = [],
): RiichiPlace {
  const discards = river(tiles);
  const riichi = discards.some((discard) => discard.riichi) ? { double: false, paid: true } : null;
  const rest = { ippatsu: false, n_draws: discards.length, let_by: [], liable: [] };
  return { seat, wind, points, n_concealed: n, river: discards, melds, riichi, ...rest };
}

const WHITE: RiichiMeld = { form: 'pon', tiles: ['5z', '5z', '5z'], called: '5z', from: 'D' };
const EAST: RiichiMeld = { form: 'closed_kan', tiles: ['1z', '1z', '1z', '1z'], called: null, from: null };

interface Moment {
  stage: RiichiStage;
  live: number;
  hand: string[];
  drawn: string | null;
  waits: string[];
  late: boolean;
}

function view({ stage, live, hand, drawn, waits, late }: Moment): RiichiView {
  return {
    me: 'D',
    round: 'east',
    dealer: 'C',
    honba: 2,
    sticks: 1,
    live,
    uninterrupted: false,
    dora_indicators: ['4p'],
    ura_indicators: [],
    stage,
    counts: [],
    own: {
      concealed: hand,
      drawn,
      waits,
      passed: false,
      furiten: null,
      shanten: 0,
      accepts: [],
      without: [{ kind: '9m', shanten: 0, accepts: ['3s', '6s', '9s'] }],
    },
    places: [
      place('A', 'west', 31200, `1m- 9s 4z 8m 2z- 6p- 9m 3p${late ? ' 7p' : ''}`, 10, [WHITE]),
      place('B', 'north', 18400, `3z- 1s 9m 7m 4m 1p- 3m! 2p-${late ? ' 7z-' : ''}`, 13),
      place('C', 'east', 26000, `9p- 3z- 1m 2s- 8s 4p 5m-${late ? ' 6s' : ''}`, 10, [EAST]),
      place('D', 'south', 23400, `4z 9p 1p 5z* 2s 1s- 8p${late ? ' 9m' : ''}`, late ? 13 : 14),
    ],
  };
}

const table = (code: string, riichi: RiichiView, legal: RiichiAction[]): TableState => ({
  ...STILL,
  code,
  game: 'riichi',
  rules: 'tenhou',
  me: 'D',
  players: PLAYERS,
  situation: { game: 'riichi', view: riichi, legal },
  clock: { moveEnds: performance.now() + 8000, moveSeconds: 10, bankSeconds: 18 },
  between: riichi.stage.type === 'over',
});

const HAND = ['2m', '3m', '4m', '9m', '0p', '6p', '7p', '4s', '5s', '6s', '6s', '7s', '8s', '6s'];
const VALUES: Record<string, number> = {
  '2m': 0.6,
  '3m': 0.1,
  '4m': 0.6,
  '9m': 3.8,
  '0p': -0.4,
  '6p': 0.2,
  '7p': 0.5,
  '4s': 1.3,
  '5s': 0.8,
  '6s': 1.9,
  '7s': 0.9,
  '8s': 1.4,
};

function riichiTurn(): Scene {
  const kinds = Object.keys(VALUES);
  const legal: RiichiAction[] = [
    { type: 'riichi', tile: '9m', drawn: false },
    ...kinds.map((tile): RiichiAction => ({ type: 'discard', tile, drawn: tile === '6s' })),
  ];
  const riichi = view({
    stage: { type: 'turn', seat: 'D', source: 'wall' },
    live: 38,
    hand: HAND,
    drawn: '6s',
    waits: [],
    late: false,
  });
  return { state: table('KALN-42', riichi, legal), explanation: turnExplained(kinds) };
}

function turnExplained(kinds: string[]): Explanation {
  const row = (tile: string, value: number, win: number, dealIn: number): Explanation['candidates'][number] =>
    candidate(kinds.indexOf(tile) + 1, message('riichi-discard', { tile: [tile] }), value, {
      pieces: [tile],
      cells: [share(win), share(dealIn)],
    });
  const rest = kinds
    .filter((tile) => !['9m', '6s', '8s', '4s'].includes(tile))
    .map((tile) => row(tile, VALUES[tile] ?? 0, 0.4, 0.18));
  const curve = (end: number): [number, number][] =>
    Array.from({ length: 12 }, (_, turn): [number, number] => [turn, end * (1 - (1 - turn / 11) ** 1.8)]);
  return {
    verdict: message('riichi-declare', { tile: ['9m'] }),
    reason: message('riichi-ready-on', { tiles: ['3s', '6s', '9s'], n: 8 }),
    method: [],
    chosen: 0,
    values: scale('study-ev', { type: 'signed', decimals: 1 }),
    margins: { level: 0.1, clear: 0.3, large: 1 },
    columns: [scale('study-win', { type: 'percent' }), scale('study-deal-in', { type: 'percent' })],
    shares: [],
    candidates: [
      candidate(0, message('riichi-declare', { tile: ['9m'] }), 5.2, {
        pieces: ['9m'],
        cells: [share(0.68), share(0.17)],
      }),
      row('9m', 3.8, 0.64, 0.14),
      row('6s', 1.9, 0.49, 0.17),
      row('8s', 1.4, 0.44, 0.18),
      row('4s', 1.3, 0.43, 0.18),
      ...rest,
    ],
    panels: [
      {
        title: message('study-chance-by-turn'),
        body: {
          type: 'curves',
          x: { label: message('study-turns'), unit: { type: 'count' }, range: { type: 'fixed', low: 0, high: 11 } },
          y: {
            label: message('study-probability'),
            unit: { type: 'percent' },
            range: { type: 'fixed', low: 0, high: 0.8 },
          },
          curves: [
            { label: message('study-win'), points: curve(0.68), tone: 'chosen' },
            { label: message('riichi-discard', { tile: ['6s'] }), points: curve(0.49), tone: 'plain' },
            { label: message('study-deal-in'), points: curve(0.17), tone: 'bad' },
          ],
          marks: [],
        },
        caption: null,
      },
      {
        title: message('riichi-left'),
        body: {
          type: 'grid',
          values: scale('riichi-left', { type: 'count' }),
          rows: [
            {
              label: null,
              squares: [
                { piece: '3s', value: 4, tone: 'plain' },
                { piece: '6s', value: 1, tone: 'plain' },
                { piece: '9s', value: 3, tone: 'plain' },
              ],
            },
          ],
        },
        caption: null,
      },
    ],
    effort: [message('study-rollouts', { n: 1200 })],
  };
}

function riichiCall(): Scene {
  const hand = HAND.filter((tile) => tile !== '9m').slice(0, 13);
  const legal: RiichiAction[] = [
    { type: 'chi', own: ['4s', '5s'] },
    { type: 'chi', own: ['5s', '7s'] },
    { type: 'chi', own: ['7s', '8s'] },
    { type: 'pon', own: ['6s', '6s'] },
    { type: 'open_kan' },
    { type: 'ron' },
    { type: 'pass' },
  ];
  const riichi = view({
    stage: { type: 'discarded', seat: 'C', tile: '6s' },
    live: 35,
    hand,
    drawn: null,
    waits: ['3s', '6s', '9s'],
    late: true,
  });
  const row = (
    idx: number,
    key: string,
    value: number,
    win: number,
    dealIn: number,
    args: Record<string, string[]> = {},
  ): Explanation['candidates'][number] =>
    candidate(idx, message(key, args), value, { pieces: ['6s'], cells: [share(win), share(dealIn)] });
  const cell = (text: string): { type: 'words'; value: ReturnType<typeof message> } => ({
    type: 'words',
    value: message('verbatim', { text }),
  });
  return {
    state: table('KALN-42', riichi, legal),
    explanation: {
      verdict: message('riichi-ron'),
      reason: null,
      method: [],
      chosen: 5,
      values: scale('study-ev', { type: 'signed', decimals: 1 }),
      margins: { level: 0.1, clear: 0.3, large: 1 },
      columns: [scale('study-win', { type: 'percent' }), scale('study-deal-in', { type: 'percent' })],
      shares: [],
      candidates: [
        row(5, 'riichi-ron', 8.7, 1, 0),
        row(6, 'riichi-pass', 2.1, 0.51, 0.09),
        row(2, 'riichi-chi', 0.9, 0.44, 0.12, { tiles: ['7s', '8s'] }),
        row(4, 'riichi-open-kan', -0.3, 0.3, 0.16),
        row(3, 'riichi-pon', -0.6, 0.27, 0.15, { tiles: ['6s', '6s'] }),
      ],
      panels: [
        {
          title: message('riichi-why-it-counts'),
          body: {
            type: 'table',
            columns: [
              { label: message('verbatim', { text: '' }), unit: { type: 'count' }, range: { type: 'from_zero' } },
            ],
            rows: [
              { label: message('yaku-tanyao'), cells: [cell('1')], tone: 'plain' },
              { label: message('yaku-pinfu'), cells: [cell('1')], tone: 'plain' },
              { label: message('riichi-red-fives'), cells: [cell('1')], tone: 'plain' },
              { label: message('riichi-dora'), cells: [cell('1')], tone: 'plain' },
              { label: message('riichi-payment'), cells: [cell('9 300')], tone: 'chosen' },
            ],
          },
          caption: null,
        },
      ],
      effort: [message('study-rollouts', { n: 1200 })],
    },
  };
}

/** A close call between discards: the hand of the target's verdict card. */
const CLOSE: [tile: string, value: number, win: number, note: string][] = [
  ['1m', 2140, 0.31, ''],
  ['4m', 1870, 0.29, 'Same 28 tiles, worse wait'],
  ['6m', 1840, 0.28, '24 tiles help instead of 28'],
  ['7m', 1840, 0.28, '24 tiles help instead of 28'],
  ['3m', 1640, 0.27, 'Breaks the two-sided shape'],
  ['5p', 1440, 0.25, ''],
  ['4p', 1340, 0.25, ''],
  ['3s', 1340, 0.24, ''],
  ['4s', 1340, 0.24, ''],
  ['9s', 440, 0.17, ''],
  ['7s', 140, 0.16, ''],
  ['8s', 140, 0.16, ''],
  ['2p', -760, 0.09, 'Gives up the only pair'],
];

function riichiVerdict(): Scene {
  const legal: RiichiAction[] = CLOSE.map(([tile]) => ({ type: 'discard', tile, drawn: tile === '9s' }));
  const hand = ['1m', '3m', '4m', '6m', '7m', '2p', '2p', '4p', '5p', '3s', '4s', '7s', '8s', '9s'];
  const stage: RiichiStage = { type: 'turn', seat: 'D', source: 'wall' };
  const riichi: RiichiView = {
    ...view({ stage, live: 49, hand, drawn: '9s', waits: [], late: false }),
    dealer: 'D',
    honba: 0,
    sticks: 0,
    dora_indicators: ['1p'],
    places: [
      place('A', 'south', 23000, '8p 7z- 9p 9m 1z', 13),
      place('B', 'west', 21100, '1m 9s- 1s 6z 3z', 13),
      place('C', 'north', 27000, '4z 6z 9m- 8p 3z', 13),
      place('D', 'east', 28900, '2z 5z 9p 1s 4z', 14),
    ],
  };
  riichi.own.shanten = 2;
  riichi.own.without = [];
  const { panels } = turnExplained(Object.keys(VALUES));
  return {
    state: table('KALN-42', riichi, legal),
    explanation: {
      verdict: message('riichi-discard', { tile: ['1m'] }),
      reason: verbatim('3–4 man can be completed from both sides, 1–3 man only by 2 man; the same 28 tiles help you.'),
      method: [verbatim('Counts what every draw brings until the wall ends, alone at the table.')],
      chosen: 0,
      values: scale('study-expected-points', { type: 'signed', decimals: 0 }),
      margins: { level: 100, clear: 300, large: 1000 },
      columns: [scale('study-win', { type: 'percent' })],
      shares: [],
      candidates: CLOSE.map(([tile, value, win, note], idx) =>
        candidate(idx, message('riichi-discard', { tile: [tile] }), value, {
          pieces: [tile],
          cells: [share(win)],
          note: note ? verbatim(note) : null,
          right_if: tile === '4m' ? verbatim('if two 2 man were already gone') : null,
        }),
      ),
      panels: panels.slice(0, 1),
      effort: [message('study-rollouts', { n: 1200 })],
      seconds: 0.4,
    },
  };
}

function riichiOver(): Scene {
  const stage = {
    type: 'over',
    ending: {
      type: 'won',
      tile: '6s',
      from: 'C',
      wins: [
        {
          seat: 'D',
          concealed: ['2m', '3m', '4m', '0p', '6p', '7p', '4s', '5s', '6s', '6s', '7s', '8s', '6s'],
          finish: 'ron',
          yaku: ['tanyao', 'pinfu'],
          dora: { plain: 1, ura: 0, red: 1 },
          han: 4,
          fu: 30,
          n_yakuman: 0,
          limit: null,
          liable: [],
          deltas: [0, 0, -8300, 9300],
        },
      ],
    },
    deltas: [0, 0, -8300, 9300],
    sticks_left: 0,
  } satisfies RiichiStage;
  const riichi = view({
    stage,
    live: 35,
    hand: HAND.filter((tile) => tile !== '9m').slice(0, 13),
    drawn: null,
    waits: ['3s', '6s', '9s'],
    late: true,
  });
  riichi.places.forEach((one, at) => (one.points += stage.deltas[at] ?? 0));
  riichi.sticks = stage.sticks_left;
  riichi.counts = [
    {
      seat: 'D',
      yaku: [
        { yaku: 'tanyao', kind: null, han: 1 },
        { yaku: 'pinfu', kind: null, han: 1 },
      ],
      fu: [
        { item: 'closed_ron', kind: null, fu: 10 },
        { item: 'base', kind: null, fu: 20 },
      ],
      base: 1920,
      price: { type: 'ron', points: 7700 },
    },
  ];
  return { state: { ...table('KALN-42', riichi, []), clock: undefined } };
}

export default {
  turn: riichiTurn,
  call: riichiCall,
  verdict: riichiVerdict,
  over: riichiOver,
  lost: (): Scene => ({ ...riichiTurn(), lost: true }),
};
