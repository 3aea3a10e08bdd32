/** Riichi's messages, in the shapes that the server sends. */
import type { Seat } from '../seat';

export type Wind = 'east' | 'south' | 'west' | 'north';

export interface RiichiView {
  me: Seat;
  round: Wind;
  dealer: Seat;
  honba: number;
  sticks: number;
  live: number;
  dora_indicators: string[];
  ura_indicators: string[];
  stage: RiichiStage;
  /** How every winner's hand is counted, once the deal is won. */
  counts: RiichiCount[];
  own: RiichiOwn;
  places: RiichiPlace[];
}

export interface RiichiOwn {
  /** The drawn tile is among them. */
  concealed: string[];
  drawn: string | null;
  waits: string[];
  /** Have I let the tile go by that lies open now? */
  passed: boolean;
  furiten: 'discard' | 'temporary' | 'riichi' | null;
}

export interface RiichiPlace {
  seat: Seat;
  wind: Wind;
  points: number;
  n_concealed: number;
  river: RiichiDiscard[];
  melds: RiichiMeld[];
  riichi: { double: boolean; paid: boolean } | null;
}

export interface RiichiDiscard {
  tile: string;
  drawn: boolean;
  riichi: boolean;
  called: boolean;
}

export interface RiichiMeld {
  form: 'chi' | 'pon' | 'open_kan' | 'added_kan' | 'closed_kan';
  /** The called tile first, an added one last. */
  tiles: string[];
  called: string | null;
  from: Seat | null;
}

export type RiichiStage =
  | { type: 'dealing' }
  | { type: 'drawing'; seat: Seat }
  | { type: 'turn'; seat: Seat; source: 'wall' | 'dead_wall' }
  | { type: 'called'; seat: Seat; forbidden: string[] }
  | { type: 'discarded'; seat: Seat; tile: string }
  | { type: 'declared'; seat: Seat; kan: RiichiMeld }
  | { type: 'replacing'; seat: Seat }
  | ({ type: 'won' } & RiichiWins)
  | ({ type: 'over' } & RiichiOutcome);

export interface RiichiWins {
  tile: string;
  from: Seat | null;
  winners: { seat: Seat; concealed: string[]; finish: string }[];
}

export interface RiichiOutcome {
  ending: RiichiEnding;
  deltas: number[];
  sticks_left: number;
}

export type RiichiEnding =
  | { type: 'won'; tile: string; from: Seat | null; wins: RiichiWin[] }
  | { type: 'drawn'; draw: string; shown: (string[] | null)[]; nagashi: Seat[] }
  | { type: 'chombo'; seat: Seat };

export interface RiichiWin {
  seat: Seat;
  concealed: string[];
  finish: string;
  yaku: string[];
  dora: { plain: number; ura: number; red: number };
  han: number;
  fu: number;
  n_yakuman: number;
  limit: string | null;
  deltas: number[];
}

export interface RiichiCount {
  seat: Seat;
  /** `kind`: of which the triplet is that makes it. */
  yaku: { yaku: string; kind: string | null; han: number }[];
  fu: { item: string; kind: string | null; fu: number }[];
  base: number;
  price: RiichiPrice;
}

/** What is paid before honba and sticks. */
export type RiichiPrice =
  | { type: 'ron'; points: number }
  | { type: 'dealer_tsumo'; each: number }
  | { type: 'tsumo'; dealer: number; others: number };

export type RiichiAction =
  | { type: 'tsumo' | 'nine_kinds' | 'ron' | 'open_kan' | 'pass' }
  | { type: 'closed_kan' | 'added_kan'; tile: string }
  | { type: 'riichi' | 'discard'; tile: string; drawn: boolean }
  | { type: 'pon' | 'chi'; own: [string, string] };

export type RiichiSeen =
  | { type: 'dealt'; hand: string[] }
  | { type: 'indicator' | 'ura'; tile: string }
  | { type: 'i_drew'; source: string; tile: string }
  | { type: 'other_drew'; seat: Seat; source: string }
  | { type: 'discarded'; seat: Seat; tile: string; drawn: boolean; riichi: boolean }
  | { type: 'stick_paid'; seat: Seat }
  | { type: 'called'; seat: Seat; meld: RiichiMeld }
  | { type: 'kan_declared'; seat: Seat; kan: RiichiMeld }
  | { type: 'i_passed' }
  | ({ type: 'won' } & RiichiWins)
  | ({ type: 'ended' } & RiichiOutcome);
