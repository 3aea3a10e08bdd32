//! Chance: which throws there are, and a dealer that makes them.

use parlor_game::{Dealer, Entropy, Stochastic};

use crate::{Backgammon, Dice, Die, Throw, Thrown};

/// Throws dice with the entropy it is given, in the order asked.
#[derive(Clone, Debug)]
pub struct Cup<E>(pub E);

impl<E: Entropy> Cup<E> {
    fn die(&mut self) -> Die {
        Die::ALL[self.0.below(6) as usize]
    }

    fn throw(&mut self, at: Throw) -> Thrown {
        match at {
            Throw::Opening { .. } => Thrown::Opening { a: self.die(), b: self.die() },
            Throw::Roll { .. } => Thrown::Roll(Dice::new(self.die(), self.die())),
        }
    }
}

impl<E: Entropy> Dealer<Backgammon> for Cup<E> {
    fn answer(&mut self, at: Throw) -> Option<Thrown> {
        Some(self.throw(at))
    }
}

impl Stochastic for Backgammon {
    /// An opening throw is one of 36 pairs; a roll one of 21, doubles half as likely.
    fn outcomes(&self, at: Throw) -> Option<impl Iterator<Item = (Thrown, u32)> + use<>> {
        let opening = matches!(at, Throw::Opening { .. });
        let pairs = Die::ALL.into_iter().flat_map(|a| Die::ALL.into_iter().map(move |b| (a, b)));
        Some(pairs.filter_map(move |(a, b)| match (opening, a >= b) {
            (true, _) => Some((Thrown::Opening { a, b }, 1)),
            (false, true) => Some((Thrown::Roll(Dice::new(a, b)), Dice::new(a, b).weight())),
            (false, false) => None,
        }))
    }

    #[inline]
    fn draw(&self, at: Throw, entropy: &mut impl Entropy) -> Thrown {
        Cup(entropy).throw(at)
    }
}
