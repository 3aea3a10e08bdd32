//! Rows of tiles or cards, each with a number.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::Say;
use crate::{Message, Piece, Scale, Tone};

/// Tiles or cards as a player knows them: waits with what is left, dangers, a hand with the value
/// of each discard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = GridPanel)]
#[ts(export_to = "explanation.gen.ts", rename = "GridPanel")]
pub struct Grid {
    /// What the numbers measure; a page may shade the pieces by it.
    pub values: Scale,
    /// The rows, from the top.
    pub rows: Vec<GridRow>,
}

/// One row of a [`Grid`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct GridRow {
    /// What the row is: a seat's river, a suit, a shape; none for a single row.
    pub label: Option<Message>,
    /// The pieces, from the left.
    pub squares: Vec<Square>,
}

/// One piece of a [`GridRow`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Square {
    /// The piece.
    pub piece: Piece,
    /// The number at it, if it has one.
    pub value: Option<f64>,
    /// How it stands out.
    pub tone: Tone,
}

impl Grid {
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let square = |square: &Square| {
            let value = square
                .value
                .map_or(String::new(), |v| format!(" {}", say.number(v, self.values.unit)));
            let sign =
                if square.tone == Tone::Plain { String::new() } else { square.tone.sign().into() };
            format!("{sign}{}{value}", square.piece.text())
        };
        let mut lines = vec![say.message(&self.values.label)];
        lines.extend(self.rows.iter().map(|row| {
            let squares = row.squares.iter().map(square).collect::<Vec<_>>().join(", ");
            row.label
                .as_ref()
                .map_or(squares.clone(), |label| format!("{}: {squares}", say.message(label)))
        }));
        lines
    }
}
