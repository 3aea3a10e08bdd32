//! What a network is shown.

use crate::kernel::Term;

/// The inputs of a network that are not zero, each with its place.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs(Vec<Term>);

impl Inputs {
    /// No inputs yet: all are zero.
    pub const fn new() -> Inputs {
        Inputs(Vec::new())
    }

    /// From all inputs in order.
    pub fn dense(values: &[f32]) -> Inputs {
        let mut inputs = Inputs::new();
        for (place, &value) in (0..).zip(values) {
            inputs.push(place, value);
        }
        inputs
    }

    /// All zero again.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets the input at `place`, which has not been set before. A zero needs no place.
    #[inline]
    pub fn push(&mut self, place: u32, value: f32) {
        if value != 0.0 {
            self.0.push(Term { row: place, factor: value });
        }
    }

    /// Places and values, in the order in which they were set.
    pub fn iter(&self) -> impl Iterator<Item = (u32, f32)> {
        self.0.iter().map(|term| (term.row, term.factor))
    }

    pub(crate) fn terms(&self) -> &[Term] {
        &self.0
    }
}
