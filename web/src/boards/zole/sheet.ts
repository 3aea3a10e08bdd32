/** The score sheet as a table keeps it by hand. */
import type { Message } from '../../lib/messages/explanation';

/** Filled circle: a common pule is written. Open: a personal one. Struck: paid off. */
export type PuleMark = 'common' | 'personal' | 'common-paid' | 'personal-paid';

export interface SheetRow {
  /** “lielais, Ilze” */
  label: Message;
  /** Running totals; none where only pules were written. */
  totals: (number | null)[];
  marks: (PuleMark | null)[];
}

export interface Sheet {
  names: string[];
  rows: SheetRow[];
  totals: number[];
  common: number;
  personal: number[];
}
