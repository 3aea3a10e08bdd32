//! Galdiņš with open cards: three players, each against taking tricks.

use parlor_zole::{ByPlace, Card};

use crate::bits::{Mask, low};
use crate::tricks::{Gather, walk};
use crate::{Following, Position};

/// The tricks that everyone still takes when each plays to take the fewest itself (max-n; Luckhardt
/// and Irani 1986). Between cards equally good for the mover the lower bit is played, so that the
/// answer is one of several equilibria, always the same.
///
/// What a place can hold itself to against both others is [`crate::Solver::fewest_tricks`].
pub fn max_n(position: &Position) -> ByPlace<u8> {
    ByPlace::new(walk::<MaxN>(position, Following::Rules))
}

/// [`max_n`] after each card that may be played, the trick that it closes included.
pub fn max_n_values(position: &Position) -> Vec<(Card, ByPlace<u8>)> {
    let value = |card| {
        let after = position.after(card)?;
        let later = max_n(&after);
        let won = |place| after.tricks()[place] - position.tricks()[place];
        Some((card, ByPlace::from_fn(|place| later[place] + won(place))))
    };
    position.playable().into_iter().filter_map(value).collect()
}

struct MaxN;

impl Gather for MaxN {
    /// The tricks that each place still takes.
    type Value = [u8; 3];

    const OVER: [u8; 3] = [0; 3];

    #[inline]
    fn gather(
        _following: Following,
        mover: usize,
        moves: Mask,
        _others: Mask,
        mut after: impl FnMut(usize) -> [u8; 3],
    ) -> [u8; 3] {
        let mut best: Option<[u8; 3]> = None;
        let mut rest = moves;
        while rest != 0 {
            let tricks = after(low(rest));
            rest &= rest - 1;
            if best.is_none_or(|old| tricks[mover] < old[mover]) {
                best = Some(tricks);
            }
        }
        best.unwrap_or_default()
    }

    #[inline]
    fn with_trick(mut tricks: [u8; 3], winner: usize) -> [u8; 3] {
        tricks[winner] += 1;
        tricks
    }
}
