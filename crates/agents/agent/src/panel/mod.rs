//! Evidence: a closed set of drawings that every game shares.

mod bars;
mod curves;
mod grid;
mod table;
mod tree;
mod worlds;

use std::fmt;

pub use bars::{Bar, Bars, Mark};
pub use curves::{Curve, Curves};
pub use grid::{Grid, GridRow, Square};
pub use table::{Cell, Row, Table};
pub use tree::{Cut, CutReason, Node, NodeKind, Tree};
pub use worlds::{Class, Hand, World, Worlds};

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Message;
use crate::print::Say;

/// A titled drawing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Panel {
    /// What is shown: "chance by turn, after 9m with riichi".
    pub title: Message,
    /// The drawing.
    pub body: Body,
    /// A line beneath it.
    pub caption: Option<Message>,
}

impl Panel {
    /// A panel without a caption.
    pub fn new(title: Message, body: Body) -> Panel {
        Panel { title, body, caption: None }
    }

    pub(crate) fn print(&self, f: &mut fmt::Formatter<'_>, say: &dyn Say) -> fmt::Result {
        writeln!(f, "{}", say.message(&self.title))?;
        for line in self.body.lines(say) {
            writeln!(f, "  {}", line.trim_end())?;
        }
        self.caption.iter().try_for_each(|caption| writeln!(f, "{}", say.message(caption)))
    }
}

/// What a page can draw. A new game chooses from these; it adds none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schema(as = PanelBody)]
#[ts(export_to = "explanation.gen.ts", rename = "PanelBody")]
pub enum Body {
    /// Rows and columns.
    Table(Table),
    /// Named bars on one axis.
    Bars(Bars),
    /// Lines over one axis.
    Curves(Curves),
    /// The possible worlds that were looked at, and how they ended.
    Worlds(Worlds),
    /// A search tree.
    Tree(Tree),
    /// Rows of tiles or cards, each with a number.
    Grid(Grid),
    /// A paragraph of sentences.
    Text {
        /// In reading order.
        sentences: Vec<Message>,
    },
}

impl Body {
    fn lines(&self, say: &dyn Say) -> Vec<String> {
        match self {
            Body::Table(table) => table.lines(say),
            Body::Bars(bars) => bars.lines(say),
            Body::Curves(curves) => curves.lines(say),
            Body::Worlds(worlds) => worlds.lines(say),
            Body::Tree(tree) => tree.lines(say),
            Body::Grid(grid) => grid.lines(say),
            Body::Text { sentences } => {
                sentences.iter().map(|message| say.message(message)).collect()
            }
        }
    }
}
