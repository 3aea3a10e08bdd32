/** Zole's messages, in the shapes that the server sends. */
import type { Seat } from '../seat';

export type ZoleContractName = 'lielais' | 'zole' | 'maza_zole' | 'galdins';
export type ZoleCall = 'pass' | 'take' | 'zole' | 'maza_zole';

export interface ZoleView {
  rules: { all_pass: 'pule' | 'galdins' | 'redeal'; maza_zole: boolean; throw_in: boolean };
  me: Seat;
  dealer: Seat;
  /** First, second and third hand. */
  places: Seat[];
  pules: { common: number; personal: number[] };
  stage: { type: 'to_deal' | 'bidding' | 'burying' | 'playing' } | { type: 'over'; outcome: ZoleOutcome };
  turn: Seat | null;
  contract: { name: ZoleContractName; soloist: Seat | null } | null;
  hand: string[];
  aside: ZoleAside;
  trick: ZoleTrick | null;
  last_trick: ZoleTrick | null;
  /** What the deal changes on the score sheet, once it is over. */
  settled: { points: number[]; pules: { common: number; personal: number[] } } | null;
  players: { seat: Seat; n_held: number; played: string[]; won: string[]; voids: string[] }[];
}

export type ZoleAside =
  | { type: 'unknown' }
  | { type: 'taken'; table: string[] }
  | { type: 'buried'; table: string[]; cards: string[] }
  | { type: 'shown'; cards: string[] };

export interface ZoleTrick {
  leader: Seat;
  plays: { seat: Seat; card: string }[];
}

export type ZoleLevel = 'no_trick' | 'low' | 'lost' | 'won' | 'high' | 'all_tricks';

export type ZoleOutcome =
  | { type: 'all_passed' }
  | { type: 'solo'; contract: ZoleContractName; place: number | null; level: ZoleLevel; eyes: number; tricks: number }
  | { type: 'galdins'; place: number | null; tricks: number[]; eyes: number[] };

/** How a deal ended, for its line of the score sheet. */
export interface ZoleEntry {
  places: Seat[];
  outcome: ZoleOutcome;
  pules: ZoleView['pules'];
}

export type ZoleAction =
  | { type: 'call'; call: ZoleCall }
  | { type: 'bury'; cards: string[] }
  | { type: 'play'; card: string }
  | { type: 'throw_in' };

export type ZoleSeen =
  | { type: 'dealt'; hand: string[] }
  | { type: 'called'; seat: Seat; call: ZoleCall }
  | { type: 'i_took'; table: string[] }
  | { type: 'i_buried'; cards: string[] }
  | { type: 'buried'; seat: Seat }
  | { type: 'played'; seat: Seat; card: string }
  | { type: 'taken'; seat: Seat; cards: string[]; eyes: number }
  | { type: 'thrown_in'; seat: Seat }
  | { type: 'over'; outcome: ZoleOutcome; aside: string[] };
