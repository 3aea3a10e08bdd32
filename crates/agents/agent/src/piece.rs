//! A tile, a card, a checker: something a page draws.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A piece in its game's own notation: `9m`, `0p` (a red five), `QC`. The game's page knows how to
/// draw it and what it is called; a terminal prints cards as on the card, others as they stand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Piece(pub Cow<'static, str>);

impl Piece {
    /// A piece from its notation.
    pub fn new(notation: impl Into<Cow<'static, str>>) -> Piece {
        Piece(notation.into())
    }

    /// The piece as it is printed: a playing card as on the card, `10♥` for `TH`; others as they are
    /// written.
    ///
    /// ```
    /// use parlor_agent::Piece;
    ///
    /// let text = |notation| Piece::new(notation).text().into_owned();
    /// assert_eq!(["TH", "QC", "0p", "9s"].map(text), ["10♥", "Q♣", "0p", "9s"]);
    /// ```
    pub fn text(&self) -> Cow<'_, str> {
        let card = || {
            let (rank, suit) = self.0.split_at_checked(1)?;
            let sign = match suit {
                "C" => '♣',
                "S" => '♠',
                "H" => '♥',
                "D" => '♦',
                _ => return None,
            };
            let rank = match rank {
                "T" => "10",
                "A" | "K" | "Q" | "J" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => rank,
                _ => return None,
            };
            Some(format!("{rank}{sign}"))
        };
        card().map_or(Cow::Borrowed(&*self.0), Cow::Owned)
    }

    /// Pieces side by side as they are printed, a blank between them.
    pub fn row(pieces: &[Piece]) -> String {
        pieces.iter().map(Piece::text).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
