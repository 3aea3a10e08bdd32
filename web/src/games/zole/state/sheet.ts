/** The score sheet as a table keeps it by hand. */
import type { Message } from '../../../lib/wire';
import type { Seat } from '../../../lib/seat';

/** Filled circle: a common pule is written. Open: a personal one. Struck: paid off. */
export type PuleMark = 'common' | 'personal' | 'common-paid' | 'personal-paid';

export interface SheetRow {
  /** “lielais, Ilze” */
  label: Message;
  /** Running totals; none where only pules were written. */
  totals: (number | null)[];
  /** The pules written in this row, column by column. */
  marks: PuleMark[][];
}

/** Players are named by their seats, so that a sheet reads right in every language. */
export interface Sheet {
  /** Whose the columns are. */
  seats: Seat[];
  rows: SheetRow[];
  totals: number[];
  common: number;
  personal: number[];
}
