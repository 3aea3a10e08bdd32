//! Labels as networks are taught by them: by class, some of them held back to measure by.

use parlor_nets::{Active, Examples};

use crate::net::NetClass;

use super::{Label, show};

/// One position in so many is held back.
pub const HELD_BACK: usize = 20;

/// Where in a file the positions begin that are held back: its last twentieth. They come from other games
/// than the rest, but for one, since the positions of a game are too much alike to measure each other.
pub const fn held_back(rows: usize) -> usize {
    rows - rows / HELD_BACK
}

/// Labels of one class.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lessons {
    /// What the network is shown.
    pub shown: Vec<Label>,
    /// What it is measured by.
    pub held_back: Vec<Label>,
}

impl Lessons {
    /// Adds those of a file that are of this class.
    pub fn add(&mut self, class: NetClass, labels: &[Label]) {
        let (shown, held_back) = labels.split_at(held_back(labels.len()));
        let of = |list: &[Label]| {
            let list = list.iter().filter(|label| NetClass::of(&label.board) == class);
            list.copied().collect::<Vec<_>>()
        };
        self.shown.extend(of(shown));
        self.held_back.extend(of(held_back));
    }
}

/// Labels of a class as examples.
pub(super) struct Shown<'a> {
    pub(super) class: NetClass,
    pub(super) labels: &'a [Label],
}

impl Examples<5> for Shown<'_> {
    fn show(&self, number: u32, inputs: &mut Vec<Active>) -> ([f32; 5], [f32; 5]) {
        let Label { board, chances } = &self.labels[number as usize];
        (*chances, show(board, self.class, inputs))
    }
}
