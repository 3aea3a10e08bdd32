import { expect, test } from 'vitest';

import { sheetOf } from '../src/games/zole/state/sheetOf';
import type { SheetLine as LineOf } from '../src/lib/game';
import type { ZoleOutcome } from '../src/lib/wire/zole.gen';

type SheetLine = LineOf<'zole'>;

const PASSED: ZoleOutcome = { type: 'all_passed' };
const solo = (place: number, level: 'won' | 'lost'): ZoleOutcome => ({
  type: 'solo',
  contract: 'lielais',
  place,
  level,
  eyes: 70,
  tricks: 5,
});
const LEVEL: SheetLine['standing'] = [0, 0, 0, 0];
/** A deal that ended so, with this score after it, and left these pules standing. */
const over = (outcome: ZoleOutcome, standing: SheetLine['standing'], common = 0, personal = LEVEL): SheetLine => ({
  standing,
  entry: { places: ['B', 'C', 'A'], outcome, pules: { common, personal } },
});

test('rows keep running totals, and a deal that all passed has none', () => {
  const sheet = sheetOf([over(solo(0, 'won'), [-1, 2, -1, 0]), over(PASSED, [-1, 2, -1, 0])], 3);
  expect(sheet.rows.map((row) => row.totals)).toEqual([
    [-1, 2, -1],
    [null, null, null],
  ]);
  expect(sheet.rows.map((row) => row.label.key)).toEqual(['zole-sheet-lielais', 'zole-sheet-passed']);
  expect(sheet.rows[0]?.label.args?.[0]).toEqual(['player', { type: 'seat', value: 'B' }]);
  expect(sheet.totals).toEqual([-1, 2, -1]);
});

test('pules are written where they arise and struck out, the oldest first, when they are paid', () => {
  const lines = [
    over(PASSED, LEVEL, 1),
    over(PASSED, LEVEL, 2),
    over(solo(1, 'won'), [-2, -2, 4, 0], 1),
    over(solo(0, 'lost'), [0, -6, 6, 0], 1, [0, 1, 0, 0]),
  ];
  const marks = (n: number) => sheetOf(lines.slice(0, n), 3).rows.map((row) => row.marks[0]);
  expect(marks(2)).toEqual([['common'], ['common']]);
  expect(marks(3)).toEqual([['common-paid'], ['common'], []]);
  const sheet = sheetOf(lines, 3);
  expect(sheet.rows.at(-1)).toMatchObject({ label: { key: 'zole-sheet-lost' }, marks: [[], ['personal'], []] });
  expect([sheet.common, sheet.personal]).toEqual([1, [0, 1, 0]]);
});

test('the first pass of four writes two pules at once; a win strikes one of them', () => {
  const lines = [over(PASSED, LEVEL, 2), over(solo(0, 'won'), [-2, 6, -2, -2], 1)];
  expect(sheetOf(lines.slice(0, 1), 4).rows[0]?.marks[3]).toEqual(['common', 'common']);
  expect(sheetOf(lines, 4).rows[0]?.marks[3]).toEqual(['common-paid', 'common']);
});
