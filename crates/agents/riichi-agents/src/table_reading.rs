//! How the tables of values of `lt-greedy` and `lt-fast` are read.

/// How the tables of values are read, which both players share; the default is what the source prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableReading {
    /// Do dora indicators count among the visible tiles? They are not in the source's list.
    pub indicators: bool,
    /// What of the visible tiles is subtracted in the end.
    pub subtract: Subtract,
    /// Which tiles "differ by two pips" from one that is held.
    pub neighbours: Neighbours,
}

/// What is subtracted from the value of a kind, a point for each tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Subtract {
    /// All that is visible, the own hand too: as printed.
    #[default]
    All,
    /// What is visible outside the own concealed hand.
    Others,
    /// Nothing.
    Nothing,
}

/// Which neighbours a suit tile supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Neighbours {
    /// Those one or two ranks away, so that runs stay together: what the source says it is for.
    #[default]
    Within,
    /// Those exactly two ranks away: its words to the letter.
    Exact,
}

/// When `lt-fast` "has a set of value tiles or can reach it".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum YakuhaiReach {
    /// From a pair, with a third copy not yet visible.
    #[default]
    Pair,
    /// From one tile held, with two more not yet visible.
    Tile,
    /// From nothing, as long as three copies are held or not yet visible.
    Any,
}

impl YakuhaiReach {
    /// Can a kind of which so many are held and so many visible, the held ones among them, become a
    /// triplet?
    pub(crate) const fn reaches(self, held: u8, visible: u8) -> bool {
        let least = match self {
            YakuhaiReach::Pair => 2,
            YakuhaiReach::Tile => 1,
            YakuhaiReach::Any => 0,
        };
        held >= 3 || (held >= least && held + 4u8.saturating_sub(visible) >= 3)
    }
}
