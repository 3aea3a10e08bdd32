// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What can stand in a message. */
export type ArgMsg =
  | { type: 'text'; value: string }
  | { type: 'number'; value: QuantityMsg }
  | { type: 'pieces'; value: Array<string> }
  | { type: 'seat'; value: SeatMsg }
  | { type: 'message'; value: MessageMsg };

/** One bar. */
export type BarMsg = {
  /** Its name. */
  label: MessageMsg;
  /** What is drawn before its name. */
  pieces: Array<string>;
  /** How long it is. */
  value: EstimateMsg;
  /** How it stands out. */
  tone: ToneMsg;
};

/** What can be drawn. */
export type BodyMsg =
  | {
      type: 'table';
      /** What each column measures. */
      columns: Array<ScaleMsg>;
      /** The rows. */
      rows: Array<RowMsg>;
    }
  | {
      type: 'bars';
      /** What they measure. */
      axis: ScaleMsg;
      /** The bars, from the top. */
      bars: Array<BarMsg>;
      /** Lines across all bars. */
      marks: Array<MarkMsg>;
    }
  | {
      type: 'curves';
      /** Across. */
      x: ScaleMsg;
      /** Upwards. */
      y: ScaleMsg;
      /** The curves. */
      curves: Array<CurveMsg>;
      /** Places across that mean something. */
      marks: Array<MarkMsg>;
    }
  | {
      type: 'worlds';
      /** How many. */
      n_worlds: number;
      /** What their ends measure. */
      outcome: ScaleMsg;
      /** The histogram. */
      classes: Array<ClassMsg>;
      /** Places on it that mean something. */
      marks: Array<MarkMsg>;
      /** A few of them in full. */
      samples: Array<WorldMsg>;
    }
  | {
      type: 'tree';
      /** What the values measure. */
      values: ScaleMsg;
      /** The nodes in the order of the visit. */
      nodes: Array<NodeMsg>;
      /** How many were visited in all. */
      n_visited: number;
    }
  | {
      type: 'grid';
      /** What the numbers measure. */
      values: ScaleMsg;
      /** The rows. */
      rows: Array<GridRowMsg>;
    }
  | {
      type: 'text';
      /** In order. */
      sentences: Array<MessageMsg>;
    };

/** Which side of a value the truth lies on. */
export type BoundMsg = 'exact' | 'at_most' | 'at_least';

/** One action that was considered. */
export type CandidateMsg = {
  /** Its index among the legal actions. */
  legal_idx: number;
  /** What it is called. */
  label: MessageMsg;
  /** What is drawn before its name. */
  pieces: Array<string>;
  /** What it is worth. */
  value: EstimateMsg | null;
  /** How likely it is to be chosen. */
  probability: number | null;
  /** One cell for each column. */
  cells: Array<CellMsg>;
  /** One share for each part of the stacked bar. */
  shares: Array<number>;
};

/** What stands in a cell. */
export type CellMsg =
  | { type: 'empty' }
  | { type: 'number'; value: EstimateMsg }
  | { type: 'words'; value: MessageMsg }
  | { type: 'pieces'; value: Array<string> };

/** One column of a histogram: from `low` up to but not `high`. */
export type ClassMsg = {
  /** Where it begins. */
  low: number;
  /** Where it ends. */
  high: number;
  /** How much of all falls here. */
  share: number;
  /** How it stands out. */
  tone: ToneMsg;
};

/** One curve. */
export type CurveMsg = {
  /** Its name. */
  label: MessageMsg;
  /** Its points. */
  points: Array<[number, number]>;
  /** How it stands out. */
  tone: ToneMsg;
};

/** The early end of the search at a node. */
export type CutMsg = {
  /** Which rule allowed it. */
  reason: CutReasonMsg;
  /** Children not looked at. */
  n_skipped: number;
  /** The same in words. */
  sentence: MessageMsg | null;
};

/** Which rule allowed a cut. */
export type CutReasonMsg = 'alpha' | 'beta' | 'gamma' | 'star1' | 'star2' | 'transposition' | 'budget';

/** A value and how sure it is. */
export type EstimateMsg = {
  /** The value. */
  value: number;
  /** Exact, or only a bound. */
  bound: BoundMsg;
  /** Its standard error. */
  error: number | null;
};

/** An agent's reasons. */
export type ExplanationMsg = {
  /** What was chosen, as a heading. */
  verdict: MessageMsg | null;
  /** Why, in at most two sentences. */
  reasons: Array<MessageMsg>;
  /** The index of the chosen action among the legal ones. */
  chosen: number | null;
  /** What the candidates' values measure. */
  values: ScaleMsg;
  /** What the candidates' further cells measure. */
  columns: Array<ScaleMsg>;
  /** What the parts of the candidates' stacked bars are called. */
  shares: Array<MessageMsg>;
  /** What was considered, best first. */
  candidates: Array<CandidateMsg>;
  /** The evidence. */
  panels: Array<PanelMsg>;
  /** What it took. */
  effort: Array<MessageMsg>;
};

/** A row of tiles or cards. */
export type GridRowMsg = {
  /** Its name. */
  label: MessageMsg | null;
  /** What stands in it. */
  squares: Array<SquareMsg>;
};

/** What somebody holds in an imagined world. */
export type HandMsg = {
  /** Whose it is; nobody's for a table or a wall. */
  seat: SeatMsg | null;
  /** What it holds. */
  pieces: Array<string>;
};

/** A place on an axis that means something. */
export type MarkMsg = {
  /** Where it is. */
  at: number;
  /** What it means. */
  label: MessageMsg;
};

/** A message key with arguments; the reader puts it into words. */
export type MessageMsg = {
  /** The message's id in the language files. */
  key: string;
  /** Its arguments, by name and in order. */
  args?: Array<[string, ArgMsg]>;
};

/** Who chooses at a node. */
export type NodeKindMsg = 'max' | 'min' | 'chance' | 'leaf';

/** One node of a search tree and the edge that leads to it. */
export type NodeMsg = {
  /** The index of its parent, which stands before it; none for the root. */
  parent: number | null;
  /** Who chooses here. */
  kind: NodeKindMsg;
  /** Whose seat that is. */
  mover: SeatMsg | null;
  /** What leads here. */
  edge: MessageMsg;
  /** How likely, below a chance node. */
  probability: number | null;
  /** The search window; an open end is null. */
  window: [number | null, number | null] | null;
  /** What it is worth. */
  value: EstimateMsg | null;
  /** Why it was left early. */
  cut: CutMsg | null;
  /** How it stands out. */
  tone: ToneMsg;
  /** Nodes below it that are not in the list. */
  n_below: number;
};

/** A titled drawing. */
export type PanelMsg = {
  /** What is shown. */
  title: MessageMsg;
  /** The drawing. */
  body: BodyMsg;
  /** A line beneath it. */
  caption: MessageMsg | null;
};

/** A number and how it is written. */
export type QuantityMsg = {
  /** The number. */
  value: number;
  /** How it is written. */
  unit: UnitMsg;
};

/** From where to where bars and axes are drawn. */
export type RangeMsg =
  | { type: 'from_zero' }
  | { type: 'from_worst' }
  | {
      type: 'fixed';
      /** Where it begins. */
      low: number;
      /** Where it ends. */
      high: number;
    };

/** A row of a table. */
export type RowMsg = {
  /** Its name. */
  label: MessageMsg;
  /** Its cells. */
  cells: Array<CellMsg>;
  /** How it stands out. */
  tone: ToneMsg;
};

/** What a column or an axis measures. */
export type ScaleMsg = {
  /** Its heading. */
  label: MessageMsg;
  /** How its numbers are written. */
  unit: UnitMsg;
  /** From where to where it is drawn. */
  range: RangeMsg;
};

/** One tile or card with its number. */
export type SquareMsg = {
  /** What is drawn. */
  piece: string;
  /** Its number. */
  value: number | null;
  /** How it stands out. */
  tone: ToneMsg;
};

/** How something stands out. */
export type ToneMsg = 'plain' | 'chosen' | 'good' | 'bad';

/** How a number is written. */
export type UnitMsg =
  | { type: 'count' }
  | {
      type: 'number';
      /** How many. */
      decimals: number;
    }
  | {
      type: 'signed';
      /** How many. */
      decimals: number;
    }
  | { type: 'percent' }
  | { type: 'seconds' };

/** One imagined world. */
export type WorldMsg = {
  /** How likely. */
  probability: number;
  /** How it ended. */
  outcome: number | null;
  /** Who holds what in it. */
  hands: Array<HandMsg>;
};
