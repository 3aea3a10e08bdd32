/** An agent's reasons, in the shapes that the server sends. */
import type { Seat } from '../seat';

export interface Message {
  key: string;
  args?: [string, Arg][];
}

export type Arg =
  | { type: 'text'; value: string }
  | { type: 'number'; value: { value: number; unit: Unit } }
  | { type: 'pieces'; value: string[] }
  | { type: 'seat'; value: Seat }
  | { type: 'message'; value: Message };

export type Unit = { type: 'count' | 'percent' | 'seconds' } | { type: 'number' | 'signed'; decimals: number };

export type Range = { type: 'from_zero' | 'from_worst' } | { type: 'fixed'; low: number; high: number };

export interface Scale {
  label: Message;
  unit: Unit;
  range: Range;
}

export type Tone = 'plain' | 'chosen' | 'good' | 'bad' | 'faint' | string;

export interface Estimate {
  value: number;
  bound?: 'exact' | 'at_least' | 'at_most' | null;
  error?: number | null;
}

export interface Candidate {
  legal_idx: number;
  label: Message;
  pieces: string[];
  value: Estimate | null;
  probability: number | null;
  cells: Cell[];
  shares: number[];
}

export type Cell =
  | { type: 'empty' }
  | { type: 'number'; value: Estimate }
  | { type: 'words'; value: Message }
  | { type: 'pieces'; value: string[] };

export interface Mark {
  at: number;
  label: Message;
}

export interface TreeNode {
  parent: number | null;
  kind: 'max' | 'min' | 'chance' | 'leaf';
  mover: Seat | null;
  edge: Message;
  probability: number | null;
  window: [number | null, number | null] | null;
  value: Estimate | null;
  cut: { reason: string; n_skipped: number; sentence: Message | null } | null;
  tone: Tone;
  n_below: number;
}

export type PanelBody =
  | { type: 'table'; columns: Scale[]; rows: { label: Message; cells: Cell[]; tone: Tone }[] }
  | {
      type: 'bars';
      axis: Scale;
      bars: { label: Message; pieces: string[]; value: Estimate; tone: Tone }[];
      marks: Mark[];
    }
  | {
      type: 'curves';
      x: Scale;
      y: Scale;
      curves: { label: Message; points: [number, number][]; tone: Tone }[];
      marks: Mark[];
    }
  | {
      type: 'worlds';
      n_worlds: number;
      outcome: Scale;
      classes: { low: number; high: number; share: number; tone: Tone }[];
      marks: Mark[];
      samples: { probability: number; outcome: number | null; hands: { seat: Seat | null; pieces: string[] }[] }[];
    }
  | { type: 'tree'; values: Scale; nodes: TreeNode[]; n_visited: number }
  | {
      type: 'grid';
      values: Scale;
      rows: { label: Message | null; squares: { piece: string; value: number | null; tone: Tone }[] }[];
    }
  | { type: 'text'; sentences: Message[] };

export interface Panel {
  title: Message;
  body: PanelBody;
  caption: Message | null;
}

export interface Explanation {
  verdict: Message | null;
  reasons: Message[];
  chosen: number | null;
  values: Scale;
  columns: Scale[];
  shares: Message[];
  candidates: Candidate[];
  panels: Panel[];
  effort: Message[];
}
