import questions from './questions.json';

/** One row on the felt: its label, and tiles in groups as `groupsOf` reads them. */
export interface Row {
  readonly label: string;
  readonly tiles: string;
}
export interface Picture {
  readonly rows: readonly Row[];
  /** Discards as they lie, with their marks, and whose they are. */
  readonly river?: { readonly label: string; readonly tiles: readonly string[] };
}

const hand = (tiles: string): Row => ({ label: 'lesson-riichi-your-hand', tiles });
const row = (label: string, tiles: string): Row => ({ label: `lesson-riichi-row-${label}`, tiles });

const OWN: Readonly<Record<string, Picture>> = {
  shanten: { rows: [row('sets', '345m 678p'), row('begun', '45s 13s 88p'), row('alone', '1z 9m')] },
  far: { rows: [hand('345m 678p 45s 13s 88p 1z 9m')] },
  acceptance: { rows: [row('two-sided', '45s 3s 6s'), row('closed', '13s 2s'), row('edge', '12s 3s')] },
  waits: {
    rows: [
      row('two-sided', '45s 3s 6s'),
      row('closed', '46p 5p'),
      row('edge', '12m 3m'),
      row('pairs', '55p77z 5p 7z'),
      row('single', '3z 3z'),
    ],
  },
  numbers: { rows: [hand('123456m 789p 55p 45s'), row('awaited', '3s 6s')] },
  furiten: {
    rows: [hand('123456m 789p 55p 45s')],
    river: { label: 'lesson-riichi-your-river', tiles: ['1z', '9m', '6s', '2p'] },
  },
  safe: { rows: [], river: { label: 'lesson-riichi-their-river', tiles: ['3z', '9m', '4p', '2s', '8s-', '6m*'] } },
  suji: {
    rows: [row('shape-low', '23p 1p 4p'), row('shape-high', '56p 4p 7p')],
    river: { label: 'lesson-riichi-their-river', tiles: ['3z', '4p', '9m', '8s-'] },
  },
  wall: { rows: [row('seen', '7777s'), row('impossible', '67s 79s 78s'), row('left', '88s 99s 8s 9s')] },
  riichi: { rows: [hand('234m 567p 345s 88s 67m')] },
};

/** A hand in one row; the tile just drawn is not set apart. */
function asked(question: (typeof questions)[number]): Picture {
  const river = 'river' in question && question.river ? question.river : undefined;
  const at = 'riichi_at' in question ? question.riichi_at : undefined;
  return {
    rows: [hand(question.hand)],
    ...(river && {
      river: {
        label: 'lesson-riichi-their-river',
        tiles: river.map((tile, nth) => (nth === at ? `${tile}-` : tile)),
      },
    }),
  };
}

/** What each step draws. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ...OWN,
  ...Object.fromEntries(questions.map((question, nth) => [`q${nth + 1}`, asked(question)])),
};
