//! Inputs that are not zero.

/// An input and its value in units of 1/128.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Active {
    /// Which input.
    pub row: u16,
    /// Its value, or by how much it changes.
    pub value: i16,
}

impl Active {
    /// The value of an input that is 1.
    pub const ONE: i16 = 128;

    /// The value as a number.
    #[inline]
    pub(super) fn factor(self) -> f32 {
        f32::from(self.value) / f32::from(Active::ONE)
    }
}

/// How the inputs of several positions differ from those of one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    pub(super) changes: Vec<Active>,
    /// Where the changes of each position end.
    pub(super) ends: Vec<u32>,
}

impl Changes {
    /// No positions.
    pub fn clear(&mut self) {
        self.changes.clear();
        self.ends.clear();
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Are there no positions?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// One position more; `list` adds its changes to those of the positions before it.
    #[inline]
    pub fn push(&mut self, list: impl FnOnce(&mut Vec<Active>)) {
        list(&mut self.changes);
        self.ends.push(self.changes.len() as u32);
    }
}
