//! The solver against known answers, another program's answers and plain recursion.

mod data;
mod figure_4_1;
mod gather;
mod kinds;
mod known_answers;
mod properties;
mod reference;
mod samples;
