import { expect, test } from 'vitest';

import { emptySheet, withDeal, withPules } from '../src/boards/zole/keptSheet';
import type { ZoleOutcome, ZoleView } from '../src/lib/messages/zole';

const over = (outcome: ZoleOutcome): ZoleView =>
  ({ places: ['B', 'C', 'A'], stage: { type: 'over', outcome } }) as unknown as ZoleView;
const PASSED: ZoleOutcome = { type: 'all_passed' };
const solo = (place: number, level: 'won' | 'lost'): ZoleOutcome => ({
  type: 'solo',
  contract: 'lielais',
  place,
  level,
  eyes: 70,
  tricks: 5,
});

test('rows keep running totals, and a deal that all passed has none', () => {
  let sheet = emptySheet(['Ann', 'Ben', 'Cat']);
  sheet = withDeal(sheet, over(solo(0, 'won')), [-1, 2, -1, 0]);
  sheet = withDeal(sheet, over(PASSED), [-1, 2, -1, 0]);
  expect(sheet.rows.map((row) => row.totals)).toEqual([
    [-1, 2, -1],
    [null, null, null],
  ]);
  expect(sheet.rows.map((row) => row.label.key)).toEqual(['zole-sheet-lielais', 'zole-sheet-passed']);
  expect(sheet.rows[0]?.label.args?.[0]).toEqual(['player', { type: 'text', value: 'Ben' }]);
  expect(sheet.totals).toEqual([-1, 2, -1]);
});

test('pules are written where they arise and struck out, the oldest first, when they are paid', () => {
  let sheet = emptySheet(['Ann', 'Ben', 'Cat']);
  sheet = withPules(withDeal(sheet, over(PASSED), [0, 0, 0, 0]), { common: 1, personal: [0, 0, 0, 0] });
  sheet = withPules(withDeal(sheet, over(PASSED), [0, 0, 0, 0]), { common: 2, personal: [0, 0, 0, 0] });
  expect(sheet.rows.map((row) => row.marks[0])).toEqual(['common', 'common']);
  sheet = withPules(withDeal(sheet, over(solo(1, 'won')), [-2, -2, 4, 0]), { common: 1, personal: [0, 0, 0, 0] });
  expect(sheet.rows.map((row) => row.marks[0])).toEqual(['common-paid', 'common', null]);
  sheet = withPules(withDeal(sheet, over(solo(0, 'lost')), [0, -6, 6, 0]), { common: 1, personal: [0, 1, 0, 0] });
  expect(sheet.rows.at(-1)).toMatchObject({ label: { key: 'zole-sheet-lost' }, marks: [null, 'personal', null] });
  expect([sheet.common, sheet.personal]).toEqual([1, [0, 1, 0]]);
});
