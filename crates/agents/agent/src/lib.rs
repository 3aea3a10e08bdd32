//! Who plays: agents, their budgets, explanations, specs and registry.

mod agent;
mod budget;
mod explanation;
mod message;
mod panel;
mod parameter;
mod piece;
mod print;
mod random;
mod registry;
mod scale;
mod spec;
mod stream;

pub use agent::{Agent, Ask};
pub use budget::{Allowance, Budget, Meter, Spent};
pub use explanation::{Candidate, Explanation};
pub use message::{Arg, Message};
pub use panel::{
    Bar, Bars, Body, Cell, Class, Curve, Curves, Cut, CutReason, Grid, GridRow, Mark, Node,
    NodeKind, Panel, Row, Square, Table, Tree, World, Worlds,
};
pub use parameter::{Kind, Parameter, Params, Setting};
pub use piece::Piece;
pub use print::Say;
pub use random::Random;
pub use registry::{Build, Entry, Registry};
pub use scale::{Bound, Estimate, Quantity, Range, Scale, Tone, Unit};
pub use spec::{Spec, SpecError};
pub use stream::Stream;
