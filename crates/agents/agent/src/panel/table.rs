//! Rows and columns.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::{Say, align};
use crate::{Estimate, Message, Piece, Scale, Tone, Unit};

/// A table: one heading column of names, then cells.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = TablePanel)]
#[ts(export_to = "explanation.gen.ts", rename = "TablePanel")]
pub struct Table {
    /// The headings of the cells; a scale's unit writes the numbers of its column.
    pub columns: Vec<Scale>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

/// One row of a [`Table`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Row {
    /// What the row is about.
    pub label: Message,
    /// One cell for each column.
    pub cells: Vec<Cell>,
    /// How the row stands out.
    pub tone: Tone,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Cell {
    /// Nothing is known or nothing applies.
    #[default]
    Empty,
    /// A number in the unit of its column.
    Number(Estimate),
    /// A text to translate.
    Words(Message),
    /// Tiles, cards or checkers.
    Pieces(Vec<Piece>),
}

impl Cell {
    pub(crate) fn text(&self, unit: Unit, say: &dyn Say) -> String {
        match self {
            Cell::Empty => String::new(),
            Cell::Number(number) => number.said(unit, say),
            Cell::Words(message) => say.message(message),
            Cell::Pieces(pieces) => Piece::row(pieces),
        }
    }
}

impl From<f64> for Cell {
    fn from(number: f64) -> Cell {
        Cell::Number(Estimate::exact(number))
    }
}

impl From<Option<f64>> for Cell {
    fn from(number: Option<f64>) -> Cell {
        number.map_or(Cell::Empty, Cell::from)
    }
}

impl Table {
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let mut heading = vec![String::new(), String::new()];
        heading.extend(self.columns.iter().map(|column| say.message(&column.label)));
        let mut lines = vec![heading];
        for row in &self.rows {
            let cells = self
                .columns
                .iter()
                .zip(&row.cells)
                .map(|(column, cell)| cell.text(column.unit, say));
            let mut line = vec![row.tone.sign().to_string(), say.message(&row.label)];
            line.extend(cells);
            lines.push(line);
        }
        align(&lines, 2)
    }
}
