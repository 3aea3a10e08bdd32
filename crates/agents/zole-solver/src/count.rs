//! Counting playouts exactly.
//!
//! The rest of a deal depends only on the cards left and the leader, so 10¹² playouts are counted
//! by some ten thousand sums. Only strength matters: states are merged by the order of owners in
//! each class, and neighbouring cards of one hand are counted once and multiplied.

use crate::bits::{Mask, low};
use crate::tricks::{Gather, walk};
use crate::{Following, Position};

/// The number of different complete sequences of cards from here to the end.
///
/// ```
/// use parlor_zole::{ByPlace, Contract, Place, Trick};
/// use parlor_zole_solver::{Following, Position, count_playouts};
/// let hands = ByPlace::new(["QC 9H".parse()?, "QS AH".parse()?, "7D 8D".parse()?]);
/// let position = Position::new(Contract::Galdins, hands, Trick::led_by(Place::First))?;
/// // Q♣ draws Q♠ and either diamond; 9♥ draws A♥ and either diamond.
/// assert_eq!(count_playouts(&position, Following::Rules), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count_playouts(position: &Position, following: Following) -> u64 {
    walk::<Count>(position, following)
}

struct Count;

impl Gather for Count {
    type Value = u64;

    const OVER: u64 = 1;

    #[inline]
    fn gather(
        following: Following,
        _mover: usize,
        moves: Mask,
        others: Mask,
        mut after: impl FnMut(usize) -> u64,
    ) -> u64 {
        // Neighbouring cards of one hand are counted once: up to the next card that someone else
        // holds or that begins a class.
        let stops = others | following.lowest_of_classes();
        let (mut rest, mut sum) = (moves, 0);
        while rest != 0 {
            let card = low(rest);
            let stops = stops & (Mask::MAX << card << 1);
            let end = stops & stops.wrapping_neg();
            let alike = if end == 0 { rest } else { rest & (end - 1) };
            rest &= !alike;
            sum += u64::from(alike.count_ones()) * after(card);
        }
        sum
    }

    #[inline]
    fn with_trick(value: u64, _winner: usize) -> u64 {
        value
    }
}
