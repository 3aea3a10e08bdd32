/** Backgammon's messages, in the shapes that the server sends. */
import type { Seat } from '../seat';

/** Points in the mover's numbering: 25 is the bar, 0 is off. */
export interface BackgammonMove {
  from: number;
  to: number;
}

export interface BackgammonView {
  rules: string;
  /** Each side in its own numbering: 0 is off, 1 to 24 the points, 25 the bar. */
  men: { A: number[]; B: number[] };
  on_roll: Seat;
  phase: BackgammonPhase;
  cube: { value: number; owner: Seat | null };
  score: { to: number | null; points: number[]; crawford: boolean };
  turns: number;
}

export type BackgammonPhase =
  | { type: 'opening' | 'to_roll' | 'rolling' }
  | { type: 'to_move'; dice: [number, number] }
  | { type: 'cube_offered'; beavers: number }
  | { type: 'over'; winner: Seat; win: 'single' | 'gammon' | 'backgammon'; points: number };

export type BackgammonAction =
  | { type: 'roll' | 'double' | 'take' | 'drop' | 'beaver' }
  | { type: 'play'; moves: BackgammonMove[] };

export type BackgammonSeen =
  | { type: 'opened' | 'rolled'; dice: [number, number] }
  | { type: 'acted'; seat: Seat; action: BackgammonAction }
  | { type: string };
