//! What is counted in a search, and who wants it.

use crate::bits::{Mask, eyes};

/// What is counted for the soloist, and whether the soloist wants much or little of it. A type
/// parameter of the search, so that each question has its own machine code.
pub(crate) trait Measure {
    /// Do the eyes of cards matter, or only their strength?
    const EYES_MATTER: bool;
    /// Does the soloist want much?
    const SOLOIST_WANTS_MUCH: bool;
    /// Tells searches apart in the transposition table.
    const ID: u32;

    /// What a set of three cards, or all cards left, is worth.
    fn worth(cards: Mask) -> i32;
}

/// The soloist's eyes.
pub(crate) struct MostEyes;

impl Measure for MostEyes {
    const EYES_MATTER: bool = true;
    const SOLOIST_WANTS_MUCH: bool = true;
    const ID: u32 = 0;

    #[inline]
    fn worth(cards: Mask) -> i32 {
        eyes(cards)
    }
}

/// The soloist's tricks, when the soloist wants many.
pub(crate) struct MostTricks;

impl Measure for MostTricks {
    const EYES_MATTER: bool = false;
    const SOLOIST_WANTS_MUCH: bool = true;
    const ID: u32 = 1;

    #[inline]
    fn worth(cards: Mask) -> i32 {
        cards.count_ones() as i32 / 3
    }
}

/// The soloist's tricks, when the soloist wants few: mazā zole, and galdiņš against both.
pub(crate) struct LeastTricks;

impl Measure for LeastTricks {
    const EYES_MATTER: bool = false;
    const SOLOIST_WANTS_MUCH: bool = false;
    const ID: u32 = 2;

    #[inline]
    fn worth(cards: Mask) -> i32 {
        cards.count_ones() as i32 / 3
    }
}
