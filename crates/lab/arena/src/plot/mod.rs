//! Charts as SVG: for reports and experiments, on paper and in the dark.
//!
//! A chart uses colours by class (`c0` to `c7`, `ink`, `faint`, `grid`), which a page sets; alone it
//! brings its own ([`Svg::standalone`]).

mod axis;
mod bars;
mod forest;
mod lines;
mod rows;
mod spans;
mod svg;

pub use axis::Axis;
pub use bars::{Bar, Bars};
pub use forest::{Forest, Row};
pub use lines::{Line, Lines};
pub use spans::{Span, Spans};
pub use svg::{COLOURS, Svg, escape};
