import { cardOrder } from '../text/card';
import questions from './questions.json';

/** One row on the felt: its label, and cards in groups. */
export interface Row {
  readonly label: string;
  readonly cards: readonly string[];
}

const row = (label: string, ...cards: string[]): Row => ({ label: `lesson-zole-row-${label}`, cards });

const OWN: Readonly<Record<string, readonly Row[]>> = {
  aim: [
    row('trumps', 'QC QS QH QD JC JS JH JD', 'AD TD KD 9D 8D 7D'),
    row('plain', 'AH TH KH 9H', 'AS TS KS 9S', 'AC TC KC 9C'),
  ],
  take: [row('take', 'QC QH QD JH 7D KH AC KC'), row('pass', 'QD AD 9D 8D TH KH KC 9C')],
  zole: [row('zole', 'QC QS QH QD KD 9D AH 9H')],
  bury: [row('ten', 'QC QH QD JH JD 7D', 'AC KC', 'KH', '9S'), row('buried', 'KH 9S')],
  // With 10♣ and K♣ buried the ace wins 64 of 100 possible deals, the next best lead 38.
  'lead-solo': [row('hand', 'QC QH JH JD 9D 8D', 'AH', '9C'), row('lead', 'AH')],
  // The lone king wins 79 of 100 possible deals, the next best lead 76, the best trump 74.
  'lead-opp': [row('hand', 'QC QD', 'TC KC 9C', 'KS', 'TH 9H'), row('lead', 'KS')],
  trumps: [row('hand', 'QS JC JH KD 8D AH'), row('played', 'QC QD 7D', 'JS AD 9D')],
  eyes: [row('trick', 'AS TS QD')],
};

/** The deal of figure 4.1 after twelve cards, as its second hand sees it. */
const FIGURE: Readonly<Record<string, readonly Row[]>> = {
  deal: [row('hand', '9H JC QH QC'), row('played', 'TS KS AC', 'KC 8D 9C', 'JD KD AD', 'TH KH AS')],
  unseen: [row('unseen', 'QS QD JS JH TD 9D 7D', 'AH', 'TC', '9S')],
};

const groupsIn = (text: string | undefined, label: string): Row[] => (text ? [row(label, text)] : []);

/** After a burial the hand is what is left of the ten cards. */
function heldOf(hand: string, table: string, buried: string): string {
  const gone = buried.split(' ');
  return `${hand} ${table}`
    .split(' ')
    .filter((card) => !gone.includes(card))
    .sort((a, b) => cardOrder(a) - cardOrder(b))
    .join(' ');
}

function asked(question: (typeof questions)[number]): readonly Row[] {
  const { hand, table, buried, played } = question as {
    hand: string;
    table?: string;
    buried?: string;
    played?: string;
  };
  const tricks = played?.split(' ').reduce<string[]>((out, card, nth) => {
    if (nth % 3 === 0) out.push(card);
    else out[out.length - 1] += ` ${card}`;
    return out;
  }, []);
  return [
    row('hand', buried ? heldOf(hand, table ?? '', buried) : hand),
    ...(buried ? [row('buried', buried)] : groupsIn(table, 'table')),
    ...(tricks ? [row('played', ...tricks)] : []),
  ];
}

/** What each step draws. */
export const PICTURES: Readonly<Record<string, readonly Row[]>> = {
  ...OWN,
  ...FIGURE,
  ...Object.fromEntries(questions.map((question, nth) => [`q${nth + 1}`, asked(question)])),
};
