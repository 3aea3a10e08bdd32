import type { Candidate, Cell, Message, Scale, Unit } from '../lib/wire';

/** Short hands for writing an agent's words. */
export const message = (key: string, args: Record<string, string | number | string[]> = {}): Message => ({
  key,
  args: Object.entries(args).map(([name, value]) => {
    if (Array.isArray(value)) return [name, { type: 'pieces', value }];
    if (typeof value === 'number') return [name, { type: 'number', value: { value, unit: { type: 'count' } } }];
    return [name, { type: 'text', value }];
  }),
});

export const verbatim = (text: string): Message => message('verbatim', { text });

export const scale = (key: string, unit: Unit): Scale => ({ label: message(key), unit, range: { type: 'from_zero' } });

export const share = (value: number): Cell => ({ type: 'number', value: { value, bound: 'exact', error: null } });

export const candidate = (idx: number, label: Message, value: number, more: Partial<Candidate> = {}): Candidate => ({
  legal_idx: idx,
  label,
  pieces: [],
  value: { value, bound: 'exact', error: null },
  probability: null,
  cells: [],
  shares: [],
  note: null,
  right_if: null,
  ...more,
});
