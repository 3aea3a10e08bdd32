//! Drawings.

use parlor_agent::{Bar, Body, Cell, Class, Curve, GridRow, Mark, Panel, Row, Square, World};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{pieces, put};
use super::{EstimateMsg, MessageMsg, NodeMsg, ScaleMsg, ToneMsg};
use crate::SeatMsg;

/// A titled drawing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct PanelMsg {
    /// What is shown.
    pub title: MessageMsg,
    /// The drawing.
    pub body: BodyMsg,
    /// A line beneath it.
    pub caption: Option<MessageMsg>,
}

/// What can be drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BodyMsg {
    /// Rows and columns.
    Table {
        /// What each column measures.
        columns: Vec<ScaleMsg>,
        /// The rows.
        rows: Vec<RowMsg>,
    },
    /// Bars on one axis.
    Bars {
        /// What they measure.
        axis: ScaleMsg,
        /// The bars, from the top.
        bars: Vec<BarMsg>,
        /// Lines across all bars.
        marks: Vec<MarkMsg>,
    },
    /// Lines over one axis.
    Curves {
        /// Across.
        x: ScaleMsg,
        /// Upwards.
        y: ScaleMsg,
        /// The curves.
        curves: Vec<CurveMsg>,
        /// Places across that mean something.
        marks: Vec<MarkMsg>,
    },
    /// The worlds that were imagined.
    Worlds {
        /// How many.
        n_worlds: u64,
        /// What their ends measure.
        outcome: ScaleMsg,
        /// The histogram.
        classes: Vec<ClassMsg>,
        /// Places on it that mean something.
        marks: Vec<MarkMsg>,
        /// A few of them in full.
        samples: Vec<WorldMsg>,
    },
    /// A search tree.
    Tree {
        /// What the values measure.
        values: ScaleMsg,
        /// The nodes in the order of the visit.
        nodes: Vec<NodeMsg>,
        /// How many were visited in all.
        n_visited: u64,
    },
    /// Rows of tiles or cards with numbers.
    Grid {
        /// What the numbers measure.
        values: ScaleMsg,
        /// The rows.
        rows: Vec<GridRowMsg>,
    },
    /// Sentences.
    Text {
        /// In order.
        sentences: Vec<MessageMsg>,
    },
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct RowMsg {
    /// Its name.
    pub label: MessageMsg,
    /// Its cells.
    pub cells: Vec<CellMsg>,
    /// How it stands out.
    pub tone: ToneMsg,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum CellMsg {
    /// Nothing.
    Empty,
    /// A number in the column's unit.
    Number(EstimateMsg),
    /// Words.
    Words(MessageMsg),
    /// Tiles, cards or checkers.
    Pieces(Vec<String>),
}

/// One bar.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct BarMsg {
    /// Its name.
    pub label: MessageMsg,
    /// What is drawn before its name.
    pub pieces: Vec<String>,
    /// How long it is.
    pub value: EstimateMsg,
    /// How it stands out.
    pub tone: ToneMsg,
}

/// A place on an axis that means something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct MarkMsg {
    /// Where it is.
    pub at: f64,
    /// What it means.
    pub label: MessageMsg,
}

/// One curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct CurveMsg {
    /// Its name.
    pub label: MessageMsg,
    /// Its points.
    pub points: Vec<(f64, f64)>,
    /// How it stands out.
    pub tone: ToneMsg,
}

/// One column of a histogram: from `low` up to but not `high`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct ClassMsg {
    /// Where it begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
    /// How much of all falls here.
    pub share: f64,
    /// How it stands out.
    pub tone: ToneMsg,
}

/// One imagined world.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct WorldMsg {
    /// How likely.
    pub probability: f64,
    /// How it ended.
    pub outcome: Option<f64>,
    /// Who holds what in it.
    pub hands: Vec<HandMsg>,
}

/// What somebody holds in an imagined world.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct HandMsg {
    /// Whose it is; nobody's for a table or a wall.
    pub seat: Option<SeatMsg>,
    /// What it holds.
    pub pieces: Vec<String>,
}

/// A row of tiles or cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct GridRowMsg {
    /// Its name.
    pub label: Option<MessageMsg>,
    /// What stands in it.
    pub squares: Vec<SquareMsg>,
}

/// One tile or card with its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct SquareMsg {
    /// What is drawn.
    pub piece: String,
    /// Its number.
    pub value: Option<f64>,
    /// How it stands out.
    pub tone: ToneMsg,
}

impl From<&Panel> for PanelMsg {
    fn from(panel: &Panel) -> PanelMsg {
        PanelMsg {
            title: (&panel.title).into(),
            body: (&panel.body).into(),
            caption: panel.caption.as_ref().map(MessageMsg::from),
        }
    }
}

impl From<&Body> for BodyMsg {
    fn from(body: &Body) -> BodyMsg {
        match body {
            Body::Table(table) => {
                BodyMsg::Table { columns: put(&table.columns), rows: put(&table.rows) }
            }
            Body::Bars(bars) => BodyMsg::Bars {
                axis: (&bars.axis).into(),
                bars: put(&bars.bars),
                marks: put(&bars.marks),
            },
            Body::Curves(curves) => BodyMsg::Curves {
                x: (&curves.x).into(),
                y: (&curves.y).into(),
                curves: put(&curves.curves),
                marks: put(&curves.marks),
            },
            Body::Worlds(worlds) => BodyMsg::Worlds {
                n_worlds: worlds.n_worlds,
                outcome: (&worlds.outcome).into(),
                classes: put(&worlds.classes),
                marks: put(&worlds.marks),
                samples: put(&worlds.samples),
            },
            Body::Tree(tree) => BodyMsg::Tree {
                values: (&tree.values).into(),
                nodes: put(&tree.nodes),
                n_visited: tree.n_visited,
            },
            Body::Grid(grid) => {
                BodyMsg::Grid { values: (&grid.values).into(), rows: put(&grid.rows) }
            }
            Body::Text(sentences) => BodyMsg::Text { sentences: put(sentences) },
        }
    }
}

impl From<&Row> for RowMsg {
    fn from(row: &Row) -> RowMsg {
        RowMsg { label: (&row.label).into(), cells: put(&row.cells), tone: row.tone.into() }
    }
}

impl From<&Cell> for CellMsg {
    fn from(cell: &Cell) -> CellMsg {
        match cell {
            Cell::Empty => CellMsg::Empty,
            Cell::Number(estimate) => CellMsg::Number(estimate.into()),
            Cell::Words(message) => CellMsg::Words(message.into()),
            Cell::Pieces(list) => CellMsg::Pieces(pieces(list)),
        }
    }
}

impl From<&Bar> for BarMsg {
    fn from(bar: &Bar) -> BarMsg {
        BarMsg {
            label: (&bar.label).into(),
            pieces: pieces(&bar.pieces),
            value: (&bar.value).into(),
            tone: bar.tone.into(),
        }
    }
}

impl From<&Mark> for MarkMsg {
    fn from(mark: &Mark) -> MarkMsg {
        MarkMsg { at: mark.at, label: (&mark.label).into() }
    }
}

impl From<&Curve> for CurveMsg {
    fn from(curve: &Curve) -> CurveMsg {
        CurveMsg {
            label: (&curve.label).into(),
            points: curve.points.clone(),
            tone: curve.tone.into(),
        }
    }
}

impl From<&Class> for ClassMsg {
    fn from(class: &Class) -> ClassMsg {
        ClassMsg { low: class.low, high: class.high, share: class.share, tone: class.tone.into() }
    }
}

impl From<&World> for WorldMsg {
    fn from(world: &World) -> WorldMsg {
        let hand = |(seat, held): &(Option<_>, Vec<_>)| HandMsg {
            seat: seat.map(SeatMsg::from),
            pieces: pieces(held),
        };
        WorldMsg {
            probability: world.probability,
            outcome: world.outcome,
            hands: world.hands.iter().map(hand).collect(),
        }
    }
}

impl From<&GridRow> for GridRowMsg {
    fn from(row: &GridRow) -> GridRowMsg {
        GridRowMsg { label: row.label.as_ref().map(MessageMsg::from), squares: put(&row.squares) }
    }
}

impl From<&Square> for SquareMsg {
    fn from(square: &Square) -> SquareMsg {
        SquareMsg {
            piece: square.piece.0.to_string(),
            value: square.value,
            tone: square.tone.into(),
        }
    }
}
