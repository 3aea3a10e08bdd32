//! The JSON of tenhou.net/6: reader and writer.
//!
//! A deal is told as what each player took in and put out; the order of play follows from it.
//! Winning tiles, accepted riichi and the moment a dora indicator is turned are not written: they
//! follow from the lists and the rules.

mod call;
mod deal_reader;
mod deal_writer;
mod disp;
mod error;
mod indicators;
mod lists;
mod reader;
mod result_reader;
mod result_writer;
mod sequence;
mod value_text;
mod writer;

pub use error::{Location, Tenhou6Error, Tenhou6Fault, Tenhou6WriteError};
pub use reader::Tenhou6;
pub use writer::write_match;
