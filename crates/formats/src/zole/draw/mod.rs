//! Views, deals and score sheets in plain text.

mod layout;
mod sheet;
mod view;

pub use layout::layout;
pub use sheet::{last_line, sheet};
pub use view::view;

use parlor_game::Seat;

/// A label of the left column and what stands beside it.
fn row(label: &str, text: &str) -> String {
    format!("{label:<8} {text}").trim_end().to_owned()
}

/// A seat, marked when it is the reader's own.
fn named(seat: Seat, me: Option<Seat>) -> String {
    if me == Some(seat) { format!("{seat} (you)") } else { seat.to_string() }
}
