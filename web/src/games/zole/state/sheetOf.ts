/**
 * The score sheet as it is kept by hand: one row for each deal, running totals, pules as they are
 * written and struck out. What the scores and the pules are the server says.
 */
import type { Message } from '../../../lib/wire';
import type { ZoleEntry, ZoleOutcome, ZoleView } from '../../../lib/wire/zole.gen';
import type { SheetLine as LineOf } from '../../../lib/game';
import { SEATS } from '../../../lib/seat';
import type { PuleMark, Sheet, SheetRow } from './sheet';

type SheetLine = LineOf<'zole'>;

/** The sheet of a match whose deals these are. */
export const sheetOf = (lines: readonly SheetLine[], nSeats: number): Sheet =>
  lines.reduce(withLine, emptySheet(nSeats));

const emptySheet = (nSeats: number): Sheet => ({
  seats: SEATS.slice(0, nSeats),
  rows: [],
  totals: Array.from({ length: nSeats }, () => 0),
  common: 0,
  personal: Array.from({ length: nSeats }, () => 0),
});

/** The sheet with one more deal. */
function withLine(sheet: Sheet, { standing, entry }: SheetLine): Sheet {
  if (!entry) return sheet;
  const totals = sheet.seats.map((_, seat) => standing[seat] ?? 0);
  const passed = entry.outcome.type === 'all_passed';
  const row: SheetRow = {
    label: labelOf(entry.outcome, entry.places),
    totals: passed ? totals.map(() => null) : totals,
    marks: totals.map(() => []),
  };
  return withPules({ ...sheet, rows: [...sheet.rows, row], totals }, entry.pules);
}

/** The sheet with the pules that stand after its last row: new ones in that row, the oldest of those paid struck. */
function withPules(sheet: Sheet, pules: ZoleView['pules']): Sheet {
  const rows = sheet.rows.map((row) => ({ ...row, marks: row.marks.map((marks) => [...marks]) }));
  for (const seat of sheet.seats.keys()) {
    note(rows, seat, 'common', pules.common - sheet.common);
    note(rows, seat, 'personal', (pules.personal[seat] ?? 0) - (sheet.personal[seat] ?? 0));
  }
  return { ...sheet, rows, common: pules.common, personal: pules.personal.slice(0, sheet.seats.length) };
}

/** Writes so many marks in the last row, or strikes out as many of the oldest. */
function note(rows: SheetRow[], seat: number, mark: 'common' | 'personal', change: number): void {
  for (let n = 0; n < change; n += 1) rows.at(-1)?.marks[seat]?.push(mark);
  let struck = -change;
  for (const marks of rows.map((row) => row.marks[seat] ?? []))
    for (const [at, one] of marks.entries()) {
      if (struck <= 0) return;
      if (one !== mark) continue;
      marks[at] = `${mark}-paid` satisfies PuleMark;
      struck -= 1;
    }
}

function labelOf(outcome: ZoleOutcome, places: ZoleEntry['places']): Message {
  if (outcome.type === 'all_passed') return { key: 'zole-sheet-passed' };
  const seat = outcome.place === null ? undefined : places[outcome.place];
  const args: Message['args'] = [['player', seat ? { type: 'seat', value: seat } : { type: 'text', value: '' }]];
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
