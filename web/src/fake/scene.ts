import type { TableState, Told } from '../lib/net/parlor';

/** A position worth looking at, with what an agent says about it. */
export interface Scene {
  state: TableState;
  explanation?: Told;
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
