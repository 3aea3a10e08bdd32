// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** The search whose log it is: which pseudo-code stands beside it, what its steps are. */
export type Algorithm =
  | 'minimax'
  | 'alpha_beta'
  | 'expectiminimax'
  | 'gamma'
  | 'star1'
  | 'star2'
  | 'best_first'
  | 'uct'
  | 'ismcts'
  | 'pimc'
  | 'cfr';

/** What can stand in a message. */
export type Arg =
  | { type: 'text'; value: string }
  | { type: 'number'; value: Quantity }
  | { type: 'pieces'; value: Array<Piece> }
  | { type: 'seat'; value: SeatMsg }
  | { type: 'message'; value: Message };

/** One bar of [`Bars`]. */
export type Bar = {
  /** What it is called. */
  label: Message;
  /** What is drawn before its name. */
  pieces: Array<Piece>;
  /** How long it is. */
  value: Estimate;
  /** How it stands out. */
  tone: Tone;
};

/** Bars, one under another, all on the same axis. */
export type BarsPanel = {
  /** What the bars measure and where they begin. */
  axis: Scale;
  /** The bars, from the top. */
  bars: Array<Bar>;
  /** Lines across all bars: 61 eyes, the value to beat. */
  marks: Array<Mark>;
};

/** Which side of a value the truth lies on. */
export type Bound = 'exact' | 'at_most' | 'at_least';

/** One action that was considered. */
export type Candidate = {
  /** Its index into `Ask::legal`. */
  legal_idx: number;
  /** What it is called. */
  label: Message;
  /** What is drawn before its name: the tile to discard, the card to play. */
  pieces: Array<Piece>;
  /** What it is worth on [`Explanation::values`]; `None` when it was not valued. */
  value: Estimate | null;
  /** How likely the agent is to choose it, where it chooses at random. */
  probability: number | null;
  /** One cell for each of [`Explanation::columns`]. */
  cells: Array<Cell>;
  /** One share from 0 to 1 for each of [`Explanation::shares`], together 1; or none. */
  shares: Array<number>;
  /** What sets it apart from the choice, in a few words: "same 28 tiles, worse wait". */
  note: Message | null;
  /** What would have to be different for it to be right: "if South were not in riichi". */
  right_if: Message | null;
  /** As good by its value, but worse in what settled the tie, which its note names. */
  lost_the_tie?: boolean;
};

/** What stands in a cell. */
export type Cell =
  | { type: 'empty' }
  | { type: 'number'; value: Estimate }
  | { type: 'words'; value: Message }
  | { type: 'pieces'; value: Array<Piece> };

/** One column of the histogram: outcomes from `low` up to but not `high`. */
export type Class = {
  /** The lowest outcome in it. */
  low: number;
  /** Where the next class begins. */
  high: number;
  /** The share of worlds in it, from 0 to 1. */
  share: number;
  /** How it stands out. */
  tone: Tone;
};

/** One curve of [`Curves`]. */
export type Curve = {
  /** What it is called, at its end. */
  label: Message;
  /** Its points `(x, y)`, x ascending. */
  points: Array<[number, number]>;
  /** How it stands out. */
  tone: Tone;
};

/** Curves in one frame, told apart by dash and a label at their end. */
export type CurvesPanel = {
  /** The axis from left to right: turns, moves, depth. */
  x: Scale;
  /** The axis from the foot to the top. */
  y: Scale;
  /** The curves, the most important first. */
  curves: Array<Curve>;
  /** Upright lines at places of the x axis. */
  marks: Array<Mark>;
};

/** The end of the search at a node before all its children were seen. */
export type Cut = {
  /** Which rule allowed it. */
  reason: CutReason;
  /** How many children were not searched. They may be recorded as nodes without a value. */
  n_skipped: number;
  /** The arithmetic as a sentence: "even if the other were 10, C is worth at most 6.5". */
  sentence: Message | null;
};

/** Which rule allowed a cut. */
export type CutReason = 'alpha' | 'beta' | 'gamma' | 'star1' | 'star2' | 'transposition' | 'depth' | 'budget';

/** A value and how sure it is. */
export type Estimate = {
  /** The value. */
  value: number;
  /** Whether the value is exact or only bounds it. */
  bound: Bound;
  /** Its standard error, where it comes from samples. */
  error: number | null;
};

/**
 * An agent's reasons as plain data: a page draws them, a terminal prints them, `wire` sends them.
 *
 * First the verdict and the candidates with their values, then panels of evidence. It knows no
 * game: actions are indices into what was asked, words are message keys, pieces are notation.
 */
export type Explanation = {
  /** What was chosen, as a heading: "discard 9 man and declare riichi". */
  verdict: Message | null;
  /**
   * The one reason that decides, as a player would give it: one sentence that holds for the choice
   * and not for the runner-up.
   */
  reason: Message | null;
  /** How the agent came to it, in its own terms. Pages show it with the evidence. */
  method: Array<Message>;
  /** The index into `Ask::legal` of the action chosen. */
  chosen: number | null;
  /** What the candidates' values measure. */
  values: Scale;
  /** Which differences between values matter; none where they cannot be compared. */
  margins: Margins | null;
  /** What the candidates' further cells measure, one scale for each column. */
  columns: Array<Scale>;
  /** What the parts of the candidates' stacked bars are called: gammon won, won, lost, … */
  shares: Array<Message>;
  /** What was considered, best first. */
  candidates: Array<Candidate>;
  /** The evidence. */
  panels: Array<Panel>;
  /** What it took: depth, nodes, worlds. */
  effort: Array<Message>;
  /** It searched, but this decision cannot be told step by step. */
  untraced?: boolean;
};

/**
 * Tiles or cards as a player knows them: waits with what is left, dangers, a hand with the value
 * of each discard.
 */
export type GridPanel = {
  /** What the numbers measure; a page may shade the pieces by it. */
  values: Scale;
  /** The rows, from the top. */
  rows: Array<GridRow>;
};

/** One row of a [`Grid`]. */
export type GridRow = {
  /** What the row is: a seat's river, a suit, a shape; none for a single row. */
  label: Message | null;
  /** The pieces, from the left. */
  squares: Array<Square>;
};

/** From which difference on a choice is more than a matter of taste, on [`Explanation::values`]. */
export type Margins = {
  /** Below it two actions are as good as each other. */
  level: number;
  /** From it on the better one is clearly better. */
  clear: number;
  /** From it on the other is a serious mistake. */
  large: number;
};

/** A place on an axis that means something. */
export type Mark = {
  /** Where it is. */
  at: number;
  /** What it means. */
  label: Message;
};

/**
 * A message key with arguments: `study-depth` with `depth` = 3. A page looks the key up in the
 * reader's language; the arguments stand in the sentence where that language wants them.
 */
export type Message = {
  /** The message's id, as in the language files. */
  key: string;
  /** Its arguments by name, in the order given. */
  args?: Array<[string, Arg]>;
};

/** Who chooses at a node. */
export type NodeKind = 'max' | 'min' | 'chance' | 'leaf';

/** A titled drawing. */
export type Panel = {
  /** What is shown: "chance by turn, after 9m with riichi". */
  title: Message;
  /** The drawing. */
  body: PanelBody;
  /** A line beneath it. */
  caption: Message | null;
};

/** What a page can draw. A new game chooses from these; it adds none. */
export type PanelBody =
  | ({ type: 'table' } & TablePanel)
  | ({ type: 'bars' } & BarsPanel)
  | ({ type: 'curves' } & CurvesPanel)
  | ({ type: 'worlds' } & WorldsPanel)
  | ({ type: 'tree' } & TreePanel)
  | ({ type: 'grid' } & GridPanel)
  | {
      type: 'text';
      /** In reading order. */
      sentences: Array<Message>;
    };

/**
 * A piece in its game's own notation: `9m`, `0p` (a red five), `QC`. The game's page knows how to
 * draw it and what it is called; a terminal prints cards as on the card, others as they stand.
 */
export type Piece = string;

/** A number and how it is written. */
export type Quantity = {
  /** The number. */
  value: number;
  /** How it is written. */
  unit: Unit;
};

/** From where to where bars and axes are drawn. A page says which. */
export type Range =
  | { type: 'from_zero' }
  | { type: 'from_worst' }
  | {
      type: 'fixed';
      /** Where it begins. */
      low: number;
      /** Where it ends. */
      high: number;
    };

/** One row of a [`Table`]. */
export type Row = {
  /** What the row is about. */
  label: Message;
  /** One cell for each column. */
  cells: Array<Cell>;
  /** How the row stands out. */
  tone: Tone;
};

/** What a column or an axis measures. */
export type Scale = {
  /** Its heading, with the unit in words where it has one: "EV in thousand points". */
  label: Message;
  /** How its numbers are written. */
  unit: Unit;
  /** From where to where it is drawn. */
  range: Range;
};

/** One piece of a [`GridRow`]. */
export type Square = {
  /** The piece. */
  piece: Piece;
  /** The number at it, if it has one. */
  value: number | null;
  /** How it stands out. */
  tone: Tone;
};

/** A table: one heading column of names, then cells. */
export type TablePanel = {
  /** The headings of the cells; a scale's unit writes the numbers of its column. */
  columns: Array<Scale>;
  /** The rows, from the top. */
  rows: Array<Row>;
};

/** How something stands out. Never by colour alone: a page adds weight, dash or frame. */
export type Tone = 'plain' | 'chosen' | 'good' | 'bad';

/** One node of a [`Tree`] and the edge that leads to it. */
export type TreeNode = {
  /** The node it hangs from, as an index into [`Tree::nodes`]; `None` for the root. */
  parent: number | null;
  /** Who chooses here. */
  kind: NodeKind;
  /** The seat that moves here, if one does. */
  mover: SeatMsg | null;
  /** The action or outcome that leads here; empty notation for the root. */
  edge: Message;
  /** How likely that outcome is, below a chance node. */
  probability: number | null;
  /**
   * The window `(alpha, beta)` with which the node was searched, where it was; an open end is
   * null in JSON.
   */
  window: [number | null, number | null] | null;
  /** What came out; `None` when the search never came here. */
  value: Estimate | null;
  /** Why the rest of its children were not searched. */
  cut: Cut | null;
  /** How it stands out; the chosen path is [`Tone::Chosen`]. */
  tone: Tone;
  /** How many nodes below it were visited but not recorded. */
  n_below: number;
};

/**
 * A search tree, or the part of it that was recorded.
 *
 * The nodes stand in the order in which the search came to them, so the first *n* of them that
 * were visited are the tree after *n* steps. Node 0 is the root; a parent stands before its
 * children.
 */
export type TreePanel = {
  /**
   * What the values measure. Its range, where fixed, is the range of possible values that cuts
   * at chance nodes rely on.
   */
  values: Scale;
  /** The nodes. */
  nodes: Array<TreeNode>;
  /** How many nodes the search visited, recorded or not. */
  n_visited: number;
};

/** How a number is written. What it measures, a label says. */
export type Unit =
  | { type: 'count' }
  | {
      type: 'number';
      /** How many decimals are written. */
      decimals: number;
    }
  | {
      type: 'signed';
      /** How many decimals are written. */
      decimals: number;
    }
  | { type: 'percent' }
  | { type: 'seconds' };

/** One imagined world. */
export type World = {
  /** How likely it is among those looked at, from 0 to 1. */
  probability: number;
  /** How it ended; `None` when it was not played out. */
  outcome: number | null;
  /**
   * What was imagined: each hidden hand by its seat, and with no seat what lies on the table
   * (wall, talon).
   */
  hands: Array<WorldHand>;
};

/** What one seat holds in an imagined world. */
export type WorldHand = {
  /** Whose it is; none for what lies on the table. */
  seat: SeatMsg | null;
  /** What it holds. */
  pieces: Array<Piece>;
};

/**
 * The worlds that an agent imagined: deals that fit what its seat knows. How they ended is drawn
 * as a histogram; a few of them may be shown in full.
 *
 * All in it was guessed from a view, so it tells nothing that the seat may not know.
 */
export type WorldsPanel = {
  /** How many worlds were looked at. */
  n_worlds: number;
  /** What was measured in each of them. */
  outcome: Scale;
  /** The histogram, from the lowest outcome up. */
  classes: Array<Class>;
  /** Places between classes that mean something: 61 and 91 eyes. */
  marks: Array<Mark>;
  /** Some of the worlds, the likeliest or most telling first. */
  samples: Array<World>;
};
