/**
 * Keeps the score sheet as the deals go by: one row for each, running totals, pules as they are
 * written and struck out. What the scores are the server says.
 */
import type { ZoleOutcome, ZoleView } from '../../lib/messages/zole';
import type { Message } from '../../lib/messages/explanation';
import { seatIdx } from '../../lib/seat';
import type { PuleMark, Sheet } from './sheet';

export const emptySheet = (names: string[]): Sheet => ({
  names,
  rows: [],
  totals: names.map(() => 0),
  common: 0,
  personal: names.map(() => 0),
});

/** The sheet with one more deal, which ended as this view says. */
export function withDeal(sheet: Sheet, view: ZoleView, standing: readonly number[]): Sheet {
  if (view.stage.type !== 'over') return sheet;
  const totals = sheet.names.map((_, seat) => standing[seat] ?? 0);
  const passed = view.stage.outcome.type === 'all_passed';
  return {
    ...sheet,
    rows: [
      ...sheet.rows,
      {
        label: labelOf(view.stage.outcome, view, sheet.names),
        totals: passed ? totals.map(() => null) : totals,
        marks: totals.map(() => null),
      },
    ],
    totals,
  };
}

/** The sheet with the pules that stand when the next deal begins. */
export function withPules(sheet: Sheet, pules: ZoleView['pules']): Sheet {
  const rows = sheet.rows.map((row) => ({ ...row, marks: [...row.marks] }));
  const last = rows.at(-1);
  const nSeats = sheet.names.length;
  for (let seat = 0; seat < nSeats; seat += 1) {
    if (last && pules.common > sheet.common) last.marks[seat] = 'common';
    if (last && (pules.personal[seat] ?? 0) > (sheet.personal[seat] ?? 0)) last.marks[seat] = 'personal';
    strike(rows, seat, 'common', sheet.common - pules.common);
    strike(rows, seat, 'personal', (sheet.personal[seat] ?? 0) - (pules.personal[seat] ?? 0));
  }
  return { ...sheet, rows, common: pules.common, personal: pules.personal.slice(0, nSeats) };
}

/** Strikes out the oldest `n` marks of a seat. */
function strike(rows: { marks: (PuleMark | null)[] }[], seat: number, mark: 'common' | 'personal', n: number): void {
  for (const row of rows) {
    if (n <= 0) return;
    if (row.marks[seat] !== mark) continue;
    row.marks[seat] = `${mark}-paid`;
    n -= 1;
  }
}

function labelOf(outcome: ZoleOutcome, view: ZoleView, names: readonly string[]): Message {
  if (outcome.type === 'all_passed') return { key: 'zole-sheet-passed' };
  const seat = outcome.place === null ? undefined : view.places[outcome.place];
  const player = seat ? (names[seatIdx(seat)] ?? seat) : '';
  const args: Message['args'] = [['player', { type: 'text', value: player }]];
  if (outcome.type === 'galdins') return { key: 'zole-sheet-galdins', args };
  const lost = ['no_trick', 'low', 'lost'].includes(outcome.level);
  if (lost) return { key: 'zole-sheet-lost', args };
  return {
    key:
      outcome.contract === 'lielais'
        ? 'zole-sheet-lielais'
        : outcome.contract === 'zole'
          ? 'zole-sheet-zole'
          : 'zole-sheet-maza-zole',
    args,
  };
}
