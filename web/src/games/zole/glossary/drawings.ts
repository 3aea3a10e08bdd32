import type { Message } from '../../../lib/wire';
import type { Seat } from '../../../lib/seat';
import type { Sheet, SheetRow } from '../state/sheet';

const TRUMPS = 'QCQSQHQDJCJSJHJDADTDKD9D8D7D';

/** What shows a term: cards, strongest first, and who has them, what they count, what follows. */
export const PICTURES: Readonly<Record<string, string>> = {
  'zole-soloist': 'zole-soloist: xxxxxxxx %61/120/61 | zole-opponents: xxxxxxxx~ xxxxxxxx~',
  'zole-opponents': 'zole-opponents: xxxxxxxx xxxxxxxx | zole-eyes: %60/120/60 | zole-soloist: xxxxxxxx~',
  'zole-zole-player': 'zole-zole-player: QCQSQHJCJSADTDAC | zole-table-cards: xx~',
  'zole-bidding': "'1. @zole-call-pass | '2. @zole-call-take! | '3. '–",
  'zole-call-pass': "'1. @zole-call-pass! | '2. '…",
  'zole-call-take': 'zole-table-cards: TH!+9C! | zole-soloist: QCQDJSJDADTDACKS TH!+9C! | zole-buried: xx',
  'zole-call-zole': 'zole-soloist: QCQSQHJCJSADTDAC %61/120/61 | zole-table-cards: xx > @zole-opponents',
  'zole-call-maza-zole': 'zole-soloist: 8D7DKC9CKS9SKH9H | zole-trick: %0/8',
  'zole-galdins':
    "'1. @zole-call-pass '2. @zole-call-pass '3. @zole-call-pass | zole-trick: '4 '3 '1 | zole-points: #-4 #+2 #+2",
  'zole-table-cards': 'zole-table-cards: xx! | zole-deal: xxxxxxxx xxxxxxxx xxxxxxxx',
  'zole-bury-word': "zole-soloist: QCQDJSJDADTDACKS KH!+TH! > xx | zole-eyes: '4 '+ '10 '= '14",
  'zole-buried': 'zole-soloist: KHTH | zole-opponents: xx',
  'zole-deal': 'xxxxxxxx xxxxxxxx xxxxxxxx xx | zole-trick: %8/8 | zole-points: #+2 #-1 #-1',
  'zole-dealer': "'1. @zole-dealer! > '2. > '3. | '1. > '2. @zole-dealer! > '3.",
  'zole-first-hand': '@zole-dealer > @zole-first-hand! > KC!',
  'zole-suit': `zole-trump: ${TRUMPS} | zole-clubs: ACTCKC9C | zole-spades: ASTSKS9S | zole-hearts: AHTHKH9H`,
  'zole-clubs': 'zole-clubs: ACTCKC9C | zole-trump: QC!+JC',
  'zole-spades': 'zole-spades: ASTSKS9S | zole-trump: QS!+JS',
  'zole-hearts': 'zole-hearts: AHTHKH9H | zole-trump: QH!+JH!',
  'zole-diamonds': 'zole-trump: QDJDADTDKD9D8D7D',
  'zole-rank-a': "ACASAH AD | zole-eyes: '11",
  'zole-rank-10': "TCTSTH TD | zole-eyes: '10",
  'zole-rank-k': "KCKSKH KD | zole-eyes: '4",
  'zole-rank-q': "QCQSQHQD | zole-eyes: '3",
  'zole-rank-j': "JCJSJHJD | zole-eyes: '2",
  'zole-rank-9': "9C9S9H 9D | zole-eyes: '0",
  'zole-rank-8': "8D | zole-eyes: '0",
  'zole-rank-7': `zole-trump: ${TRUMPS.slice(0, -2)}+7D! | zole-eyes: '0`,
  'zole-trump': `${TRUMPS.slice(0, 16)} | ${TRUMPS.slice(16)}`,
  'zole-plain': 'ACTCKC9C | ASTSKS9S | AHTHKH9H',
  'zole-trick': 'KC+AC!+9C',
  'zole-last-trick': 'xxx~ xxx~ KC+AC!+9C',
  'zole-lead': 'KC! > AC > 9C',
  'zole-follow-suit': 'zole-lead: KS | zole-follow-suit: AS!+9S! QD~+AD~+TC~',
  'zole-beat': 'zole-lead: AS | zole-beat: 7D!',
  'zole-throw-off': 'zole-lead: AS! | zole-throw-off: 9H',
  'zole-eyes': "AS '11 TS '10 KS '4 QS '3 JS '2 9S '0",
  'zole-result-win': 'zole-eyes: %74/120/61 | zole-points: #+2 #-1 #-1',
  'zole-result-loss': 'zole-eyes: %52/120/61 | zole-points: #-4 #+2 #+2',
  'zole-result-win-jani': 'zole-eyes: %97/120/91 | zole-points: #+4 #-2 #-2',
  'zole-result-loss-jani': 'zole-eyes: %24/120/30 | zole-points: #-6 #+3 #+3',
  'zole-result-win-all': 'zole-trick: %8/8 | zole-points: #+6 #-3 #-3',
  'zole-result-loss-none': 'zole-trick: %0/8 | zole-points: #-8 #+4 #+4',
};

const NONE: SheetRow['marks'] = [[], [], []];
const of = (key: string, seat: Seat): Message => ({ key, args: [['player', { type: 'seat', value: seat }]] });
const passed = (mark: 'common' | 'common-paid'): SheetRow => ({
  label: { key: 'zole-sheet-passed' },
  totals: [null, null, null],
  marks: [[mark], [mark], [mark]],
});
const sheet = (rows: SheetRow[], totals: number[], common: number, personal: number[]): Sheet => ({
  seats: ['A', 'B', 'C'],
  rows,
  totals,
  common,
  personal,
});
const FIRST: SheetRow = { label: of('zole-sheet-lielais', 'A'), totals: [2, -1, -1], marks: NONE };
/** Lost while there is a pule: what is paid, and a personal one. */
const LOST: SheetRow = { label: of('zole-sheet-lost', 'B'), totals: [4, -5, 1], marks: [[], ['personal'], []] };
/** Won while there is a pule: a point more from each. */
const PAID: SheetRow = { label: of('zole-sheet-lielais', 'C'), totals: [0, -3, 3], marks: NONE };

/** Sheets that show a term, kept as at a table of three. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  'zole-points': sheet([FIRST, { ...LOST, marks: NONE }], [4, -5, 1], 0, [0, 0, 0]),
  'zole-pule': sheet([FIRST, passed('common')], [2, -1, -1], 1, [0, 0, 0]),
  'zole-pule-personal': sheet([FIRST, passed('common'), LOST], [4, -5, 1], 1, [0, 1, 0]),
  'zole-pule-write': sheet([passed('common')], [0, 0, 0], 1, [0, 0, 0]),
  'zole-pule-remove': sheet([FIRST, passed('common-paid'), PAID], [0, -3, 3], 0, [0, 0, 0]),
  'zole-score-sheet': sheet(
    [FIRST, passed('common-paid'), LOST, { ...PAID, totals: [2, -7, 5] }],
    [2, -7, 5],
    0,
    [0, 1, 0],
  ),
};
