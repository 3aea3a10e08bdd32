import type { Explanation } from '../lib/wire';
import type { TableState } from '../lib/net/parlor';

/** A position worth looking at, with what an agent says about it. */
export interface Scene {
  state: TableState;
  explanation?: Explanation;
  lost?: boolean;
}

/** What all tables of scenes have in common. */
export const STILL = {
  practice: true,
  open: undefined,
  sheet: undefined,
  over: false,
  chat: [{ name: 'Mika', text: 'Labas!' }],
  chatOpen: false,
} satisfies Partial<TableState>;
