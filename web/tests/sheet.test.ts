import { expect, test } from 'vitest';

import { emptySheet, withDeal, type FinishedDeal } from '../src/boards/zole/keptSheet';
import type { ZoleOutcome } from '../src/lib/messages/zole';

const PASSED: ZoleOutcome = { type: 'all_passed' };
const solo = (place: number, level: 'won' | 'lost'): ZoleOutcome => ({
  type: 'solo',
  contract: 'lielais',
  place,
  level,
  eyes: 70,
  tricks: 5,
});
/** A deal that ended so and left these pules standing. */
const over = (outcome: ZoleOutcome, common = 0, personal = [0, 0, 0, 0]): FinishedDeal => ({
  places: ['B', 'C', 'A'],
  stage: { type: 'over', outcome },
  settled: { points: [0, 0, 0, 0], pules: { common, personal } },
});

test('rows keep running totals, and a deal that all passed has none', () => {
  let sheet = emptySheet(3);
  sheet = withDeal(sheet, over(solo(0, 'won')), [-1, 2, -1, 0]);
  sheet = withDeal(sheet, over(PASSED), [-1, 2, -1, 0]);
  expect(sheet.rows.map((row) => row.totals)).toEqual([
    [-1, 2, -1],
    [null, null, null],
  ]);
  expect(sheet.rows.map((row) => row.label.key)).toEqual(['zole-sheet-lielais', 'zole-sheet-passed']);
  expect(sheet.rows[0]?.label.args?.[0]).toEqual(['player', { type: 'seat', value: 'B' }]);
  expect(sheet.totals).toEqual([-1, 2, -1]);
});

test('pules are written where they arise and struck out, the oldest first, when they are paid', () => {
  let sheet = emptySheet(3);
  sheet = withDeal(sheet, over(PASSED, 1), [0, 0, 0, 0]);
  sheet = withDeal(sheet, over(PASSED, 2), [0, 0, 0, 0]);
  expect(sheet.rows.map((row) => row.marks[0])).toEqual([['common'], ['common']]);
  sheet = withDeal(sheet, over(solo(1, 'won'), 1), [-2, -2, 4, 0]);
  expect(sheet.rows.map((row) => row.marks[0])).toEqual([['common-paid'], ['common'], []]);
  sheet = withDeal(sheet, over(solo(0, 'lost'), 1, [0, 1, 0, 0]), [0, -6, 6, 0]);
  expect(sheet.rows.at(-1)).toMatchObject({ label: { key: 'zole-sheet-lost' }, marks: [[], ['personal'], []] });
  expect([sheet.common, sheet.personal]).toEqual([1, [0, 1, 0]]);
});

test('the first pass of four writes two pules at once; a win strikes one of them', () => {
  let sheet = withDeal(emptySheet(4), over(PASSED, 2), [0, 0, 0, 0]);
  expect(sheet.rows[0]?.marks[3]).toEqual(['common', 'common']);
  sheet = withDeal(sheet, over(solo(0, 'won'), 1), [-2, 6, -2, -2]);
  expect(sheet.rows[0]?.marks[3]).toEqual(['common-paid', 'common']);
});
