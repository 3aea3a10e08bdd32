//! Who plays: agents, their budgets, explanations, specs and registry.

mod agent;
mod budget;
mod explanation;
mod message;
mod panel;
mod piece;
mod print;
mod scale;
mod stream;

pub use agent::{Agent, Ask};
pub use budget::{Allowance, Budget, Meter, Spent};
pub use explanation::{Candidate, Explanation};
pub use message::{Arg, Message};
pub use panel::{
    Bar, Bars, Body, Cell, Class, Curve, Curves, Cut, CutReason, Grid, GridRow, Mark, Node,
    NodeKind, Panel, Row, Square, Table, Tree, World, Worlds,
};
pub use piece::Piece;
pub use print::Say;
pub use scale::{Bound, Estimate, Quantity, Range, Scale, Tone, Unit};
pub use stream::Stream;
