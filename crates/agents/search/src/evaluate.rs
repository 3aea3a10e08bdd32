//! What a position is worth, before anyone has searched below it.

use parlor_agent::Range;
use parlor_game::{Game, Seat, SeatSet, Sequential};

/// The least and the greatest value that an evaluation can give: what cuts at chance nodes rely on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// No value is less.
    pub low: f64,
    /// No value is greater.
    pub high: f64,
}

impl Bounds {
    /// From −1 to +1.
    pub const UNIT: Bounds = Bounds { low: -1.0, high: 1.0 };

    /// Values up to `most`, won or lost.
    pub const fn symmetric(most: f64) -> Bounds {
        Bounds { low: -most, high: most }
    }

    /// The same as the range of a scale.
    pub const fn range(self) -> Range {
        Range::Fixed { low: self.low, high: self.high }
    }

    /// `value`, or the nearer bound when it lies outside.
    #[inline]
    pub fn clamp(self, value: f64) -> f64 {
        value.max(self.low).min(self.high)
    }

    /// Where `value` lies between the bounds: 0 at the lower, 1 at the upper.
    #[inline]
    pub fn share(self, value: f64) -> f64 {
        (self.clamp(value) - self.low) / (self.high - self.low)
    }
}

/// Puts a number on a position. It answers for finished games and for games in progress alike.
pub trait Evaluate<G: Game> {
    /// Between which numbers every value lies. Searches take a value outside as the nearer bound.
    fn bounds(&self) -> Bounds;

    /// What `game` is worth to `seat`: more is better for it. Takes `&mut self` for the scratch
    /// space and the caches of dear evaluations; the answer must depend on the arguments alone.
    fn value(&mut self, game: &G, seat: Seat) -> f64;

    /// Who wants the same as `seat`, itself included: the maximisers of a search for `seat`.
    /// Everyone else is taken to be against it.
    fn side(&self, _game: &G, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
}

impl<G: Game, E: Evaluate<G> + ?Sized> Evaluate<G> for &mut E {
    fn bounds(&self) -> Bounds {
        (**self).bounds()
    }

    #[inline]
    fn value(&mut self, game: &G, seat: Seat) -> f64 {
        (**self).value(game, seat)
    }

    fn side(&self, game: &G, seat: Seat) -> SeatSet {
        (**self).side(game, seat)
    }
}

/// What a seat has won so far and nothing else: exact where a search reaches the end of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Returns(pub Bounds);

impl<G: Game> Evaluate<G> for Returns {
    fn bounds(&self) -> Bounds {
        self.0
    }

    #[inline]
    fn value(&mut self, game: &G, seat: Seat) -> f64 {
        f64::from(game.returns()[seat])
    }
}

/// The evaluation of a game, for the same game taken one mover at a time. Answers given in an
/// unfinished call window are not seen by it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OneMover<E>(pub E);

impl<G: Game, E: Evaluate<G>> Evaluate<Sequential<G>> for OneMover<E> {
    fn bounds(&self) -> Bounds {
        self.0.bounds()
    }

    #[inline]
    fn value(&mut self, game: &Sequential<G>, seat: Seat) -> f64 {
        self.0.value(game.inner(), seat)
    }

    fn side(&self, game: &Sequential<G>, seat: Seat) -> SeatSet {
        self.0.side(game.inner(), seat)
    }
}
