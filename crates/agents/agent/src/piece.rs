//! A tile, a card, a checker: something a page draws.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A piece in its game's own notation: `9m`, `0p` (a red five), `QC`. The game's page knows how to
/// draw it and what it is called; a terminal prints it as it stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Piece(pub Cow<'static, str>);

impl Piece {
    /// A piece from its notation.
    pub fn new(notation: impl Into<Cow<'static, str>>) -> Piece {
        Piece(notation.into())
    }

    /// Pieces side by side, a blank between them.
    pub fn row(pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| &*piece.0).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
