//! Views and deals in plain text.

mod layout;
mod view;

pub use layout::layout;
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
