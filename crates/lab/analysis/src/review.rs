//! Matches of any game judged decision by decision, as they are sent to a page.

use std::any::Any;
use std::ops::ControlFlow;

use parlor_kit::{Kit, Played};
use parlor_wire::online::{ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg};

/// A game whose finished matches can be judged decision by decision.
pub trait Review: Kit {
    /// What costs are counted in.
    const UNIT: ReviewUnitMsg;

    /// Who judges where nobody says who.
    const USUAL: &'static str;

    /// Judges all decisions in their order and tells of each as soon as it is judged; then the sums of every
    /// player. `None` where it was told to stop.
    fn review(
        played: &Played<Self>,
        settings: &ReviewSettings,
        told: &mut Told<'_>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, ReviewError>;
}

/// How a match is judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewSettings {
    /// The agent that judges.
    pub agent: String,
    /// Is luck judged?
    pub with_luck: bool,
}

/// Hears how much is done, from 0 to 1, and the decisions judged since; says whether to go on.
pub type Told<'a> = dyn FnMut(f64, Vec<ReviewedMsg>) -> ControlFlow<()> + 'a;

/// Why a match cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ReviewError(pub String);

/// A [`Review`] of which only the values are left: for those who hold matches of all games.
#[derive(Clone, Copy, Debug)]
pub struct Reviewer {
    /// The game.
    pub game: &'static str,
    /// [`Review::UNIT`].
    pub unit: ReviewUnitMsg,
    /// [`Review::USUAL`].
    pub usual: &'static str,
    review: fn(&dyn Any, &ReviewSettings, &mut Told<'_>) -> Reviewed,
}

type Reviewed = Result<Option<Vec<ReviewTotalsMsg>>, ReviewError>;

impl Reviewer {
    /// The reviewer of a game.
    pub const fn of<K: Review>() -> Reviewer {
        Reviewer { game: K::NAME, unit: K::UNIT, usual: K::USUAL, review: review::<K> }
    }

    /// All there are.
    pub const ALL: &'static [Reviewer] = &[
        Reviewer::of::<parlor_zole_kit::ZoleKit>(),
        Reviewer::of::<parlor_backgammon_kit::BackgammonKit>(),
    ];

    /// The reviewer of the game of this name.
    pub fn named(game: &str) -> Option<&'static Reviewer> {
        Reviewer::ALL.iter().find(|reviewer| reviewer.game == game)
    }

    /// [`Review::review`] of a [`Played`] of this game.
    pub fn review(
        &self,
        played: &dyn Any,
        settings: &ReviewSettings,
        told: &mut Told<'_>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, ReviewError> {
        (self.review)(played, settings, told)
    }
}

fn review<K: Review>(played: &dyn Any, settings: &ReviewSettings, told: &mut Told<'_>) -> Reviewed {
    match played.downcast_ref::<Played<K>>() {
        Some(played) => K::review(played, settings, told),
        None => Err(ReviewError(format!("not a match of {}", K::NAME))),
    }
}
